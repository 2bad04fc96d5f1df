// What stands above and below the messages: the channel, who is typing, whether there is a connection.

import { byId, el } from './dom.js';
import { dots } from './dots.js';
import { isFrozen } from './freeze.js';
import { mark } from './sidebar.js';
import { channelOf, here, state } from './state.js';
import { now } from './time.js';

/** Sets a text only if it is another: what is set anew is read out anew. */
function setText(id, text) {
  if (byId(id).textContent !== text) byId(id).textContent = text;
}

export function showHeader() {
  const channel = here();
  setText('channel-mark', channel ? mark(channel) : '');
  setText('channel-title', channel?.name ?? '');
  setText('channel-remark', channel ? remark(channel) : '');
  byId('frozen-note').hidden = !isFrozen();
  showBanner();
  showTyping(channel);
  const title = channel ? `${channel.name} · Reynard’s playground` : 'Reynard’s playground';
  if (document.title !== title) document.title = title;
}

function remark(channel) {
  const server = state.stage.servers.find(({ id }) => id === channel.server);
  const kinds = {
    text: `a channel of ${server?.name ?? 'a server'}`,
    thread: `a thread of #${channelOf(channel.parent)?.name ?? '?'}`,
    direct: 'direct messages with the bot',
    private: 'direct messages between people, without the bot',
  };
  const states = [
    channel.archived && 'archived',
    channel.locked && 'locked',
    channel.deleted && 'deleted',
    server && !server.has_bot && 'the bot is not in this server',
  ];
  return [kinds[channel.kind], ...states.filter(Boolean)].join(' · ');
}

function showBanner() {
  const text = state.connected ? '' : 'The playground is not running; trying again…';
  // At the very start there is nothing to worry about yet.
  const isWorthSaying = text !== '' && (state.stage !== null || performance.now() > 1500);
  byId('banner').hidden = !isWorthSaying;
  setText('banner', isWorthSaying ? text : '');
}

function showTyping(channel) {
  const isTyping = (channel?.typing_until_ms ?? 0) > now();
  const box = byId('typing');
  if (isTyping === box.hasChildNodes()) return;
  box.replaceChildren(...(isTyping ? [dots(), el('span', {}, `${state.stage.bot.name} is typing…`)] : []));
}
