// A menu of choices: a button that opens a list. For several choices the list has a button to confirm them.

import { button, el, freshId } from '../dom.js';
import { place } from '../menu.js';

/**
 * Choices from `options`, at least `min` and at most `max`. `onChoice` is told the values when the choice is
 * made. Gives `{ node, opener, values }`.
 */
export function picker({ options, placeholder, min = 1, max = 1, disabled = false, onChoice = () => {} }) {
  const chosen = new Set(options.filter((option) => option.isDefault).map((option) => option.value));
  const list = el('ul', { id: freshId('list'), class: 'options', role: 'listbox', 'aria-label': placeholder, 'aria-multiselectable': max > 1 ? 'true' : null });
  const popup = el('div', { class: 'popup picker-popup', popover: 'auto' }, list);
  const opener = button('', () => (popup.matches(':popover-open') ? popup.hidePopover() : open()), {
    class: 'picker',
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    disabled,
  });
  const self = { node: el('div', { class: 'picker-box' }, opener, popup), opener, values: () => [...chosen] };
  let active = -1;

  function showChosen() {
    const labels = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    opener.setAttribute('aria-label', labels.length > 0 ? `${placeholder}: ${labels.join(', ')}` : placeholder);
    opener.replaceChildren(el('span', { class: labels.length > 0 ? 'picked' : 'placeholder' }, labels.join(', ') || placeholder), el('span', { class: 'caret', 'aria-hidden': 'true' }, '▾'));
  }

  function showOptions() {
    list.replaceChildren(...options.map((option, at) => entry(option, at)));
    if (options.length === 0) list.append(el('li', { class: 'remark' }, 'There is nothing to choose.'));
  }

  function entry(option, at) {
    const isChosen = chosen.has(option.value);
    return el(
      'li',
      { id: `${list.id}-${at}`, role: 'option', 'aria-selected': String(isChosen), 'data-value': option.value, class: at === active ? 'active' : null, on: { click: () => pick(at) } },
      max > 1 && el('span', { class: 'tick', 'aria-hidden': 'true' }, isChosen ? '☑' : '☐'),
      option.emoji,
      el('span', { class: 'option-words' }, el('span', {}, option.label), option.description && el('span', { class: 'remark' }, option.description)),
    );
  }

  function open() {
    active = Math.max(0, options.findIndex((option) => chosen.has(option.value)));
    showOptions();
    popup.showPopover();
    place(popup, opener);
    setActive(active);
  }

  function setActive(at) {
    list.children[active]?.classList.remove('active');
    active = Math.max(0, Math.min(options.length - 1, at));
    list.children[active]?.classList.add('active');
    list.children[active]?.scrollIntoView({ block: 'nearest' });
    if (options.length > 0) opener.setAttribute('aria-activedescendant', `${list.id}-${active}`);
  }

  function pick(at) {
    const { value } = options[at];
    if (max === 1) {
      const again = chosen.has(value) && min === 0;
      chosen.clear();
      if (!again) chosen.add(value);
      return finish();
    }
    if (!chosen.delete(value) && chosen.size < max) chosen.add(value);
    active = at;
    showOptions();
    setActive(at);
    showCount();
  }

  function finish() {
    popup.hidePopover();
    showChosen();
    opener.focus();
    onChoice([...chosen]);
  }

  const confirm = button('', finish, { class: 'control primary' });
  function showCount() {
    confirm.textContent = `Confirm (${chosen.size} of ${min === max ? max : `${min} to ${max}`})`;
    confirm.disabled = chosen.size < min || chosen.size > max;
  }
  if (max > 1) popup.append(el('div', { class: 'picker-foot' }, confirm));

  function typeAhead(letter) {
    const starts = (option) => option.label.replace(/^[@#]/, '').toLowerCase().startsWith(letter.toLowerCase());
    const next = options.findIndex((option, at) => at > active && starts(option));
    const found = next >= 0 ? next : options.findIndex(starts);
    if (found >= 0) setActive(found);
  }

  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -Infinity, End: Infinity };
  function key(event) {
    const isOpen = popup.matches(':popover-open');
    const isStep = event.key in steps;
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) open();
    else if (!isOpen) return;
    else if (isStep) setActive(active + steps[event.key]);
    else if ((event.key === 'Enter' || event.key === ' ') && event.target !== confirm) pick(active);
    else if (event.key === 'Tab' && max > 1 && event.target === opener && !event.shiftKey) confirm.focus();
    else if (event.key === 'Tab') return popup.hidePopover();
    else if (event.key.length === 1 && event.key !== ' ') typeAhead(event.key);
    else return;
    event.preventDefault();
  }

  self.node.addEventListener('keydown', key);
  popup.addEventListener('toggle', (event) => {
    opener.setAttribute('aria-expanded', String(event.newState === 'open'));
    if (event.newState === 'closed') opener.removeAttribute('aria-activedescendant');
  });
  showCount();
  showChosen();
  return self;
}
