// The list of channels, with what is unread in them, and of the people.

import { button, byId, el, refillIfNew } from './dom.js';
import { avatar, opensMenu } from './people.js';
import { emit, peopleHere, state } from './state.js';
import { unreadOf } from './seen.js';

export function showSidebar() {
  if (state.stage) refillIfNew(byId('sidebar-content'), sidebarData(), sidebar);
}

/** All that is shown. */
function sidebarData() {
  const servers = state.stage.servers.map(({ id, name, available }) => ({
    title: name,
    remark: available ? '' : 'not available',
    channels: withThreads(id).map(entryData),
  }));
  const direct = { title: 'Direct messages', channels: ofKind('direct').map(entryData) };
  const between = { title: 'Private', channels: ofKind('private').map(entryData) };
  return { sections: [...servers, direct, between], people: peopleHere().map(memberData) };
}

function sidebar({ sections, people }) {
  return [
    ...sections.filter(({ channels }) => channels.length > 0).map(section),
    el('section', {}, el('h2', {}, 'People'), el('ul', { class: 'members' }, people.map(member))),
  ];
}

const isShown = (channel) => !channel.deleted || channel.id === state.channel;

const ofKind = (kind) => state.stage.channels.filter((channel) => channel.kind === kind && isShown(channel));

/** The channels in the order in which they are listed. */
export function inOrder() {
  const ofServers = state.stage.servers.flatMap((server) => withThreads(server.id));
  return [...ofServers, ...ofKind('direct'), ...ofKind('private')];
}

function withThreads(server) {
  const texts = [...ofKind('text'), ...ofKind('forum')].filter((channel) => channel.server === server);
  const threads = ofKind('thread').filter((channel) => channel.server === server);
  const orphans = threads.filter((thread) => !texts.some((text) => text.id === thread.parent));
  return [...texts.flatMap((text) => [text, ...threads.filter((thread) => thread.parent === text.id)]), ...orphans];
}

function section({ title, channels, remark }) {
  return el(
    'section',
    {},
    el('h2', {}, title, remark && el('span', { class: 'remark' }, ` (${remark})`)),
    el('ul', { class: 'channels' }, channels.map(entry)),
  );
}

function entryData(channel) {
  const { id, kind, name, archived, locked, deleted } = channel;
  const isCurrent = id === state.channel;
  const states = [archived && 'archived', locked && 'locked', deleted && 'deleted'].filter(Boolean);
  return { id, kind, name, states, isCurrent, ...(isCurrent ? { unread: false, pings: 0 } : unreadOf(channel)) };
}

function entry({ id, kind, name, states, isCurrent, unread, pings }) {
  const mentions = pings > 0 && el('span', { class: 'hidden' }, pings === 1 ? ' mention' : ' mentions');
  return el(
    'li',
    { class: `${kind}${unread ? ' unread' : ''}` },
    button(
      [
        el('span', { class: 'mark', 'aria-hidden': 'true' }, mark({ kind })),
        el('span', { class: 'channel-name' }, name),
        states.length > 0 && el('span', { class: 'remark' }, states.join(', ')),
        unread && el('span', { class: 'hidden' }, ', unread'),
        mentions && el('span', { class: 'badge' }, String(pings), mentions),
      ],
      () => emit('go', { channel: id }),
      { 'data-channel-id': id, 'data-key': `channel-${id}`, 'aria-current': isCurrent ? 'page' : null },
    ),
  );
}

/** What stands before a channel's name. */
export function mark({ kind }) {
  return { text: '#', thread: '↳', forum: '▤', direct: '@', private: '@' }[kind] ?? '#';
}

function memberData({ id, name, part, isBot = false, connected }) {
  return { id, name, part, isBot, offline: isBot && !connected };
}

function member({ id, name, part, isBot, offline }) {
  const words = el(
    'span',
    { class: 'person-words' },
    el('span', { class: 'person-name' }, el('bdi', {}, name), isBot && el('span', { class: 'app-badge' }, 'APP')),
    el('span', { class: 'person-part' }, offline ? 'offline' : part),
  );
  const node = opensMenu(id, `member${offline ? ' offline' : ''}`, [avatar(id, name), words]);
  node.dataset.key = `member-${id}`;
  return el('li', {}, node);
}
