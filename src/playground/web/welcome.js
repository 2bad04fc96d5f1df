// What stands in an empty channel: what to try there, or why there is nothing to try.

import { button, el } from './dom.js';
import { named, sentence } from './sentence.js';
import { emit, here, state } from './state.js';

/** All that it depends on. */
export function welcomeData() {
  const { name, kind, deleted } = here();
  return { name, kind, deleted, hidden: state.hidden, known: Object.keys(WHAT_FOR).filter(has), ...otherPlayer() };
}

function otherPlayer() {
  const other = state.stage.people.find((person) => person.id !== state.person && person.part === 'plays');
  return { canChallenge: has('challenge'), other: other && { id: other.id, name: other.name } };
}

export function welcome(data) {
  const items = data.deleted ? [] : suggestions(data).slice(0, 4);
  const why = data.hidden && !data.deleted && el('p', {}, sentence(data.hidden));
  return el(
    'div',
    { class: 'welcome' },
    el('img', { src: '/fox.svg', alt: '', width: 64, height: 64 }),
    el('h3', {}, title(data)),
    why || (items.length > 0 && el('p', {}, 'To try:')),
    el(
      'ol',
      {},
      items.map((item) => el('li', {}, item)),
    ),
  );
}

function title({ name, kind, deleted }) {
  if (deleted) return `${name} has been deleted`;
  return ['text', 'thread', 'forum'].includes(kind)
    ? `Nothing has happened in ${kind === 'text' ? '#' : ''}${name} yet`
    : `Nothing has passed between you and ${named(name)} yet`;
}

const has = (name) => state.commands.some((command) => command.name === name && (command.type ?? 1) === 1);

function suggestions({ kind, known, canChallenge, other }) {
  const isPublic = kind !== 'direct' && canChallenge;
  return [
    isPublic && ['Challenge somebody to a game: ', fills('challenge')],
    isPublic && other && [`Then be ${named(other.name)}, at the top, and press Accept: `, switches(other)],
    ...known.map((name) => [`${WHAT_FOR[name]}: `, fills(name)]),
  ].filter(Boolean);
}

const WHAT_FOR = {
  computer: 'Play against the computer',
  help: 'Ask what there is',
  rules: 'Read the rules',
  games: 'See the games that are running',
};

const fills = (name) => button(`/${name}`, () => emit('fill', `/${name} `), { class: 'control secondary' });

const switches = (person) =>
  button(`Be ${named(person.name)}`, () => emit('go', { person: person.id }), { class: 'control secondary' });
