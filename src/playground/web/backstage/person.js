import { doAndTell } from '../doing.js';
import { el, refillIfNew } from '../dom.js';
import { named } from '../sentence.js';
import { me, state } from '../state.js';
import { choice, many, section, textKnob, toggle } from './knobs.js';

/** A language in its own words. */
function nameOf(code) {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code);
  } catch {
    return code;
  }
}

/** The names of languages, which take their time to find. */
let known = [];

export function languages() {
  const codes = state.stage?.locales ?? [];
  if (codes.join() !== known.map(([code]) => code).join()) known = codes.map((code) => [code, nameOf(code)]);
  return known;
}

const change = (fields) => ({ do: 'person', person: state.person, ...fields });

/** Names that are hard to show, for everybody at once; each of 32 characters at most. */
const NAMES = [
  ['', 'As they are'],
  ['W'.repeat(32), 'The widest'],
  ['👨‍👩‍👧‍👦'.repeat(4), 'Families of emoji'],
  ['אלכסנדר\u202e'.repeat(4), 'From right to left'],
  ['Z\u0351\u036b\u0353\u036a\u0302\u036b\u033d'.repeat(4), 'Heaped letters'],
  ['@everyone <@&1> `a` *b* _c_', 'A ping and marks'],
];

const callAll = (name) =>
  state.stage.people.reduce(
    async (before, { id }) => (await before) && doAndTell({ do: 'person', person: id, name }, 'All have that name.'),
    Promise.resolve(true),
  );

const server = (id) => state.stage.servers.find((one) => one.id === id);

function membership(id) {
  const { name } = server(id);
  return toggle(`Is a member of ${name}`, 'Off: they leave it. Who owns it cannot.', {
    isOn: () => server(id)?.members.includes(state.person) === true,
    ask: (on) => ({ do: 'membership', person: state.person, server: id, is_member: on }),
    done: (on) => `${named(me().name)} ${on ? 'has joined' : 'has left'} ${name}.`,
    isPossible: () => me()?.part !== 'owns the server',
  });
}

/** The person who looks. */
export function personSection() {
  const knobs = [
    textKnob('Name shown', 'Up to 32 characters; try *stars*, @everyone, emoji, or letters from right to left.', {
      value: () => me()?.name ?? '',
      ask: (name) => change({ name }),
      done: (name) => `They are called ${named(name)} now.`,
    }),
    choice('All are called', 'Everybody gets the same name.', {
      options: () => NAMES,
      choose: (name) => name !== '' && callAll(name),
    }),
    choice('Language', 'The language of their Discord. Commands and answers follow it where the bot speaks it.', {
      options: languages,
      value: () => me()?.locale,
      choose: (locale) => doAndTell(change({ locale }), `${named(me().name)} reads ${nameOf(locale)} now.`),
    }),
    toggle('Accepts direct messages', 'Off: the bot’s direct messages to them fail.', {
      isOn: () => me()?.accepts_dms === true,
      ask: (on) => change({ accepts_dms: on }),
      done: (on) => `${named(me().name)} ${on ? 'accepts' : 'refuses'} direct messages.`,
    }),
    toggle('Has Reynard installed', 'On: its commands follow them into every place.', {
      isOn: () => me()?.has_app === true,
      ask: (on) => change({ has_app: on }),
      done: (on) => `${named(me().name)} ${on ? 'has Reynard installed' : 'has removed Reynard'}.`,
    }),
    many(() => state.stage.servers.map(({ id }) => id), membership),
  ];
  return section('Person', knobs, (node) => {
    const data = me() && [me().name, me().part];
    refillIfNew(node.querySelector('h3'), data, ([name, part]) =>
      el('span', {}, el('bdi', {}, name), `, who ${part}`),
    );
  });
}
