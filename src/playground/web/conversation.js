// The list of messages: in order, at the bottom unless somebody has scrolled up, announcing what is new.

import { announce } from './a11y.js';
import { forgetFailures } from './answers.js';
import { byId, el, refillIfNew } from './dom.js';
import { forgetHeld, holdBack } from './freeze.js';
import { inWords, messageNode } from './message.js';
import { keepPictures } from './picture.js';
import { reach, startReaching } from './reach.js';
import { markSeen } from './seen.js';
import { keepRevealed } from './spoiler.js';
import { bornAt, byAge, emit, here, me, on, state } from './state.js';
import { dayName, now } from './time.js';
import { welcome, welcomeData } from './welcome.js';

/** Messages of one author within this time stand together. */
const TOGETHER_MS = 7 * 60 * 1000;
/** So far from the end still counts as being there. */
const NEAR_END_PX = 40;

let isAtEnd = true;
let lastTop = 0;
/** Since when this view is there: older messages are not news. Known with the first stage, which has the clock. */
let since = null;
/** Messages that have been said or need not be. */
let said = new Set();
/** Private messages that their reader wanted out of the way. */
const dismissed = new Set();
/** The elements of the messages, by id. */
const nodes = new Map();
/** What messages say in names that may change. */
let namesShown = '';

const list = () => byId('log');
const scroller = () => byId('messages');

export function startConversation() {
  on('view', begin);
  on('messages', (told) => holdBack(told) || show(told.messages));
  on('gone', (told) => holdBack(told) || remove(told.message));
  on('show', (told) => (told.tell === 'gone' ? remove(told.message) : show(told.messages)));
  on('redraw', redraw);
  on('dismiss', dismiss);
  on('commands', showWelcome);
  on('stage', () => {
    since ??= now();
    showNames();
    showWelcome();
  });
  startReaching(list());
  scroller().addEventListener('scroll', scrolled, { passive: true });
  new ResizeObserver(keepEnd).observe(list());
  new ResizeObserver(keepEnd).observe(scroller());
  byId('to-end').addEventListener('click', toEnd);
  document.addEventListener('visibilitychange', noteSeen);
}

function begin() {
  forgetFailures();
  forgetHeld();
  state.messages.clear();
  nodes.clear();
  said = new Set();
  since = null;
  // What had the keyboard is not there any more.
  if (list().contains(document.activeElement)) scroller().focus();
  list().replaceChildren();
  refillIfNew(byId('welcome'), null);
  toEnd();
}

const sameAsShown = (told) => JSON.stringify(state.messages.get(told.message.id)) === JSON.stringify(told);

/** Shows messages that are new or have changed, all at once. */
function show(told) {
  const news = told.filter((one) => !dismissed.has(one.message.id) && !sameAsShown(one));
  if (news.length === 0) return;
  const hasNew = news.some(({ message }) => !state.messages.has(message.id));
  for (const one of news) state.messages.set(one.message.id, one);
  draw(news);
  for (const one of news) say(one);
  if (hasNew && !isAtEnd) byId('to-end').hidden = false;
  noteSeen();
}

function redraw(id) {
  if (state.messages.has(id)) draw([state.messages.get(id)]);
}

/** Draws everything anew where somebody or something has another name, or the reader another language. */
function showNames() {
  const { people, servers, channels, bot } = state.stage;
  const names = [
    [...people, bot].map(({ id, name, part }) => [id, name, part]),
    servers.map(({ members, roles, has_bot: hasBot }) => [members, roles, hasBot]),
    channels.map(({ id, name, kind, deleted }) => [id, name, kind, deleted]),
    me()?.locale,
  ];
  const before = namesShown;
  namesShown = JSON.stringify(names);
  if (namesShown !== before && state.messages.size > 0) draw([...state.messages.values()]);
}

/** The element of a message; one that cannot be drawn says so, and the others are still there. */
function drawn(told) {
  try {
    return messageNode(told);
  } catch (error) {
    console.error(error);
    const { id } = told.message;
    return el(
      'li',
      { class: 'message', 'data-message-id': id, tabindex: '-1' },
      'This message could not be shown.',
    );
  }
}

/** Draws messages in their places, those that are there already with the keyboard where it was. */
function draw(told) {
  const added = told.filter((one) => !replaced(one)).map(({ message }) => message.id);
  insert(added.sort(byAge));
  arrange();
}

