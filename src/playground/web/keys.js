// The keyboard, and the help about it.

import { enter, nextRegion } from './a11y.js';
import { button, byId, el } from './dom.js';
import { closeDrawers } from './drawers.js';
import { inOrder } from './sidebar.js';
import { emit, state } from './state.js';

const HELP = [
  ['/', 'Type a command'],
  ['Alt + 1 … 4', 'Be another person'],
  ['Alt + ↑ ↓', 'Previous or next channel'],
  ['F6, Shift + F6', 'Next or previous part of the page'],
  ['↑ ↓ on a message', 'The message before or after; Tab goes into it, Escape out of it'],
  ['↑ ↓ in the list', 'Choose a suggestion; Enter or Tab takes it'],
  ['Tab', 'Next option of a command'],
  ['Enter', 'Send, unless a suggestion is active'],
  ['Backspace', 'In an empty option: take it away'],
  ['Escape', 'Close the list, then leave the command'],
  ['↑ in an empty line', 'The command before'],
  ['?', 'This help'],
];

export function startKeys() {
  document.addEventListener('keydown', key);
  byId('open-keys').addEventListener('click', openHelp);
  for (const link of document.querySelectorAll('.skip a')) link.addEventListener('click', skip);
}

/** The address says who looks at what, so a skip leaves it alone. */
function skip(event) {
  event.preventDefault();
  enter(byId(event.currentTarget.hash.slice(1)));
}

function openHelp() {
  const dialog = byId('keys');
  const rows = HELP.flatMap(([keys, what]) => [el('dt', {}, el('kbd', {}, keys)), el('dd', {}, what)]);
  dialog.replaceChildren(
    el('h2', { id: 'keys-title' }, 'Keys'),
    el('dl', {}, rows),
    button('Close', () => dialog.close(), { class: 'control primary' }),
  );
  dialog.showModal();
}

const isTyping = (target) => target.matches('input:not([type=checkbox], [type=radio]), textarea, select');

function key(event) {
  if (document.querySelector('dialog[open]')) return;
  if (handle(event)) event.preventDefault();
}

/** Whether the key meant something. */
function handle(event) {
  const { key: name, altKey, ctrlKey, metaKey, shiftKey, code } = event;
  if (ctrlKey || metaKey) return false;
  if (name === 'F6') return nextRegion(shiftKey ? -1 : 1) ?? true;
  if (altKey && /^Digit[1-9]$/.test(code)) return bePerson(Number(code.slice(5)) - 1);
  if (altKey && (name === 'ArrowUp' || name === 'ArrowDown')) return nextChannel(name === 'ArrowUp' ? -1 : 1);
  if (altKey || isTyping(event.target)) return false;
  if (name === '/') return startCommand();
  if (name === '?') return openHelp() ?? true;
  return false;
}

function bePerson(at) {
  const person = state.stage?.people[at];
  if (person) emit('go', { person: person.id });
  return true;
}

function nextChannel(step) {
  const channels = inOrder().filter((channel) => !channel.deleted);
  const at = channels.findIndex((channel) => channel.id === state.channel);
  const next = channels.at((at + step) % channels.length);
  if (next) emit('go', { channel: next.id });
  return true;
}

function startCommand() {
  closeDrawers();
  if (byId('plain').hidden) enter(byId('composer'));
  else emit('fill', '/');
  return true;
}
