// What each person has read, kept by the browser, and what of it is unread or pinged.

import { keep, kept } from './kept.js';
import { older, state } from './state.js';

// The bot's id is another at each start of the playground, while people and channels keep theirs.
const key = (person) => `playground.seen.${state.stage?.bot.id}.${person}`;

const seenBy = (person) => kept(key(person)) ?? {};

/** The channel looked at is read up to its newest message. */
export function markSeen() {
  const channel = state.stage?.channels.find(({ id }) => id === state.channel);
  if (!channel?.newest) return false;
  const seen = seenBy(state.person);
  if (seen[channel.id] === channel.newest) return false;
  seen[channel.id] = channel.newest;
  keep(key(state.person), seen);
  return true;
}

/** Whether there is something unread in a channel, and how often it pinged. */
export function unreadOf(channel) {
  const last = seenBy(state.person)[channel.id] ?? '0';
  const isNew = (id) => older(last, id);
  return {
    unread: channel.newest !== null && isNew(channel.newest),
    pings: channel.pings.filter(isNew).length,
  };
}
