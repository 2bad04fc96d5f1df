// The list of channels, with what is unread in them, and of the people.

import { button, byId, el, refill } from './dom.js';
import { avatar, opensMenu } from './people.js';
import { emit, everybody, here, serverHere, state } from './state.js';
import { unreadOf } from './seen.js';

export function showSidebar() {
  if (!state.stage) return;
  refill(
    byId('sidebar-content'),
    servers(),
    section('Direct messages', ofKind('direct')),
    section('Private', ofKind('private')),
    members(),
  );
}

const isShown = (channel) => !channel.deleted || channel.id === state.channel;

const ofKind = (kind) => state.stage.channels.filter((channel) => channel.kind === kind && isShown(channel));

/** The channels in the order in which they are listed. */
export function inOrder() {
  const ofServers = state.stage.servers.flatMap((server) => withThreads(server.id));
  return [...ofServers, ...ofKind('direct'), ...ofKind('private')];
}

function withThreads(server) {
  const texts = ofKind('text').filter((channel) => channel.server === server);
  const threads = ofKind('thread').filter((channel) => channel.server === server);
  const orphans = threads.filter((thread) => !texts.some((text) => text.id === thread.parent));
  return [...texts.flatMap((text) => [text, ...threads.filter((thread) => thread.parent === text.id)]), ...orphans];
}

function servers() {
  return state.stage.servers.map((server) =>
    section(server.name, withThreads(server.id), server.available ? '' : 'not available'),
  );
}

function section(title, channels, remark = '') {
  if (channels.length === 0) return null;
  return el(
    'section',
    {},
    el('h2', {}, title, remark && el('span', { class: 'remark' }, ` (${remark})`)),
    el('ul', { class: 'channels' }, channels.map(entry)),
  );
}

function entry(channel) {
  const { unread, pings } = channel.id === state.channel ? { unread: false, pings: 0 } : unreadOf(channel);
  const states = [channel.archived && 'archived', channel.locked && 'locked', channel.deleted && 'deleted'].filter(
    Boolean,
  );
  const current = channel.id === state.channel ? 'page' : null;
  return el(
    'li',
    { class: `${channel.kind}${unread ? ' unread' : ''}` },
    button(
      [
        el('span', { class: 'mark', 'aria-hidden': 'true' }, mark(channel)),
        el('span', { class: 'channel-name' }, channel.name),
        states.length > 0 && el('span', { class: 'remark' }, states.join(', ')),
        unread && el('span', { class: 'hidden' }, ', unread'),
        pings > 0 &&
          el(
            'span',
            { class: 'badge' },
            String(pings),
            el('span', { class: 'hidden' }, pings === 1 ? ' mention' : ' mentions'),
          ),
      ],
      () => emit('go', { channel: channel.id }),
      { 'data-channel-id': channel.id, 'data-key': `channel-${channel.id}`, 'aria-current': current },
    ),
  );
}

/** What stands before a channel's name. */
export function mark(channel) {
  return { text: '#', thread: '↳', direct: '@', private: '@' }[channel.kind] ?? '#';
}

function members() {
  const server = serverHere();
  const isBotHere = server ? server.has_bot : here()?.kind === 'direct';
  const there = everybody().filter((person) =>
    person.isBot ? isBotHere : !server || server.members.includes(person.id),
  );
  return el('section', {}, el('h2', {}, 'People'), el('ul', { class: 'members' }, there.map(member)));
}

function member(person) {
  const offline = person.isBot && !person.connected;
  const words = el(
    'span',
    { class: 'person-words' },
    el('span', { class: 'person-name' }, person.name, person.isBot && el('span', { class: 'app-badge' }, 'APP')),
    el('span', { class: 'person-part' }, offline ? 'offline' : person.part),
  );
  const node = opensMenu(person.id, `member${offline ? ' offline' : ''}`, [avatar(person.id), words]);
  node.dataset.key = `member-${person.id}`;
  return el('li', {}, node);
}
