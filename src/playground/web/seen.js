// What each person has read, kept by the browser, and what of it is unread or pinged.

import { older, state } from './state.js';

const key = (person) => `playground.seen.${person}`;

function seenBy(person) {
  try {
    return JSON.parse(localStorage.getItem(key(person))) ?? {};
  } catch {
    return {};
  }
}

/** The channel looked at is read up to its newest message. */
export function markSeen() {
  const channel = state.stage?.channels.find(({ id }) => id === state.channel);
  if (!channel?.newest) return false;
  const seen = seenBy(state.person);
  if (seen[channel.id] === channel.newest) return false;
  seen[channel.id] = channel.newest;
  localStorage.setItem(key(state.person), JSON.stringify(seen));
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
