// Embeds: the framed cards of a message.

import { followable } from './address.js';
import { el } from './dom.js';
import { inline } from './markdown/inline.js';
import { markdown } from './markdown/blocks.js';
import { picture } from './picture.js';
import { besideName, inFull } from './time.js';

export function embed(data) {
  const body = el(
    'div',
    { class: 'embed-body' },
    data.provider?.name && el('div', { class: 'embed-provider' }, data.provider.name),
    data.author && author(data.author),
    data.title && el('div', { class: 'embed-title' }, linked(data.url, inline(data.title))),
    data.description && el('div', { class: 'markdown' }, markdown(data.description)),
    data.fields?.length > 0 && fields(data.fields),
    data.image && picture(data.image),
    (data.footer || data.timestamp) && footer(data),
  );
  const root = el('article', { class: 'embed' }, body, data.thumbnail && picture(data.thumbnail, { small: true }));
  if (data.color) root.style.setProperty('--bar', colour(data.color));
  return root;
}

/** Discord's number for a colour. */
export const colour = (number) => `#${number.toString(16).padStart(6, '0')}`;

const linked = (url, words) =>
  url && followable(url) ? el('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, words) : words;

const icon = (url) => url && el('img', { class: 'icon', src: url, alt: '', width: 22, height: 22 });

function author({ name, url, icon_url: iconUrl }) {
  return el('div', { class: 'embed-author' }, icon(iconUrl), linked(url, [name]));
}

function fields(all) {
  return el('dl', { class: 'embed-fields' }, all.map(field));
}

function field({ name, value, inline: beside }) {
  return el(
    'div',
    { class: beside ? 'beside' : null },
    el('dt', {}, inline(name ?? '')),
    el('dd', { class: 'markdown' }, markdown(value)),
  );
}

function footer({ footer: { text, icon_url: iconUrl } = {}, timestamp }) {
  const ms = Date.parse(timestamp ?? '');
  const time =
    !Number.isNaN(ms) && el('time', { datetime: timestamp, title: inFull(ms), 'data-ms': ms }, besideName(ms));
  return el('div', { class: 'embed-footer' }, icon(iconUrl), text, text && time && el('span', {}, '·'), time);
}
