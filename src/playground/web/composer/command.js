// A command being filled in: its fields, the options that can be added, and sending it.

import { button, el } from '../dom.js';
import { begin } from '../busy.js';
import { act } from '../socket.js';
import { emit, state } from '../state.js';
import { noAnswer } from '../answers.js';
import { localised } from './commands.js';
import { Field, upload } from './field.js';
import { remember } from './history.js';
import { namedAtEnd, readLine, splitAtName } from './line.js';
import { clearNotices, notice } from './notices.js';
import { ATTACHMENT } from './values.js';

const isLetter = ({ key, ctrlKey, metaKey, altKey }) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

export class CommandForm {
  constructor(command, { onLeave, onSent }) {
    this.command = command;
    this.onLeave = onLeave;
    this.onSent = onSent;
    this.isTouched = false;
    this.fields = [];
    this.build();
    for (const option of command.options.filter(({ required }) => required)) this.add(option);
    this.showChips();
  }

  build() {
    this.chips = el('span', { class: 'chips' });
    this.end = el('input', {
      class: 'end',
      type: 'text',
      size: 2,
      autocomplete: 'off',
      'aria-label': 'More options: type a name and a colon',
      on: { input: () => this.typedAtEnd(), keydown: (event) => this.keyAtEnd(event) },
    });
    const name = button(`/${this.command.shown}`, () => this.onLeave(), {
      class: 'command-name',
      title: 'Leave the command (Escape)',
      'aria-label': `/${this.command.shown}: leave the command`,
    });
    this.node = el(
      'div',
      { class: 'command-form', role: 'group', 'aria-label': `/${this.command.shown}: ${this.command.description}` },
      name,
      this.end,
      this.chips,
    );
    this.node.title = this.command.description;
  }

  add(option) {
    const known = this.field(option.name);
    if (known) return known;
    const field = new Field(option, {
      command: this.command.path,
      others: (name) => this.filledIn(name),
      onDone: (done) => this.goOn(done),
      onChange: (changed) => this.typedIn(changed),
    });
    this.fields.push(field);
    this.end.before(field.node);
    this.showChips();
    return field;
  }

  field(name) {
    return this.fields.find((field) => field.option.name === name);
  }

  rest() {
    return this.command.options.filter((option) => !this.field(option.name));
  }

  showChips() {
    const rest = this.rest();
    this.chips.replaceChildren(...rest.map((option) => this.chip(option)));
    this.end.placeholder = '';
  }

  chip(option) {
    const addIt = () => {
      this.isTouched = true;
      this.add(option).input.focus();
    };
    return button(`+ ${localised(option, 'name')}`, null, {
      class: 'chip',
      title: localised(option, 'description'),
      'data-option': option.name,
      // What is typed on it is meant for the option.
      on: { click: addIt, keydown: (event) => isLetter(event) && addIt() },
    });
  }

  /** Whoever types ` name:` in a value goes on with that option; whether somebody did. */
  typedIn(field) {
    this.isTouched = true;
    const found = splitAtName(field.text, this.rest());
    if (!found) return false;
    field.setText(found.before);
    this.add(found.option).input.focus();
    return true;
  }

  typedAtEnd() {
    this.isTouched = true;
    const option = namedAtEnd(this.end.value, this.rest());
    if (!option) return;
    this.end.value = '';
    this.add(option).input.focus();
  }

  /** Tab after the beginning of an option's name takes that option. */
  keyAtEnd(event) {
    const typed = this.end.value.trim().toLowerCase();
    if (event.key !== 'Tab' || event.shiftKey || typed === '') return;
    const option = this.rest().find((one) => localised(one, 'name').toLowerCase().startsWith(typed));
    if (!option) return;
    event.preventDefault();
    event.stopPropagation();
    this.end.value = '';
    this.add(option).input.focus();
  }

  /** Takes what came with the command's name, and puts the keyboard where there is something to do. */
  fillIn(rest) {
    for (const [name, text] of readLine(rest, this.command.options)) this.setText(name, text);
    this.start();
  }

  setText(name, text, picked = null) {
    const option = this.command.options.find((known) => known.name === name);
    if (option) this.add(option).setText(text, picked);
  }

  /** As it was when it was sent. */
  restore(texts) {
    for (const [name, text, picked] of texts) this.setText(name, text, picked);
    this.isTouched = false;
    this.end.focus();
  }

  start() {
    (this.fields.find((field) => field.text === '')?.input ?? this.end).focus();
  }

  goOn(done) {
    const after = this.fields.slice(this.fields.indexOf(done) + 1);
    (after.find((field) => field.text === '')?.input ?? this.end).focus();
  }

  /** Backspace where nothing is left to delete: takes away the option, or the whole command. */
  backspace(input) {
    const field = this.fields.find((one) => one.input === input);
    const isEmpty = this.fields.every((one) => one.text === '');
    if (field && !field.option.required) this.remove(field);
    else if (isEmpty) this.onLeave();
    else if (input === this.end) this.fields.at(-1)?.input.focus();
    else return false;
    return true;
  }

  remove(field) {
    const at = this.fields.indexOf(field);
    this.fields.splice(at, 1);
    (this.fields[at - 1]?.input ?? this.end).focus();
    field.node.remove();
    this.showChips();
  }

  /** What is in the other options; Discord does not look whether it could be sent, where it is typed. */
  filledIn(butNot) {
    const others = this.fields.filter((field) => field.option.name !== butNot);
    const values = others.map((field) => [field.option.name, field.value()?.value ?? field.unchecked()]);
    return values.filter(([, value]) => value !== undefined);
  }

  /** Marks what Discord's client would not send; whether it is all right. */
  check() {
    const marked = this.fields.map((field) => {
      const problem = field.value()?.problem ?? '';
      field.problem(problem);
      return problem === '' ? null : field;
    });
    const stray = this.end.value.trim() !== '';
    marked.find(Boolean)?.input.focus();
    if (stray && !marked.some(Boolean)) {
      clearNotices();
      notice(`There is no option “${this.end.value.trim()}” to this command.`, { isWrong: true });
    }
    return !stray && !marked.some(Boolean);
  }

  async options() {
    const values = [];
    for (const field of this.fields) {
      const filled = field.value();
      if (filled) values.push([field.option.name, filled.file ? await upload(filled.file) : filled.value]);
    }
    return values;
  }

  async send() {
    if (this.isSending || !this.check()) return;
    this.isSending = true;
    clearNotices();
    const texts = this.fields
      .filter((field) => field.text !== '')
      .map((field) => [field.option.name, field.text, field.picked]);
    const end = begin();
    try {
      const { interaction, outcome } = await act({
        do: 'slash',
        command: this.command.path,
        options: await this.options(),
      });
      remember({
        path: this.command.path,
        texts: texts.filter(([name]) => this.field(name)?.option.type !== ATTACHMENT),
      });
      this.onSent(this);
      follow(`/${this.command.shown}`, interaction, outcome);
    } catch (error) {
      notice(error.message, { isWrong: true });
    } finally {
      this.isSending = false;
      end();
    }
  }
}

/** Waits for the bot's answer to a command, in view of who gave it. */
export async function follow(name, interaction, outcome) {
  const remove = notice(`${name} is sent…`);
  const answer = await outcome;
  remove();
  if (answer?.is === 'form') emit('form', { form: answer.form, interaction });
  else if (!answer && state.connected) notice(`${name}: ${noAnswer()}`, { isWrong: true });
}
