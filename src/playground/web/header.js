// What stands above and below the messages: the channel, who is typing, whether there is a connection.

import { byId, el, setText } from './dom.js';
import { dots } from './dots.js';
import { isFrozen } from './freeze.js';
import { named, sentence } from './sentence.js';
import { mark } from './sidebar.js';
import { channelOf, here, state } from './state.js';
import { now } from './time.js';

export function showHeader() {
  const channel = here();
  setText(byId('channel-mark'), channel ? mark(channel) : '');
  setText(byId('channel-title'), channel?.name ?? '');
  setText(byId('channel-remark'), channel ? remark(channel) : '');
  byId('frozen-note').hidden = !isFrozen();
  showBanner();
  showTyping(channel);
  const title = channel ? `${named(channel.name)} · Reynard’s playground` : 'Reynard’s playground';
  if (document.title !== title) document.title = title;
}

function remark(channel) {
  const server = state.stage.servers.find(({ id }) => id === channel.server);
  const kinds = {
    text: `a channel of ${server?.name ?? 'a server'}`,
    thread: `a thread of #${channelOf(channel.parent)?.name ?? '?'}`,
    forum: 'a forum: open one of its posts',
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
  const text = trouble();
  byId('banner').hidden = text === '';
  setText(byId('banner'), text);
}

/** What keeps everything from working, if anything does. */
function trouble() {
  const { connected, stage } = state;
  // At the very start there is nothing to worry about yet.
  if (!connected) return stage || performance.now() > 1500 ? 'The playground is not running; trying again…' : '';
  const condition = stage?.bot.condition;
  return condition?.is === 'failed' ? `${stage.bot.name} could not start. ${sentence(condition.why)}` : '';
}

function showTyping(channel) {
  const isTyping = (channel?.typing_until_ms ?? 0) > now();
  const box = byId('typing');
  if (isTyping === box.hasChildNodes()) return;
  box.replaceChildren(...(isTyping ? [dots(), el('span', {}, `${state.stage.bot.name} is typing…`)] : []));
}
