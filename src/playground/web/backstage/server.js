import { doAndTell } from '../doing.js';
import { setText } from '../dom.js';
import { serverHere } from '../state.js';
import { choice, section, toggle } from './knobs.js';
import { languages } from './person.js';

const change = (fields) => ({ do: 'server', server: serverHere()?.id, ...fields });

/** The server of the channel looked at. */
export function serverSection() {
  const knobs = [
    choice('Language', 'What Discord calls the server’s preferred language.', {
      options: languages,
      value: () => serverHere()?.locale,
      choose: (locale) => doAndTell(change({ locale }), 'The server’s language is changed.'),
    }),
    toggle('The bot is a member', 'Off: it is removed. On: it is invited.', {
      isOn: () => serverHere()?.has_bot === true,
      ask: (on) => change({ has_bot: on }),
      done: (on) => (on ? 'The bot is invited.' : 'The bot is removed.'),
    }),
    toggle('Available', 'Off: an outage at Discord’s.', {
      isOn: () => serverHere()?.available === true,
      ask: (on) => change({ available: on }),
      done: (on) => (on ? 'The server is back.' : 'The server is not available.'),
    }),
  ];
  return section('This server', knobs, (node) => {
    node.hidden = !serverHere();
    if (serverHere()) setText(node.querySelector('h3'), `This server: ${serverHere().name}`);
  });
}
