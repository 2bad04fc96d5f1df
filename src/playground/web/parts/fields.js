// The components of forms. Each adds what it asks for to the fields: `{ id, focusable, check, value }`. Browsers know
// what is missing or too short; the rest is for the stand-in to say.

import { el, freshId } from '../dom.js';
import { unknown } from '../components.js';
import { upload } from '../composer/field.js';
import { markdown } from '../markdown/blocks.js';
import { optionsOf } from './options.js';
import { Picker } from './picker.js';
import { placeholderOf } from './menu.js';

const PARAGRAPH = 2;
const MOST_CHARACTERS = 4000;

const KINDS = {
  3: menu,
  4: textInput,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  19: files,
  21: radios,
  22: boxes,
  23: box,
};

/** A part of a form: a row, a label, or a text. */
export function formPart(part, fields) {
  if (part.type === 10) return el('div', { class: 'markdown' }, markdown(part.content));
  if (part.type === 18) return field(part.component, part.label, part.description, fields);
  if (part.type === 1) return (part.components ?? []).map((child) => field(child, child.label ?? '', null, fields));
  return unknown(part.type);
}

function field(part, label, description, fields) {
  const make = KINDS[part.type];
  if (!make) return unknown(part.type);
  const made = make(part, label);
  const error = el('p', { id: freshId('error'), class: 'field-error', role: 'alert' });
  const why = description && el('p', { id: freshId('why'), class: 'remark' }, description);
  const root = frame(made, part, label, why, error);
  // What was wrong is looked at again as soon as it is changed.
  const again = () => root.classList.contains('wrong') && check(made, root, error);
  for (const event of ['input', 'focusin']) root.addEventListener(event, again);
  made.focusable.setAttribute('aria-describedby', [why?.id, error.id].filter(Boolean).join(' '));
  fields.push({
    id: part.custom_id,
    focusable: made.focusable,
    value: made.value,
    check: () => check(made, root, error),
  });
  return root;
}

function check(made, root, error) {
  const problem = made.problem();
  error.textContent = problem;
  root.classList.toggle('wrong', problem !== '');
  made.focusable.setAttribute('aria-invalid', String(problem !== ''));
  return problem === '';
}

/** A group of inputs has a legend, one input a label. */
function frame(made, part, label, why, error) {
  const isRequired = part.required !== false && part.type !== 23;
  const star = isRequired && el('span', { class: 'required', title: 'required' }, '*');
  const id = freshId('label');
  const attributes = { class: 'form-field', 'data-custom-id': part.custom_id };
  if (made.isGroup) return el('fieldset', attributes, el('legend', {}, label, star), why, made.nodes, error);
  if (!made.focusable.matches('[role=combobox]')) {
    made.focusable.id = freshId('input');
    return el('div', attributes, el('label', { for: made.focusable.id }, label, star), why, made.nodes, error);
  }
  return el(
    'div',
    { ...attributes, role: 'group', 'aria-labelledby': id },
    el('span', { id, class: 'label' }, label, star),
    why,
    made.nodes,
    error,
  );
}

function textInput(part) {
  const tag = part.style === PARAGRAPH ? 'textarea' : 'input';
  const most = part.max_length ?? MOST_CHARACTERS;
  const input = el(tag, {
    type: tag === 'input' ? 'text' : null,
    placeholder: part.placeholder,
    required: part.required !== false,
    minlength: part.min_length,
    maxlength: most,
    autocomplete: 'off',
  });
  input.value = part.value ?? '';
  const counter = el('span', { class: 'remark counter', 'aria-hidden': 'true' });
  const count = () => {
    counter.textContent = part.max_length ? `${input.value.length} / ${most}` : '';
  };
  input.addEventListener('input', count);
  count();
  return {
    nodes: [input, part.max_length && counter],
    focusable: input,
    value: () => input.value,
    problem: () => input.validationMessage,
  };
}

function menu(part, label) {
  const max = part.max_values ?? 1;
  const min = part.required === false ? 0 : (part.min_values ?? 1);
  const made = new Picker({
    options: optionsOf(part),
    placeholder: placeholderOf(part),
    min,
    max,
    disabled: part.disabled === true,
  });
  made.opener.title = label;
  return {
    nodes: made.node,
    focusable: made.opener,
    value: () => made.values(),
    problem: () => (made.values().length === 0 && part.required !== false ? 'Something has to be chosen.' : ''),
  };
}

function files(part) {
  const input = el('input', { type: 'file', multiple: part.max_values > 1, required: part.required !== false });
  return {
    nodes: input,
    focusable: input,
    value: () => Promise.all([...input.files].map(upload)),
    problem: () => input.validationMessage,
  };
}

function choice(type, name, option, required) {
  const input = el('input', { type, name, value: option.value, required });
  input.checked = option.default === true;
  const words = el(
    'span',
    { class: 'option-words' },
    el('span', {}, option.label),
    option.description && el('span', { class: 'remark' }, option.description),
  );
  return el('label', { class: 'form-choice' }, input, words);
}

function group(type, part) {
  const name = freshId('choice');
  const isRequired = type === 'radio' && part.required !== false;
  const labels = part.options.map((option) => choice(type, name, option, isRequired));
  const inputs = labels.map((label) => label.firstElementChild);
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return { nodes: labels, focusable: inputs[0], isGroup: true, problem: () => inputs[0].validationMessage, chosen };
}

function radios(part) {
  const made = group('radio', part);
  return { ...made, value: () => made.chosen()[0] };
}

function boxes(part) {
  const made = group('checkbox', part);
  return { ...made, value: made.chosen };
}

function box(part, label) {
  const input = el('input', { type: 'checkbox', 'aria-label': label });
  input.checked = part.default === true;
  return {
    nodes: el('label', { class: 'form-choice' }, input, el('span', {}, label)),
    focusable: input,
    isGroup: true,
    value: () => input.checked,
    problem: () => '',
  };
}
