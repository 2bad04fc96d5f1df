// What each person has read, kept by the browser, and what of it is unread or pinged.

import { keep, kept } from './kept.js';
import { older, state } from './state.js';

const KEY = 'playground.seen';

/**
 * What all have read in this run of the playground: its bot has an id of its own, while people and channels keep
 * theirs from run to run.
 */
function seenByAll() {
  const known = kept(KEY);
  const bot = state.stage?.bot.id;
  return known?.bot === bot ? known : { bot, people: {} };
}

const seenBy = (person) => seenByAll().people[person] ?? {};

/** The channel looked at is read up to its newest message. */
export function markSeen() {
  const channel = state.stage?.channels.find(({ id }) => id === state.channel);
  if (!channel?.newest) return false;
  const seen = seenBy(state.person);
  if (seen[channel.id] === channel.newest) return false;
  const all = seenByAll();
  all.people[state.person] = { ...seen, [channel.id]: channel.newest };
  keep(KEY, all);
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
