// Three dots that move, or stand still for those who would rather have it so.

import { el } from './dom.js';

export function dots() {
  return el('span', { class: 'dots', 'aria-hidden': 'true' }, el('i'), el('i'), el('i'));
}
