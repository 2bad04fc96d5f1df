// A menu of choices: a button that opens a list. For several choices the list has a button to confirm them.

import { button, el, freshId } from '../dom.js';
import { place } from '../menu.js';

const STEPS = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -Infinity, End: Infinity };

export class Picker {
  /** At least `min` and at most `max` of the `options`; `onChoice` is told the values when a choice is made. */
  constructor({ options, placeholder, min = 1, max = 1, disabled = false, onChoice = () => {} }) {
    Object.assign(this, { options, placeholder, min, max, onChoice, active: -1 });
    this.chosen = new Set(options.filter((option) => option.isDefault).map((option) => option.value));
    this.build(disabled);
    this.showChosen();
    this.showCount();
  }

  build(disabled) {
    const isMultiple = this.max > 1;
    this.list = el('ul', {
      id: freshId('list'),
      class: 'options',
      role: 'listbox',
      'aria-label': this.placeholder,
      'aria-multiselectable': isMultiple ? 'true' : null,
    });
    this.confirm = button('', () => this.finish(), { class: 'control primary' });
    this.popup = el(
      'div',
      { class: 'popup picker-popup', popover: 'auto' },
      this.list,
      isMultiple &&
        el('div', { class: 'picker-foot' }, el('p', { class: 'remark' }, `Choose ${this.range()}`), this.confirm),
    );
    this.popup.addEventListener('toggle', (event) => this.toggled(event.newState === 'open'));
    this.opener = button('', () => (this.isOpen() ? this.popup.hidePopover() : this.open()), {
      class: 'picker',
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-controls': this.list.id,
      disabled,
    });
    this.node = el(
      'div',
      { class: 'picker-box', on: { keydown: (event) => this.key(event) } },
      this.opener,
      this.popup,
    );
  }

  range() {
    return this.min === this.max ? `${this.max}` : `${this.min} to ${this.max}`;
  }

  values() {
    return [...this.chosen];
  }

  isOpen() {
    return this.popup.matches(':popover-open');
  }

  toggled(isOpen) {
    this.opener.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) this.opener.removeAttribute('aria-activedescendant');
  }

  showChosen() {
    const labels = this.options.filter((option) => this.chosen.has(option.value)).map((option) => option.label);
    const words = labels.join(', ');
    this.opener.setAttribute('aria-label', words === '' ? this.placeholder : `${this.placeholder}: ${words}`);
    const shown = words === '' ? el('span', { class: 'placeholder' }, this.placeholder) : el('span', {}, words);
    this.opener.replaceChildren(shown, el('span', { class: 'caret', 'aria-hidden': 'true' }, '▾'));
  }

  showCount() {
    const { size } = this.chosen;
    this.confirm.textContent = `Confirm (${size})`;
    this.confirm.disabled = size < this.min || size > this.max;
  }

  showOptions() {
    this.list.replaceChildren(...this.options.map((option, at) => this.entry(option, at)));
    if (this.options.length === 0) this.list.append(el('li', { class: 'remark' }, 'There is nothing to choose.'));
  }

  entry(option, at) {
    const isChosen = this.chosen.has(option.value);
    const words = el(
      'span',
      { class: 'option-words' },
      el('span', {}, option.label),
      option.description && el('span', { class: 'remark' }, option.description),
    );
    return el(
      'li',
      {
        id: `${this.list.id}-${at}`,
        role: 'option',
        'aria-selected': String(isChosen),
        'data-value': option.value,
        on: { click: () => this.pick(at) },
      },
      this.max > 1 && el('span', { class: 'tick', 'aria-hidden': 'true' }, isChosen ? '✓' : ''),
      option.emoji?.cloneNode(true),
      words,
    );
  }

  open() {
    this.showOptions();
    this.popup.showPopover();
    place(this.popup, this.opener);
    this.setActive(
      Math.max(
        0,
        this.options.findIndex((option) => this.chosen.has(option.value)),
      ),
    );
  }

  setActive(at) {
    this.list.children[this.active]?.classList.remove('active');
    this.active = Math.max(0, Math.min(this.options.length - 1, at));
    if (this.options.length === 0) return;
    this.list.children[this.active].classList.add('active');
    this.list.children[this.active].scrollIntoView({ block: 'nearest' });
    this.opener.setAttribute('aria-activedescendant', `${this.list.id}-${this.active}`);
  }

  pick(at) {
    if (!this.options[at]) return;
    const { value } = this.options[at];
    if (this.max === 1) this.pickOnly(value);
    else this.pickAnother(value, at);
  }

  /** The one choice; what may be left out can be taken back. */
  pickOnly(value) {
    const isTakenBack = this.chosen.has(value) && this.min === 0;
    this.chosen.clear();
    if (!isTakenBack) this.chosen.add(value);
    this.finish();
  }

  pickAnother(value, at) {
    if (!this.chosen.delete(value) && this.chosen.size < this.max) this.chosen.add(value);
    this.showOptions();
    this.setActive(at);
    this.showCount();
  }

  finish() {
    this.popup.hidePopover();
    this.showChosen();
    this.opener.focus();
    this.onChoice(this.values());
  }

  typeAhead(letter) {
    const starts = (option) => option.label.replace(/^[@#]/, '').toLowerCase().startsWith(letter.toLowerCase());
    const next = this.options.findIndex((option, at) => at > this.active && starts(option));
    const found = next >= 0 ? next : this.options.findIndex(starts);
    if (found >= 0) this.setActive(found);
  }

  key(event) {
    const isHandled = this.isOpen() ? this.keyInList(event) : this.keyWhenClosed(event);
    if (isHandled) event.preventDefault();
  }

  keyWhenClosed({ key }) {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    this.open();
    return true;
  }

  /** Whether the key meant something while the list is open. */
  keyInList({ key, target, shiftKey }) {
    if (target === this.confirm) return false;
    if (key in STEPS) this.setActive(this.active + STEPS[key]);
    else if (key === 'Tab' && this.max > 1 && !shiftKey) this.confirm.focus();
    else if (key === 'Tab') this.popup.hidePopover();
    else if (key === 'Enter' || key === ' ') return this.pick(this.active) ?? true;
    else if (key.length === 1) this.typeAhead(key);
    else return false;
    return key !== 'Tab' || this.max > 1;
  }
}
