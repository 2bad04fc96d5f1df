// What is only heard: announcements, and moving between the regions of the page.

import { byId } from './dom.js';

/** Says something to who cannot see it happen. */
export function announce(text) {
  const region = byId('announcer');
  // A fresh node is announced even if it says the same as the last.
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > 5) region.firstElementChild.remove();
}

/** Says, and shows for a moment, that a control did what it was asked to. */
export function confirmChange(text, isError = false) {
  announce(text);
  const toast = byId('toast');
  toast.textContent = text;
  toast.classList.toggle('wrong', isError);
  toast.hidden = false;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => {
    toast.hidden = true;
  }, 3500);
}

/** Remembers where the keyboard is; the function returned goes back there, even if the message was drawn anew. */
export function wayBack() {
  const from = document.activeElement;
  const message = from?.closest('[data-message-id]')?.dataset.messageId;
  const { key } = from?.dataset ?? {};
  return () => {
    const again =
      message && key && document.querySelector(`[data-message-id="${message}"] [data-key="${CSS.escape(key)}"]`);
    const target = from?.isConnected ? from : (again ?? document.querySelector(`[data-message-id="${message}"]`));
    (target && target !== document.body ? target : byId('plain')).focus();
  };
}

const REGIONS = ['people', 'sidebar', 'messages', 'composer', 'backstage'];

const isShown = (node) => node && !node.closest('[inert]') && node.checkVisibility({ visibilityProperty: true });

/** Moves the keyboard to the next region, or the previous one. */
export function nextRegion(step) {
  const shown = REGIONS.map(byId).filter(isShown);
  const current = shown.findIndex((region) => region.contains(document.activeElement));
  const from = current < 0 && step < 0 ? 0 : current;
  enter(shown[(from + step + shown.length) % shown.length]);
}

/** Into the part of a region that one would use first. */
export function enter(region) {
  const first = ['[aria-current="page"]', '[aria-pressed="true"]', '[role="combobox"], input, select, button'];
  const inside = first.map((selector) => [...region.querySelectorAll(selector)].find(isShown)).find(Boolean);
  (region.id === 'messages' ? region : (inside ?? region)).focus();
}
