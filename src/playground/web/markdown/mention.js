// What stands in angle brackets: people, roles, channels, commands, emoji, times.

import { el } from '../dom.js';
import { channelOf, emit, personOf, roleOf, state, me, serverHere } from '../state.js';
import { inFull, styled } from '../time.js';

/** What a mention found in a text is shown as. */
export function mention([whole, kind, id, style]) {
  if (kind === undefined) return highlighted(el('span', { class: 'mention' }, whole), true);
  if (kind === '@' || kind === '@!') return person(id, whole);
  if (kind === '@&') return role(id);
  if (kind === '#') return channel(id);
  if (kind === 't:') return time(Number(id) * 1000, style ?? 'f');
  if (kind.startsWith('/')) return command(kind.slice(1, -1), whole);
  return el('span', { class: 'emoji', title: whole }, `:${kind.split(':')[1]}:`);
}

function highlighted(node, isMine) {
  node.classList.toggle('mine', isMine);
  return node;
}

function person(id) {
  const who = personOf(id);
  const open = (event) => emit('person-menu', { id, anchor: event.currentTarget });
  const node = el(
    'button',
    { type: 'button', class: 'mention', 'data-person': id, on: { click: open } },
    `@${who?.name ?? 'unknown-user'}`,
  );
  return highlighted(node, id === state.person);
}

function role(id) {
  const known = roleOf(id);
  const isEveryone = id === serverHere()?.id;
  const node = el('span', { class: 'mention' }, isEveryone ? '@everyone' : `@${known?.name ?? 'unknown-role'}`);
  return highlighted(node, isEveryone);
}

function channel(id) {
  const known = channelOf(id);
  const go = () => emit('go', { channel: id });
  const text = `#${known?.name ?? 'unknown'}`;
  return known && !known.deleted
    ? el('button', { type: 'button', class: 'mention', 'data-channel-id': id, on: { click: go } }, text)
    : el('span', { class: 'mention' }, text);
}

function command(name) {
  const fill = () => emit('fill', `/${name} `);
  return el('button', { type: 'button', class: 'mention command', on: { click: fill } }, `/${name}`);
}

function time(ms, style) {
  const locale = me()?.locale ?? 'en-GB';
  if (!Number.isFinite(ms) || Math.abs(ms) > 8.64e15) return 'Invalid date';
  return el(
    'time',
    {
      class: 'timestamp',
      datetime: new Date(ms).toISOString(),
      title: inFull(ms, locale),
      'data-ms': ms,
      'data-style': style,
      'data-locale': locale,
    },
    styled(ms, style, locale),
  );
}
