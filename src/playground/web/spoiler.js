// What is hidden until somebody wants to see it.

import { button } from './dom.js';

/** What a spoiler hides and how to show it, by its element. */
const hidden = new WeakMap();

/**
 * Hides what is `inside` an element under a button until that is pressed. The element is marked, so that what has
 * been revealed stays so when its message is drawn anew.
 */
export function spoiler(root, inside, { text = 'Spoiler', label, className }) {
  const reveal = () => {
    lid.remove();
    inside.inert = false;
    root.dataset.spoiler = 'open';
  };
  const lid = button(
    text,
    () => {
      reveal();
      // The lid had the keyboard, and is gone.
      inside.tabIndex = -1;
      inside.focus({ preventScroll: true });
    },
    { class: className, 'aria-label': label },
  );
  inside.inert = true;
  root.dataset.spoiler = 'covered';
  hidden.set(root, { inside, reveal });
  return lid;
}

/** The texts and pictures that a spoiler hides or has hidden. */
function contentOf(root) {
  const { inside } = hidden.get(root);
  return [inside.textContent, ...[...inside.querySelectorAll('img')].map((image) => image.alt)].join('\n');
}

/** Shows what was shown before, where the same is hidden in the same place. */
export function keepRevealed(old, fresh) {
  const again = fresh.querySelectorAll('[data-spoiler]');
  old.querySelectorAll('[data-spoiler]').forEach((root, at) => {
    const isOpen = root.dataset.spoiler === 'open';
    if (isOpen && again[at] && contentOf(root) === contentOf(again[at])) hidden.get(again[at]).reveal();
  });
}
