// The components of messages, of every type of Discord's format.

import { el } from './dom.js';
import { container, file, gallery, section, separator, thumbnail } from './parts/layout.js';
import { messageButton } from './parts/button.js';
import { messageMenu } from './parts/menu.js';
import { markdown } from './markdown/blocks.js';

const KINDS = {
  1: row,
  2: messageButton,
  3: messageMenu,
  5: messageMenu,
  6: messageMenu,
  7: messageMenu,
  8: messageMenu,
  9: section,
  10: (part) => el('div', { class: 'markdown' }, markdown(part.content)),
  11: thumbnail,
  12: gallery,
  13: file,
  14: separator,
  17: container,
};

/** Components one below the other. */
export function components(parts, message) {
  return el(
    'div',
    { class: 'components' },
    parts.map((part) => component(part, message)),
  );
}

/** One component; an unknown one says so. */
export function component(part, message) {
  const make = KINDS[part.type];
  return make ? make(part, message) : unknown(part.type);
}

export function unknown(type) {
  return el('p', { class: 'unknown' }, `component of type ${type} is unknown to this page`);
}

function row(part, message) {
  return el(
    'div',
    { class: 'control-row' },
    (part.components ?? []).map((child) => component(child, message)),
  );
}
