// Lines above the composer that only this person sees: what is on its way, what went wrong.

import { button, byId, el } from '../dom.js';
import { NOT_RUNNING } from '../socket.js';

/** Shows a line, which its region announces; gives what takes it away. */
export function notice(text, { isWrong = false } = {}) {
  const line = el('p', { class: isWrong ? 'notice wrong' : 'notice' }, text);
  const remove = () => line.remove();
  if (isWrong) {
    line.append(' ', button('Dismiss', remove, { class: 'link' }));
  }
  byId('notices').append(line);
  return remove;
}

/** With a connection again, what was said about its lack is void. */
export function forgetDisconnection() {
  for (const line of [...byId('notices').children]) if (line.textContent.startsWith(NOT_RUNNING)) line.remove();
}

export const clearNotices = () => byId('notices').replaceChildren();
