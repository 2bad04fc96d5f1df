import { doAndTell } from '../doing.js';
import { me, state } from '../state.js';
import { choice, section, toggle } from './knobs.js';

/** A language in its own words. */
function nameOf(code) {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code);
  } catch {
    return code;
  }
}

export const languages = () => (state.stage?.locales ?? []).map((code) => [code, nameOf(code)]);

const change = (fields) => ({ do: 'person', person: state.person, ...fields });

/** The person who looks. */
export function personSection() {
  const knobs = [
    choice('Language', 'The language of their Discord. Commands and answers follow it where the bot speaks it.', {
      options: languages,
      value: () => me()?.locale,
      choose: (locale) => doAndTell(change({ locale }), `${me().name} reads ${nameOf(locale)} now.`),
    }),
    toggle('Accepts direct messages', 'Off: the bot’s direct messages to them fail.', {
      isOn: () => me()?.accepts_dms === true,
      ask: (on) => change({ accepts_dms: on }),
      done: (on) => `${me().name} ${on ? 'accepts' : 'refuses'} direct messages.`,
    }),
    toggle('Has Reynard installed', 'On: its commands follow them into every place.', {
      isOn: () => me()?.has_app === true,
      ask: (on) => change({ has_app: on }),
      done: (on) => `${me().name} ${on ? 'has Reynard installed' : 'has removed Reynard'}.`,
    }),
  ];
  return section('Person', knobs, (node) => {
    node.querySelector('h3').textContent = me() ? `${me().name}, who ${me().part}` : 'Person';
  });
}
