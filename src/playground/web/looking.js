// Whose eyes and which channel: kept in the address, so that two windows are two people.

import { announce, confirmChange } from './a11y.js';
import { ask } from './socket.js';
import { inOrder } from './sidebar.js';
import { here, me, on, state } from './state.js';

const NOWHERE = '0';
/** Where each person was last, in this window. */
const lastPlaces = new Map();
/** How long a first stage may take to come by itself. */
const STAGE_PATIENCE_MS = 400;

/** What was looked at before the connection broke or the page was loaded anew. */
const remembered = () => JSON.parse(sessionStorage.getItem('playground.view') ?? 'null');

export function startLooking() {
  on('connected', connected);
  on('stage', settle);
  on('view', viewed);
  on('go', go);
  window.addEventListener('hashchange', () => state.stage && follow());
}

function connected() {
  state.asked = false;
  const view = remembered();
  if (view && view.hash === location.hash) look(view.person, view.channel);
  else setTimeout(() => state.asked || look(NOWHERE, NOWHERE), STAGE_PATIENCE_MS);
}

async function look(person, channel) {
  state.asked = true;
  try {
    await ask({ do: 'look', person, channel });
  } catch (error) {
    // The ids may be of an earlier playground.
    sessionStorage.removeItem('playground.view');
    if (state.stage) follow(true);
    else if (state.connected) confirmChange(error.message, true);
  }
}

function viewed({ person, channel }) {
  state.person = person;
  state.channel = channel;
  lastPlaces.set(person, channel);
}

/** After each stage: whether we are somewhere, and where the address says. */
function settle() {
  if (!state.asked || !state.person) follow();
  else if (!here()) lookAtFirst();
  else if (!state.shownPlace || state.shownPlace !== place()) arrived();
}

const place = () => `${state.person}/${state.channel}`;

function arrived() {
  state.shownPlace = place();
  const hash = hashOf();
  if (location.hash !== hash) history.replaceState(null, '', hash);
  sessionStorage.setItem('playground.view', JSON.stringify({ person: state.person, channel: state.channel, hash }));
  announce(`${me()?.name ?? ''} in ${here().name}`);
}

function hashOf() {
  const { name, id } = here();
  const isUnique = state.stage.channels.filter((channel) => channel.name === name && !channel.deleted).length === 1;
  return `#${encodeURIComponent(me().username)}/${encodeURIComponent(isUnique && name ? name : id)}`;
}

/** Looks where the address says, as far as it says so. */
function follow(isLost = false) {
  const [username, channelName] = location.hash.slice(1).split('/').map(decodeURIComponent);
  const { people, channels, servers } = state.stage;
  const person = people.find((person) => person.username === username || person.id === username) ?? me() ?? people[0];
  if (!person) return;
  const known = channels.filter((channel) => !channel.deleted);
  const channel = known.find(({ id }) => id === channelName) ?? known.find(({ name }) => name === channelName) ?? inOrder()[0];
  const asId = /^\d+$/.test(channelName ?? '') && !isLost ? channelName : null;
  const target = channel?.id ?? asId ?? servers[0]?.id ?? NOWHERE;
  if (person.id === state.person && target === state.channel && state.shownPlace && !isLost) return;
  look(person.id, target);
}

function lookAtFirst() {
  const first = inOrder().find((channel) => !channel.deleted);
  if (first) look(state.person, first.id);
}

/** Becomes somebody else, or goes to another channel. */
function go({ person = state.person, channel }) {
  if (person === state.person && channel === state.channel) return;
  look(person, channel ?? placeFor(person));
}

/** Where a person goes first: the channel looked at if they are in it, else where they were last. */
function placeFor(person) {
  const open = here();
  const server = state.stage.servers.find(({ id }) => id === open?.server);
  if (server?.members.includes(person)) return open.id;
  const texts = state.stage.channels.filter((channel) => channel.kind === 'text' && !channel.deleted);
  return lastPlaces.get(person) ?? texts[0]?.id ?? state.channel;
}
