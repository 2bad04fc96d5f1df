// Components that arrange others or show something.

import { fileName } from '../address.js';
import { el } from '../dom.js';
import { component } from '../components.js';
import { colour } from '../embed.js';
import { fileLink, picture } from '../picture.js';
import { spoiler } from '../spoiler.js';

export function section(part, message) {
  return el(
    'div',
    { class: 'section' },
    el(
      'div',
      { class: 'section-text' },
      (part.components ?? []).map((child) => component(child, message)),
    ),
    part.accessory && component(part.accessory, message),
  );
}

const described = ({ media, description }) => ({ ...media, description: description ?? media.description });

export const thumbnail = (part) => picture(described(part), { covered: part.spoiler, small: true });

export function gallery({ items = [] }) {
  const count = items.length === 1 ? 'one' : items.length % 3 === 0 ? 'three' : 'two';
  return el(
    'div',
    { class: `gallery ${count}` },
    items.map((item) => picture(described(item), { covered: item.spoiler })),
  );
}

export function file(part) {
  const name = part.name ?? fileName(part.file.url);
  return covered(part.spoiler, fileLink(part.file.url, name, part.size));
}

export function separator(part) {
  const size = part.spacing === 2 ? 'wide' : 'narrow';
  return el(part.divider === false ? 'div' : 'hr', { class: `separator ${size}` });
}

export function container(part, message) {
  const root = el(
    'div',
    { class: 'container' },
    (part.components ?? []).map((child) => component(child, message)),
  );
  if (part.accent_color !== null && part.accent_color !== undefined)
    root.style.setProperty('--bar', colour(part.accent_color));
  return covered(part.spoiler, root);
}

/** Something behind a lid that can be taken off. */
function covered(isCovered, node) {
  if (!isCovered) return node;
  const wrap = el('div', { class: 'covered-block' }, node);
  wrap.append(spoiler(wrap, node, { label: 'Spoiler: show it', className: 'lid' }));
  return wrap;
}