/** Puts a new element in the place of a message's old one; whether there was one. */
function replaced(told) {
  const { id } = told.message;
  const old = nodes.get(id);
  const fresh = drawn(told);
  nodes.set(id, fresh);
  if (!old) return false;
  const key = old.contains(document.activeElement) ? (document.activeElement.dataset.key ?? '') : null;
  keepPictures(old, fresh);
  keepOpen(old, fresh);
  keepRevealed(old, fresh);
  old.replaceWith(fresh);
  if (key !== null)
    (fresh.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`) ?? fresh).focus({ preventScroll: true });
  return true;
}

/** Alternative texts that were open stay open, if the picture has the same place. */
function keepOpen(old, fresh) {
  const toggles = fresh.querySelectorAll('.alt-button');
  old.querySelectorAll('.alt-button').forEach((toggle, at) => {
    if (toggle.getAttribute('aria-expanded') === 'true') toggles[at]?.click();
  });
}

/** Puts new messages, the oldest first, before the first that is later: neighbours together, in one go. */
function insert(ids) {
  const there = [...list().querySelectorAll(':scope > [data-message-id]')];
  let piece = document.createDocumentFragment();
  let at = 0;
  for (const id of ids) {
    const from = at;
    while (at < there.length && byAge(there[at].dataset.messageId, id) < 0) at += 1;
    if (at !== from) {
      list().insertBefore(piece, there[from] ?? null);
      piece = document.createDocumentFragment();
    }
    piece.append(nodes.get(id));
  }
  list().insertBefore(piece, there[at] ?? null);
}

function remove(id) {
  const node = nodes.get(id);
  if (!node) return;
  state.messages.delete(id);
  nodes.delete(id);
  const next = node.nextElementSibling ?? node.previousElementSibling;
  if (node.contains(document.activeElement)) (next?.matches('.message') ? next : scroller()).focus();
  node.remove();
  arrange();
}

function dismiss(id) {
  dismissed.add(id);
  remove(id);
}

/** Days between messages, neighbours that belong together, and a welcome where there is nothing. */
function arrange() {
  let previous = null;
  const all = [...state.messages.values()].sort((one, other) => byAge(one.message.id, other.message.id));
  for (const told of all) {
    const node = nodes.get(told.message.id);
    const day = dayName(bornAt(told.message.id));
    const isNewDay = !previous || dayName(bornAt(previous.message.id)) !== day;
    showDay(node, isNewDay ? day : null);
    node.classList.toggle('together', !isNewDay && belongsTo(previous, told));
    previous = told;
  }
  // The day of a message that is gone.
  for (let last = list().lastElementChild; last?.matches('.day'); last = list().lastElementChild) last.remove();
  reach(all.map(({ message }) => nodes.get(message.id)));
  showWelcome();
  keepEnd();
}

/** Lets a message be preceded by this day, or by none; leaves what is right as it is. */
function showDay(node, day) {
  let before = node.previousElementSibling;
  while (before?.matches('.day') && before.textContent !== day) {
    before.remove();
    before = node.previousElementSibling;
  }
  if (day !== null && !before?.matches('.day')) node.before(el('li', { class: 'day' }, el('span', {}, day)));
}

function showWelcome() {
  const isEmpty = state.messages.size === 0 && here() !== null;
  refillIfNew(byId('welcome'), isEmpty ? welcomeData() : null, welcome);
}

function belongsTo(previous, told) {
  const [one, other] = [previous.message, told.message];
  const isSame = one.author.id === other.author.id && previous.about.private === told.about.private;
  return isSame && !other.interaction_metadata && bornAt(other.id) - bornAt(one.id) < TOGETHER_MS;
}

function say(told) {
  const { message, about } = told;
  if (about.thinking || said.has(message.id)) return;
  said.add(message.id);
  if (bornAt(message.id) >= since) announce(inWords(nodes.get(message.id), told));
}

function scrolled() {
  const { scrollHeight, scrollTop, clientHeight } = scroller();
  // What grows at the end without anybody scrolling up does not lead away from it.
  if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) isAtEnd = true;
  else if (scrollTop < lastTop) isAtEnd = false;
  lastTop = scrollTop;
  if (isAtEnd) byId('to-end').hidden = true;
  noteSeen();
}

function keepEnd() {
  if (!isAtEnd) return;
  scroller().scrollTop = scroller().scrollHeight;
  lastTop = scroller().scrollTop;
}

function toEnd() {
  isAtEnd = true;
  byId('to-end').hidden = true;
  keepEnd();
}

function noteSeen() {
  if (isAtEnd && document.visibilityState === 'visible' && markSeen()) emit('seen');
}
