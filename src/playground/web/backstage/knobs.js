// The kinds of controls behind the stage.

import { button, el, freshId } from '../dom.js';
import { doAndTell } from '../doing.js';

/** A section with a heading that folds it; `update` brings its knobs up to date. */
export function section(title, knobs, update = () => {}) {
  const id = freshId('section');
  const node = el(
    'section',
    { 'aria-labelledby': id },
    el(
      'details',
      { open: true },
      el('summary', {}, el('h3', { id, tabindex: '-1' }, title)),
      knobs.map((knob) => knob.node ?? knob),
    ),
  );
  const updateAll = () => {
    for (const knob of knobs) knob.update?.();
    update(node);
  };
  return { node, update: updateAll };
}

/** Something that is on or off: `isOn` says which, `ask` makes the question, `done` the words about it. */
export function toggle(label, why, { isOn, ask, done, isPossible = () => true, set = null }) {
  const input = el('input', { type: 'checkbox', role: 'switch', class: 'switch', id: freshId('switch') });
  const explained = explain(input, why);
  input.addEventListener('change', async () => {
    if (set) return set(input.checked);
    const went = await doAndTell(ask(input.checked), done(input.checked));
    if (!went) update();
    return went;
  });
  const update = () => {
    input.checked = isOn();
    setDisabled(input, !isPossible());
  };
  return { node: el('div', { class: 'knob' }, el('label', { for: input.id }, label), input, explained), update };
}

/** A text that is taken when it is left or Enter is pressed. */
export function textKnob(label, why, { value, ask, done }) {
  const input = el('input', {
    type: 'text',
    id: freshId('text'),
    autocomplete: 'off',
    spellcheck: 'false',
    dir: 'auto',
  });
  const explained = explain(input, why);
  const update = () => {
    if (document.activeElement !== input && input.value !== value()) input.value = value();
  };
  input.addEventListener('change', () => input.value !== value() && doAndTell(ask(input.value), done(input.value)));
  input.addEventListener('blur', update);
  return { node: el('div', { class: 'knob' }, el('label', { for: input.id }, label), input, explained), update };
}

/** A knob for each of the keys, as they come and go. */
export function many(keys, make) {
  const node = el('div', {});
  let shown = '';
  let knobs = [];
  const update = () => {
    if (shown !== JSON.stringify(keys())) {
      shown = JSON.stringify(keys());
      knobs = keys().map(make);
      node.replaceChildren(...knobs.map((knob) => knob.node));
    }
    for (const knob of knobs) knob.update();
  };
  return { node, update };
}

/** One of several: `options` gives `[value, words]`; `choose` gives `false` if it did not work. */
export function choice(label, why, { options, value, choose = () => {} }) {
  const select = el('select', { id: freshId('select') });
  const explained = explain(select, why);
  let shown = '';
  select.addEventListener('change', async () => {
    if ((await choose(select.value)) === false) update();
  });
  const update = () => {
    const all = options();
    // Redrawing would close a list that is open.
    if (JSON.stringify(all) !== shown)
      select.replaceChildren(...all.map(([key, words]) => el('option', { value: key }, words)));
    shown = JSON.stringify(all);
    if (value) select.value = value();
  };
  update();
  return {
    node: el('div', { class: 'knob' }, el('label', { for: select.id }, label), select, explained),
    update,
    select,
  };
}

/** Something that is done by pressing, if one `isSure`: `ask` may be a question or make one. */
export function deed(label, why, { ask, done, isPossible = () => true, isSure = () => true }) {
  const act = async () => (await isSure()) && doAndTell(typeof ask === 'function' ? ask() : ask, done);
  const press = button(label, act, { class: 'control secondary' });
  const update = () => {
    setDisabled(press, !isPossible());
  };
  const explained = explain(press, why);
  return { node: el('div', { class: 'knob deed' }, press, explained), update };
}

/** A control that cannot be used any more hands the keyboard to the heading of its section. */
export function setDisabled(control, isDisabled) {
  if (isDisabled && control === document.activeElement) control.closest('section').querySelector('h3').focus();
  control.disabled = isDisabled;
}

function explain(control, why) {
  if (!why) return null;
  const id = freshId('why');
  control.setAttribute('aria-describedby', id);
  return el('span', { id, class: 'why' }, why);
}
