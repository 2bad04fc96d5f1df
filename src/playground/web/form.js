// Forms: what Discord calls modals.

import { wayBack } from './a11y.js';
import { act } from './socket.js';
import { button, byId, el } from './dom.js';
import { formPart } from './parts/fields.js';
import { noAnswer } from './answers.js';
import { on } from './state.js';

export function startForms() {
  on('form', open);
  on('view', () => byId('form').close());
}

function open({ form, interaction }) {
  const dialog = byId('form');
  const fields = [];
  const parts = form.components.map((part) => formPart(part, fields));
  const error = el('p', { class: 'form-error', role: 'alert' });
  const submit = el('button', { type: 'submit', class: 'control primary' }, 'Submit');
  const body = el(
    'form',
    { novalidate: true, 'data-custom-id': form.custom_id, 'aria-labelledby': 'form-title' },
    el('div', { class: 'form-head' }, el('h2', { id: 'form-title' }, form.title)),
    el('div', { class: 'form-body' }, parts, error),
    el(
      'div',
      { class: 'form-foot' },
      button('Cancel', () => dialog.close(), { class: 'control secondary' }),
      submit,
    ),
  );
  body.addEventListener('submit', (event) => {
    event.preventDefault();
    send({ dialog, interaction, fields, error, submit });
  });
  const back = wayBack();
  dialog.addEventListener('close', back, { once: true });
  dialog.replaceChildren(body);
  dialog.showModal();
  (fields[0]?.focusable ?? submit).focus();
}

/** Sends what has been filled in; what is wrong is said in the form, which stays as it is. */
async function send({ dialog, interaction, fields, error, submit }) {
  if (submit.disabled) return;
  error.textContent = '';
  const wrong = fields.filter((field) => !field.check());
  if (wrong.length > 0) {
    wrong[0].focusable.focus();
    return;
  }
  submit.disabled = true;
  const body = dialog.firstElementChild;
  try {
    const values = await Promise.all(fields.map(async (field) => [field.id, await field.value()]));
    const { outcome } = await act({
      do: 'submit',
      form: interaction,
      fields: values.filter(([, value]) => value !== undefined),
    });
    if (!(await outcome)) throw new Error(`${noAnswer()}. Try again.`);
    if (dialog.firstElementChild === body) dialog.close();
  } catch (problem) {
    error.textContent = problem.message;
  } finally {
    submit.disabled = false;
  }
}
