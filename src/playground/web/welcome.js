// What an empty channel suggests to try.

import { button, el } from './dom.js';
import { emit, here, state } from './state.js';

export function welcome() {
  const channel = here();
  const isAmongPeople = channel.kind !== 'direct';
  const others = state.stage.people.filter((person) => person.id !== state.person && person.part === 'plays');
  return el(
    'li',
    { class: 'welcome' },
    el('img', { src: '/fox.svg', alt: '', width: 64, height: 64 }),
    el('h3', {}, `Nothing has happened in ${channel.name} yet`),
    state.commands.length > 0 && el('p', {}, 'Three things to try:'),
    el('ol', {}, suggestions(isAmongPeople, others[0])),
  );
}

function suggestions(isAmongPeople, other) {
  const has = (name) => state.commands.some((command) => command.name === name && (command.type ?? 1) === 1);
  const items = [];
  if (isAmongPeople && has('challenge')) {
    items.push(['Challenge somebody to a game: ', fills('/challenge', '/challenge ')]);
    if (other) items.push([`Then be ${other.name}, at the top, and press Accept: `, switches(other)]);
  } else if (has('computer')) {
    items.push(['Play against the computer: ', fills('/computer', '/computer ')]);
  }
  const rest = ['help', 'rules', 'games', 'board'].filter(has).slice(0, 3 - items.length);
  items.push(...rest.map((name) => [`${WHAT_FOR[name]}: `, fills(`/${name}`, `/${name} `)]));
  return items.map((item) => el('li', {}, item));
}

const WHAT_FOR = {
  help: 'Ask what there is',
  rules: 'Read the rules',
  games: 'See the games that are running',
  board: 'Look at the board again',
};

const fills = (label, line) => button(label, () => emit('fill', line), { class: 'control secondary' });

const switches = (person) => button(`Be ${person.name}`, () => emit('go', { person: person.id }), { class: 'control secondary' });
