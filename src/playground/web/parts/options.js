// What the menus of messages and forms offer.

import { emojiOf } from './button.js';
import { everybody, here, serverHere, state } from '../state.js';

/** Discord's channel types by this page's kinds. */
const CHANNEL_TYPES = { text: [0], thread: [11, 12, 10], direct: [1], private: [1, 3] };

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

export function people() {
  const server = serverHere();
  const isThere = (person) => person.isBot || !server || server.members.includes(person.id);
  return everybody()
    .filter(isThere)
    .map((person) => ({ value: person.id, label: person.name, description: person.part }));
}

export const roles = () => (serverHere()?.roles ?? []).map((role) => ({ value: role.id, label: `@${role.name}` }));

export function channels(types) {
  const fits = (channel) => !types?.length || CHANNEL_TYPES[channel.kind].some((type) => types.includes(type));
  const isNear = (channel) => !channel.deleted && channel.server === here()?.server;
  return (state.stage?.channels ?? [])
    .filter((channel) => isNear(channel) && fits(channel))
    .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
}
