// Freezing what is seen, so that a click on a message that has changed since can be tried by hand.

import { emit } from './state.js';

let frozen = false;
let queue = [];

export const isFrozen = () => frozen;

export function setFrozen(on) {
  frozen = on;
  const waiting = queue;
  queue = [];
  if (!on) for (const told of waiting) emit('show', told);
  emit('frozen');
}

/** Whether what is told has to wait; it is shown later then. */
export function holdBack(told) {
  if (frozen) queue.push(told);
  return frozen;
}

/** Another view begins: what waited belongs to the old one. */
export function forgetHeld() {
  queue = [];
  setFrozen(false);
}
