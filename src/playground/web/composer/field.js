// One option of a command being filled in.

import { el, freshId } from '../dom.js';
import { state } from '../state.js';
import { localised } from './commands.js';
import { completion } from './completion.js';
import { closeSuggestions, isCombobox, suggest } from './suggestions.js';
import { ATTACHMENT, INTEGER, NUMBER, exactly, isListed, listed, narrowed, valueOf } from './values.js';

export class Field {
  /** `command` gives the path and the other fields; `onDone` is called when a suggestion was taken. */
  constructor(option, { command, others, onDone, onChange }) {
    this.option = option;
    this.onDone = onDone;
    this.onChange = onChange;
    this.isListed = isListed(option);
    /** What a suggestion stands for, while its name is what is shown. */
    this.picked = null;
    this.build();
    if (option.autocomplete) this.complete = completion(command, option, others, (found) => this.offer(found));
  }

  build() {
    const name = localised(this.option, 'name');
    this.input = this.makeInput();
    const errorId = freshId('field-error');
    this.error = el('span', { id: errorId, class: 'field-error', role: 'alert' });
    this.input.setAttribute('aria-describedby', errorId);
    const label = el(
      'label',
      { for: this.input.id },
      name,
      this.option.required && el('span', { class: 'required', title: 'required' }, '*'),
    );
    this.node = el(
      'div',
      { class: 'field', 'data-option': this.option.name, title: localised(this.option, 'description') },
      label,
      this.input,
      this.error,
    );
  }

  makeInput() {
    const isFile = this.option.type === ATTACHMENT;
    const input = el('input', {
      id: freshId('option'),
      'data-option': this.option.name,
      type: isFile ? 'file' : 'text',
      inputmode: { [INTEGER]: 'numeric', [NUMBER]: 'decimal' }[this.option.type],
      'aria-required': this.option.required ? 'true' : null,
      autocomplete: 'off',
      spellcheck: 'false',
      size: isFile ? null : 8,
    });
    input.addEventListener('input', () => this.typed());
    input.addEventListener('focus', () => this.focused());
    input.addEventListener('blur', () => this.left());
    if (this.isListed || this.option.autocomplete) isCombobox(input);
    return input;
  }

  get text() {
    return this.option.type === ATTACHMENT ? (this.input.files[0]?.name ?? '') : this.input.value;
  }

  setText(text, picked = null) {
    if (this.option.type === ATTACHMENT) return;
    this.input.value = text;
    this.picked = picked;
    if (this.isListed) this.settle();
    this.fit();
  }

  typed() {
    this.picked = null;
    this.problem('');
    this.fit();
    if (!this.onChange(this)) this.showSuggestions();
  }

  focused() {
    this.input.select?.();
    this.showSuggestions();
  }

  showSuggestions() {
    if (this.isListed) {
      const all = listed(this.option);
      // What is chosen already does not hide the others.
      const text = this.picked ? '' : this.input.value;
      this.offer({ items: narrowed(all, text), eager: true });
    } else if (this.complete) {
      this.complete.ask(this.input.value);
    } else {
      closeSuggestions();
    }
  }

  offer({ items, remark = 'No options match your search.', eager = false }) {
    if (document.activeElement !== this.input) return;
    suggest(this.input, items, { eager, remark, pick: (item) => this.take(item) });
  }

  take(item) {
    this.picked = item;
    this.input.value = item.name;
    this.problem('');
    this.fit();
    this.onChange(this);
    this.onDone(this);
  }

  left() {
    this.complete?.cancel();
    closeSuggestions();
    if (this.isListed && this.text !== '') this.settle();
  }

  /** What was typed in full is as good as chosen. */
  settle() {
    const item = this.picked ?? exactly(listed(this.option), this.input.value);
    if (item) {
      this.picked = item;
      this.input.value = item.name;
      this.fit();
    }
  }

  /** `{ value }`, `{ problem }`, or nothing if it is left empty. */
  value() {
    if (this.text === '') return this.option.required ? { problem: 'This has to be filled in.' } : null;
    if (this.option.type === ATTACHMENT) return { file: this.input.files[0] };
    return this.picked ? { value: this.picked.value } : valueOf(this.option, this.text);
  }

  /** The text of what is typed freely, whatever it may be. */
  unchecked() {
    return this.isListed || this.option.type === ATTACHMENT || this.text === '' ? undefined : this.text;
  }

  problem(text) {
    this.error.textContent = text;
    this.node.classList.toggle('wrong', text !== '');
    this.input.toggleAttribute('aria-invalid', text !== '');
    if (text !== '') this.input.setAttribute('aria-invalid', 'true');
  }

  /** As wide as what is in it. */
  fit() {
    if (this.option.type !== ATTACHMENT) this.input.size = Math.max(8, Math.min(40, this.input.value.length + 1));
  }
}

/** Sends a file ahead of the command; gives its id. */
export async function upload(file) {
  const address = `/upload?person=${state.person}&name=${encodeURIComponent(file.name)}`;
  const answer = await fetch(address, {
    method: 'POST',
    body: file,
    headers: { 'content-type': file.type || 'application/octet-stream' },
  });
  if (!answer.ok) throw new Error(`The file was not taken: ${await answer.text()}`);
  return (await answer.json()).id;
}
