// What the menus of messages and forms offer.

import { emojiOf } from './button.js';
import { peopleHere, serverHere, state } from '../state.js';

/** Discord's types of a server's channels by this page's kinds. */
const CHANNEL_TYPES = { text: 0, thread: 11, forum: 15 };

/** The options of a menu: `{ value, label, description, emoji, isDefault }`. */
export function optionsOf(part) {
  if (part.type === 3) return part.options.map(given);
  const defaults = new Set((part.default_values ?? []).map(({ id }) => id));
  return entities(part).map((option) => ({ ...option, isDefault: defaults.has(option.value) }));
}

function given(option) {
  return {
    value: option.value,
    label: option.label,
    description: option.description,
    emoji: emojiOf(option.emoji),
    isDefault: option.default === true,
  };
}

function entities(part) {
  const offers = { 5: people, 6: roles, 7: () => [...people(), ...roles()], 8: () => channels(part.channel_types) };
  return offers[part.type]();
}

/** Who is here; oneself comes last, since it is mostly another who is meant. */
export function people() {
  const isMe = ({ id }) => id === state.person;
  const there = peopleHere().toSorted((one, other) => isMe(one) - isMe(other));
  return there.map(({ id, name, part }) => ({ value: id, label: name, description: part }));
}

export const roles = () => (serverHere()?.roles ?? []).map((role) => ({ value: role.id, label: `@${role.name}` }));

/** Channels of the server, of these types if any are named. */
export function channels(types) {
  const fits = ({ kind }) => !types?.length || types.includes(CHANNEL_TYPES[kind]);
  const server = serverHere()?.id;
  return (state.stage?.channels ?? [])
    .filter((channel) => server && channel.server === server && !channel.deleted && fits(channel))
    .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
}
