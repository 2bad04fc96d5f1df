// The people as they are shown: avatars, names that open a menu, and the switch between them.

import { byId, el, refillIfNew } from './dom.js';
import { named } from './sentence.js';
import { emit, everybody, personOf, state } from './state.js';

/** What can stand for a name: no sign that only turns the letters around. */
const SEEN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** A person's picture: the first letter on a colour of theirs; the bot's is a fox. */
export function avatar(id, name = '') {
  const at = everybody().findIndex((person) => person.id === id);
  if (personOf(id)?.isBot) return el('img', { class: 'avatar', src: '/fox.svg', alt: '', width: 40, height: 40 });
  const letters = [...(personOf(id)?.name ?? name)];
  const initial = letters.find((letter) => SEEN.test(letter)) ?? letters[0] ?? '?';
  return el(
    'span',
    { class: `avatar colour-${at < 0 ? 'none' : at % 6}`, 'aria-hidden': 'true' },
    initial.toUpperCase(),
  );
}

/** A name or a picture that opens the menu of commands on its person; a picture needs a `label`. */
export function opensMenu(id, className, content, label = null) {
  const open = (event) => emit('person-menu', { id, anchor: event.currentTarget });
  return el(
    'button',
    {
      type: 'button',
      class: className,
      'data-person': id,
      'aria-haspopup': 'menu',
      'aria-label': label,
      // The name beside it does the same.
      tabindex: label === null ? null : '-1',
      on: { click: open },
    },
    content,
  );
}

/** The switch at the top: who am I? */
export function showSwitch() {
  const people = state.stage?.people ?? [];
  const data = people.map(({ id, name, part }) => ({ id, name, part, isMe: id === state.person }));
  refillIfNew(byId('people'), data, () => data.map(choice));
}

function choice(person, at) {
  return el(
    'button',
    {
      type: 'button',
      class: 'person',
      'data-person': person.id,
      'data-key': `person-${person.id}`,
      'aria-pressed': String(person.isMe),
      title: `${named(person.name)} ${person.part} (Alt+${at + 1})`,
      on: { click: () => emit('go', { person: person.id }) },
    },
    avatar(person.id),
    el(
      'span',
      { class: 'person-words' },
      el('span', { class: 'person-name' }, el('bdi', {}, person.name)),
      ' ',
      el('span', { class: 'person-part' }, person.part),
    ),
  );
}
