// Whose eyes and which channel: kept in the address, so that two windows are two people.

import { announce, confirmChange } from './a11y.js';
import { begin } from './busy.js';
import { ask } from './socket.js';
import { keep, kept } from './kept.js';
import { here, me, on, peopleHere, state } from './state.js';

const KEY = 'playground.view';
/** So long the messages of a channel may take before it counts as shown all the same. */
const ARRIVAL_PATIENCE_MS = 2000;

/** Where each person was last, in this window. */
const lastPlaces = new Map();
/** Whether the address says something that has not been followed yet. */
let isToFollow = false;
let shownPlace = '';
let lastToldMessage = null;
let hasCommands = false;
let endArrival = () => {};

export function startLooking() {
  on('connected', connected);
  on('view', viewed);
  on('stage', settle);
  on('commands', () => {
    hasCommands = true;
  });
  on('messages', ({ messages }) => {
    lastToldMessage = messages.at(-1).message.id;
  });
  for (const topic of ['stage', 'commands', 'messages']) on(topic, checkArrival);
  on('disconnected', () => endArrival());
  on('go', go);
  window.addEventListener('hashchange', () => {
    isToFollow = true;
    if (state.stage) settle();
  });
}

/** What was looked at before the connection broke or the page was loaded anew, if the address is still the same. */
function remembered() {
  const view = kept(KEY, 'sessionStorage') ?? {};
  return view.hash === location.hash ? view : {};
}

function connected() {
  isToFollow = true;
  shownPlace = '';
  const { person, channel } = remembered();
  look(person, channel);
}

async function look(person, channel) {
  endArrival();
  lastToldMessage = null;
  hasCommands = false;
  endArrival = begin();
  setTimeout(endArrival, ARRIVAL_PATIENCE_MS);
  try {
    await ask({ do: 'look', person, channel });
  } catch (error) {
    endArrival();
    if (state.connected) confirmChange(error.message, true);
  }
}

function viewed({ person, channel }) {
  lastPlaces.set(person, channel);
}

/** The channel is shown once its newest message is there. */
function checkArrival() {
  const newest = here()?.newest ?? null;
  if (hasCommands && !isToFollow && (newest === null || newest === lastToldMessage)) endArrival();
}

/** After each stage: whether we are where the address says, and where that is. */
function settle() {
  if (!state.person || (isToFollow && follow())) return;
  if (!here()) look(state.person);
  else if (shownPlace !== `${state.person}/${state.channel}`) arrived();
}

/** Goes where the address says; whether there was anywhere to go. */
function follow() {
  const [username, name] = location.hash.slice(1).split('/').map(decode);
  const person = state.stage.people.find((one) => one.username === username || one.id === username) ?? me();
  const known = state.stage.channels.filter((channel) => !channel.deleted);
  const channel = known.find(({ id }) => id === name) ?? known.find((one) => one.name === name);
  // Somebody else's channels are known only once they look.
  isToFollow = person.id !== state.person;
  if (!isToFollow && (!channel || channel.id === state.channel)) return false;
  look(person.id, channel?.id);
  return true;
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function arrived() {
  shownPlace = `${state.person}/${state.channel}`;
  const hash = hashOf();
  if (location.hash !== hash) history.replaceState(null, '', hash);
  keep(KEY, { person: state.person, channel: state.channel, hash }, 'sessionStorage');
  announce(`${me()?.name ?? ''} in ${here().name}`);
}

function hashOf() {
  const { name, id } = here();
  const isUnique = state.stage.channels.filter((channel) => channel.name === name && !channel.deleted).length === 1;
  return `#${encodeURIComponent(me().username)}/${encodeURIComponent(isUnique && name ? name : id)}`;
}

/** Becomes somebody else, or goes to another channel: with nothing said, one stays where one is, as far as one can. */
function go({ person = state.person, channel }) {
  if (person !== state.person || (channel && channel !== state.channel)) look(person, channel ?? placeFor(person));
}

/** Where a person goes first: the channel looked at if they are in it, else where they were last. */
function placeFor(person) {
  return peopleHere().some(({ id }) => id === person) ? state.channel : lastPlaces.get(person);
}
