// The list above the composer: what could be meant. One list for whichever input has the keyboard.

import { byId, el } from '../dom.js';

let items = [];
let active = -1;
let owner = null;
let onPick = () => {};

const box = () => byId('suggestions');
const status = () => byId('suggestions-status');

/** Makes an input one that the list belongs to. */
export function isCombobox(input) {
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', 'suggestions');
  input.setAttribute('aria-expanded', 'false');
  input.setAttribute('autocomplete', 'off');
}

/**
 * Shows what could be meant: `{ name, detail }` each. With `eager` the first is active at once.
 * `remark` is shown where there is nothing.
 */
export function suggest(input, found, { eager = false, remark = '', pick = () => {} } = {}) {
  if (owner && owner !== input) release(owner);
  owner = input;
  items = found;
  onPick = pick;
  active = -1;
  box().replaceChildren(...found.map(entry));
  status().textContent = found.length === 0 ? remark : '';
  byId('suggestions-box').hidden = found.length === 0 && remark === '';
  input.setAttribute('aria-expanded', String(found.length > 0));
  input.removeAttribute('aria-activedescendant');
  if (eager && found.length > 0) activate(0);
}

function entry(item, at) {
  return el(
    'li',
    {
      id: `suggestion-${at}`,
      role: 'option',
      'aria-selected': 'false',
      // The keyboard stays in the input.
      on: {
        mousedown: (event) => event.preventDefault(),
        mousemove: () => active === at || activate(at),
        click: () => pickAt(at),
      },
    },
    el('span', { class: 'suggestion-name' }, item.name),
    item.detail && el('span', { class: 'remark' }, item.detail),
  );
}

function activate(at) {
  box().children[active]?.setAttribute('aria-selected', 'false');
  active = at;
  const node = box().children[at];
  node?.setAttribute('aria-selected', 'true');
  node?.scrollIntoView({ block: 'nearest' });
  if (node) owner?.setAttribute('aria-activedescendant', node.id);
}

function pickAt(at) {
  const item = items[at];
  if (!item) return false;
  const pick = onPick;
  closeSuggestions();
  pick(item);
  return true;
}

export const isOpen = () => !byId('suggestions-box').hidden;

export const hasSuggestions = () => isOpen() && items.length > 0;

/** Takes the active one; whether there was one. */
export const pickActive = () => hasSuggestions() && pickAt(active);

export function moveActive(step) {
  const from = active < 0 && step < 0 ? 0 : active;
  activate((from + step + items.length) % items.length);
}

function release(input) {
  input.setAttribute('aria-expanded', 'false');
  input.removeAttribute('aria-activedescendant');
}

export function closeSuggestions() {
  if (owner) release(owner);
  owner = null;
  items = [];
  active = -1;
  byId('suggestions-box').hidden = true;
  box().replaceChildren();
  status().textContent = '';
}
