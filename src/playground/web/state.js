// What the page knows, and who wants to hear when it changes.

export const state = {
  /** Who and what there is, as last told. */
  stage: null,
  /** Whose eyes, and which channel: ids. */
  person: null,
  channel: null,
  /** Messages of the channel by id: `{ message, about }`. */
  messages: new Map(),
  commands: [],
  /** Why no commands are offered, if so. */
  hidden: null,
  connected: false,
};

/** Those who play stand first. */
const PARTS = ['plays', 'looks on', 'owns the server'];

export function setStage(stage) {
  const rank = ({ part }) => PARTS.indexOf(part);
  state.stage = { ...stage, people: stage.people.toSorted((one, other) => rank(one) - rank(other)) };
}

const listeners = new Map();

/** Calls `listener` whenever `topic` is told of. */
export function on(topic, listener) {
  listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
}

export function emit(topic, detail) {
  for (const listener of listeners.get(topic) ?? []) {
    try {
      listener(detail);
    } catch (error) {
      // One part of the page that fails does not stop the others.
      console.error(error);
    }
  }
}

/** Whether an id is older than another: ids are numbers too long for numbers. */
export const older = (one, other) => (one.length === other.length ? one < other : one.length < other.length);

export const byAge = (one, other) => (one === other ? 0 : older(one, other) ? -1 : 1);

/** When an id was given out, in milliseconds since 1970. */
export const bornAt = (id) => Number((BigInt(id) >> 22n) + 1420070400000n);

export const me = () => state.stage?.people.find((person) => person.id === state.person) ?? null;

export const here = () => state.stage?.channels.find((channel) => channel.id === state.channel) ?? null;

/** The server of the channel looked at, if it is one's. */
export const serverHere = () => state.stage?.servers.find((server) => server.id === here()?.server) ?? null;

/** Everybody there is, the bot included. */
export function everybody() {
  if (!state.stage) return [];
  const bot = { ...state.stage.bot, username: state.stage.bot.name, part: 'the bot', isBot: true };
  return [...state.stage.people, bot];
}

export const personOf = (id) => everybody().find((person) => person.id === id) ?? null;

export const roleOf = (id) =>
  state.stage?.servers.flatMap((server) => server.roles).find((role) => role.id === id) ?? null;

export const channelOf = (id) => state.stage?.channels.find((channel) => channel.id === id) ?? null;

/** Who is in the channel looked at, the bot included where it is, in the order of the switch. */
export function peopleHere() {
  const channel = here();
  const server = serverHere();
  const isThere = {
    direct: ({ id, isBot }) => isBot || channel.between.includes(id),
    private: ({ id, isBot }) => !isBot && channel.between.includes(id),
  };
  const isMember = ({ id, isBot }) => (isBot ? server?.has_bot : server?.members.includes(id));
  return channel ? everybody().filter(isThere[channel.kind] ?? isMember) : [];
}
