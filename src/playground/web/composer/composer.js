// The line to type commands in: a plain input until a command is chosen, its fields from then on.

import { byId, setText } from '../dom.js';
import { sentence } from '../sentence.js';
import { on, state } from '../state.js';
import { commandOf, fitting, slashCommands } from './commands.js';
import { CommandForm } from './command.js';
import { recalled } from './history.js';
import { clearNotices, forgetDisconnection, notice } from './notices.js';
import {
  closeSuggestions,
  hasSuggestions,
  isCombobox,
  isOpen,
  moveActive,
  pickActive,
  suggest,
} from './suggestions.js';

let form = null;
let place = '';
/** How many commands ago the one shown was sent, 0 if it is no old one. */
let ago = 0;

const plain = () => byId('plain');

export function startComposer() {
  isCombobox(plain());
  plain().addEventListener('input', typed);
  plain().addEventListener('focus', typed);
  plain().addEventListener('blur', closeSuggestions);
  byId('composer').addEventListener('keydown', key);
  byId('composer').addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
  on('fill', fill);
  on('view', viewed);
  on('commands', refresh);
  on('connected', forgetDisconnection);
}

/** Elsewhere one begins anew; after a broken connection what was typed is still there. */
function viewed({ person, channel }) {
  const isSame = place === `${person}/${channel}`;
  place = `${person}/${channel}`;
  if (isSame) return;
  plain().value = '';
  // A form that is taken away would take the keyboard with it.
  leave(Boolean(form?.node.contains(document.activeElement)));
  clearNotices();
}

function refresh() {
  // Right after a view begins nothing is known yet.
  const gone =
    form && state.commands.length > 0 && !slashCommands().some((command) => command.path === form.command.path);
  if (gone) leave();
  else if (document.activeElement === plain()) typed();
}

/** Puts a line into the composer as if it were typed. */
function fill(line) {
  leave(false);
  plain().value = line;
  plain().focus();
  typed();
}

function typed() {
  const text = plain().value;
  byId('only-commands').hidden = text === '' || text.startsWith('/');
  if (!text.startsWith('/')) return closeSuggestions();
  const found = commandOf(text);
  if (found) return enter(found.command, found.rest);
  const items = fitting(text.slice(1).trimEnd()).map((command) => ({
    name: `/${command.shown}`,
    detail: command.description,
    command,
  }));
  const remark = state.hidden
    ? sentence(state.hidden)
    : state.commands.length === 0
      ? 'There are no commands here.'
      : 'No command matches.';
  suggest(plain(), items, { eager: true, remark, pick: ({ command }) => enter(command, '') });
}

function enter(command, rest) {
  closeSuggestions();
  plain().value = '';
  form?.node.remove();
  form = new CommandForm(command, { onLeave: leave, onSent: sent });
  plain().hidden = true;
  byId('composer-line').prepend(form.node);
  byId('composer').classList.add('with-command');
  form.fillIn(rest);
}

function leave(isFocused = true) {
  closeSuggestions();
  form?.node.remove();
  form = null;
  ago = 0;
  plain().hidden = false;
  byId('composer').classList.remove('with-command');
  byId('only-commands').hidden = true;
  if (isFocused) plain().focus();
}

/** Leaves what was sent, unless something else is being filled in by now. */
function sent(which) {
  if (form !== which) return;
  const hadFocus = byId('composer').contains(document.activeElement);
  leave(hadFocus);
}

function send() {
  if (form) return form.send();
  if (plain().value === '') return null;
  const found = commandOf(`${plain().value.trimEnd()} `);
  if (found) return enter(found.command, found.rest);
  clearNotices();
  const reason = plain().value.startsWith('/')
    ? 'There is no such command here.'
    : 'Only commands are understood here: type / to see them.';
  return notice(reason, { isWrong: true });
}

function key(event) {
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  const handler = KEYS[event.key];
  if (handler?.(event)) event.preventDefault();
}

/** Each says whether it has done something. */
const KEYS = {
  ArrowDown: () => stepDown(1),
  ArrowUp: () => stepDown(-1),
  Escape: () => {
    if (isOpen()) closeSuggestions();
    else if (form) leave();
    else return false;
    return true;
  },
  Tab: (event) => {
    if (event.shiftKey) return false;
    const inField = form && event.target !== plain();
    if (!pickActive()) return false;
    // Taking a suggestion of a field moves on by itself.
    return Boolean(inField || form);
  },
  Enter: (event) => {
    if (event.target.matches('button, [type=file]')) return false;
    if (!pickActive()) send();
    return true;
  },
  ' ': (event) => event.target === plain() && chooseByBlank(),
  Backspace: (event) => Boolean(form && event.target.value === '' && form.backspace(event.target)),
};

/** A blank chooses a command that has been typed in full, or the only one left. */
function chooseByBlank() {
  const text = plain().value;
  if (!text.startsWith('/') || text.length < 2) return false;
  const found = fitting(text.slice(1));
  const isFull = found.some((command) => [command.path, command.shown].includes(text.slice(1)));
  const isPrefix = found.some((command) =>
    [command.path, command.shown].some((name) => name.startsWith(`${text.slice(1)} `)),
  );
  return !isFull && !isPrefix && found.length === 1 && pickActive();
}

function stepDown(step) {
  if (hasSuggestions()) {
    moveActive(step);
    return true;
  }
  const isFresh = form ? ago > 0 && !form.isTouched : plain().value === '';
  return isFresh && recall(ago - step);
}

function recall(wanted) {
  if (wanted < 0) return false;
  if (wanted === 0) {
    leave();
    return true;
  }
  const entry = recalled(wanted);
  const command = entry && slashCommands().find(({ path }) => path === entry.path);
  if (!command) return false;
  enter(command, '');
  form.restore(entry.texts);
  ago = wanted;
  return true;
}

/** Why there are no commands, and what to do about it. */
function hiddenWhy(open) {
  const why = sentence(state.hidden ?? '');
  return open?.kind === 'private' ? `${why} Turn on “Has Reynard installed” in the Backstage.` : why;
}

/** What the composer says while nothing is typed. */
export function showComposerState() {
  const open = state.stage?.channels.find(({ id }) => id === state.channel);
  byId('composer').hidden = !open || open.deleted;
  plain().placeholder = open ? `Type / for a command in ${open.kind === 'text' ? '#' : ''}${open.name}` : '';
  byId('hidden-why').hidden = !state.hidden;
  setText(byId('hidden-why'), hiddenWhy(open));
}
