// Asking before something is done that cannot be undone.

import { button, byId, el } from './dom.js';

/** Asks; resolves to whether it is to be done. */
export function sure(title, text, label) {
  const dialog = byId('question');
  const from = document.activeElement;
  dialog.returnValue = '';
  dialog.replaceChildren(
    el('h2', { id: 'question-title' }, title),
    el('p', {}, text),
    el(
      'div',
      { class: 'form-foot' },
      button('Cancel', () => dialog.close(), { class: 'control secondary' }),
      button(label, () => dialog.close('yes'), { class: 'control danger' }),
    ),
  );
  dialog.showModal();
  return new Promise((resolve) => {
    const closed = () => {
      from?.focus();
      resolve(dialog.returnValue === 'yes');
    };
    dialog.addEventListener('close', closed, { once: true });
  });
}
