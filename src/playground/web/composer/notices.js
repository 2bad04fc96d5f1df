// Lines above the composer that only this person sees: what is on its way, what went wrong.

import { announce } from '../a11y.js';
import { button, byId, el } from '../dom.js';
import { NOT_RUNNING } from '../socket.js';

/** Shows a line; gives what takes it away. */
export function notice(text, { isWrong = false, content = text } = {}) {
  const line = el('p', { class: isWrong ? 'notice wrong' : 'notice' }, content);
  const remove = () => line.remove();
  if (isWrong) {
    line.append(' ', button('Dismiss', remove, { class: 'link' }));
    announce(text);
  }
  byId('notices').append(line);
  return remove;
}

/** With a connection again, what was said about its lack is void. */
export function forgetDisconnection() {
  for (const line of [...byId('notices').children]) if (line.textContent.startsWith(NOT_RUNNING)) line.remove();
}

export const clearNotices = () => byId('notices').replaceChildren();
