// The list of messages: in order, at the bottom unless somebody has scrolled up, announcing what is new.

import { announce } from './a11y.js';
import { forgetFailures } from './answers.js';
import { byId, el } from './dom.js';
import { forgetHeld, holdBack } from './freeze.js';
import { inWords, messageNode } from './message.js';
import { keepPictures } from './picture.js';
import { markSeen } from './seen.js';
import { bornAt, byAge, emit, here, on, state } from './state.js';
import { dayName, now } from './time.js';
import { welcome } from './welcome.js';

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

const list = () => byId('log');
const scroller = () => byId('messages');
const nodeOf = (id) => list().querySelector(`:scope > [data-message-id="${id}"]`);

export function startConversation() {
  on('view', begin);
  on('message', (told) => holdBack(told) || show(told));
  on('gone', (told) => holdBack(told) || remove(told.message));
  on('show', (told) => (told.tell === 'gone' ? remove(told.message) : show(told)));
  on('redraw', redraw);
  on('dismiss', dismiss);
  on('commands', arrange);
  on('stage', () => {
    since ??= now();
    arrange();
  });
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
  said = new Set();
  since = null;
  // What had the keyboard is not there any more.
  if (list().contains(document.activeElement)) scroller().focus();
  list().replaceChildren();
  toEnd();
}

function show(told) {
  const { message } = told;
  if (dismissed.has(message.id)) return;
  const before = state.messages.get(message.id);
  if (before && JSON.stringify(before) === JSON.stringify(told)) return;
  state.messages.set(message.id, told);
  draw(told);
  arrange();
  say(told);
  if (!before && !isAtEnd) byId('to-end').hidden = false;
  noteSeen();
}

function redraw(id) {
  const told = state.messages.get(id);
  if (told) {
    draw(told);
    arrange();
  }
}

/** The element of a message; one that cannot be drawn says so, and the others are still there. */
function drawn(told) {
  try {
    return messageNode(told);
  } catch (error) {
    console.error(error);
    const { id } = told.message;
    return el('li', { class: 'message', 'data-message-id': id, tabindex: '-1' }, 'This message could not be shown.');
  }
}

/** Puts a message in its place, or draws it anew there with the keyboard where it was. */
function draw(told) {
  const old = nodeOf(told.message.id);
  const key = old?.contains(document.activeElement) ? (document.activeElement.dataset.key ?? '') : null;
  const fresh = drawn(told);
  if (old) {
    keepPictures(old, fresh);
    keepOpen(old, fresh);
    old.replaceWith(fresh);
  } else {
    insert(fresh, told.message.id);
  }
  if (key !== null)
    (fresh.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`) ?? fresh).focus({ preventScroll: true });
}

/** Alternative texts that were open stay open, if the picture has the same place. */
function keepOpen(old, fresh) {
  const toggles = fresh.querySelectorAll('.alt-button');
  old.querySelectorAll('.alt-button').forEach((toggle, at) => {
    if (toggle.getAttribute('aria-expanded') === 'true') toggles[at]?.click();
  });
}

function insert(fresh, id) {
  const later = [...list().querySelectorAll(':scope > [data-message-id]')].find(
    (node) => byAge(id, node.dataset.messageId) < 0,
  );
  list().insertBefore(fresh, later ?? null);
}

function remove(id) {
  const node = nodeOf(id);
  if (!node) return;
  state.messages.delete(id);
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
  for (const node of list().querySelectorAll('.day, .welcome')) node.remove();
  const all = [...state.messages.values()].sort((one, other) => byAge(one.message.id, other.message.id));
  let previous = null;
  for (const told of all) {
    const node = nodeOf(told.message.id);
    if (!node) continue;
    const isNewDay = !previous || dayName(bornAt(previous.message.id)) !== dayName(bornAt(told.message.id));
    if (isNewDay) node.before(el('li', { class: 'day' }, el('span', {}, dayName(bornAt(told.message.id)))));
    node.classList.toggle('together', !isNewDay && belongsTo(previous, told));
    previous = told;
  }
  if (all.length === 0 && here()) list().append(welcome());
  keepEnd();
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
  if (bornAt(message.id) >= since) announce(inWords(nodeOf(message.id), told));
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
