// Small menus that open at a button: on a person, on a message.

import { button, byId, el } from './dom.js';

/** Puts a popup below its anchor, or above it where there is no room; always within the window. */
export function place(popup, anchor) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const below = at.bottom + 4;
  const fits = below + height <= window.innerHeight - 8;
  popup.style.left = `${Math.max(8, Math.min(at.left, window.innerWidth - width - 8))}px`;
  popup.style.top = `${fits ? below : Math.max(8, at.top - height - 4)}px`;
  popup.style.minWidth = `${Math.min(at.width, window.innerWidth - 16)}px`;
}

/** A menu with entries `[label, what to do]`, or plain texts between them. */
export function openMenu(anchor, title, entries) {
  const popup = byId('menu');
  // Within the same region of the page: others may be out of reach.
  anchor.closest('dialog, main, nav, aside').append(popup);
  const items = entries.map((entry) =>
    Array.isArray(entry) ? item(entry, anchor) : el('p', { class: 'remark' }, entry),
  );
  popup.replaceChildren(...items);
  popup.setAttribute('aria-label', title);
  if (popup.matches(':popover-open')) popup.hidePopover();
  popup.showPopover();
  place(popup, anchor);
  popup.querySelector('[role=menuitem]')?.focus();
  popup.onkeydown = (event) => step(event, popup, anchor);
}

function item([label, choose], anchor) {
  const chosen = () => {
    byId('menu').hidePopover();
    anchor.focus();
    choose();
  };
  return button(label, chosen, { role: 'menuitem', tabindex: '-1' });
}

function step(event, popup, anchor) {
  const items = [...popup.querySelectorAll('[role=menuitem]')];
  const at = items.indexOf(document.activeElement);
  const targets = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
  if (event.key in targets) items.at(targets[event.key] % items.length)?.focus();
  else if (event.key === 'Escape' || event.key === 'Tab') {
    popup.hidePopover();
    anchor.focus();
  } else return;
  event.preventDefault();
}
