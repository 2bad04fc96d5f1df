import { byId, el } from '../dom.js';
import { state } from '../state.js';
import { deed, section } from './knobs.js';

const wish = (label, why, word, done) =>
  deed(label, why, {
    ask: { do: 'bot', wish: word },
    done,
    isPossible: () => state.stage?.bot.switchable === true,
  });

const trouble = (label, why, word, done) => deed(label, why, { ask: { do: 'gateway', trouble: word }, done });

/** The bot's process. */
export function botSection() {
  const status = el('p', { class: 'bot-status' });
  const knobs = [
    status,
    wish('Restart', 'Ends it properly and starts it again.', 'restart', 'The bot is to restart.'),
    wish('Stop', 'Ends it properly.', 'stop', 'The bot is to stop.'),
    wish('Start', 'If it does not run.', 'start', 'The bot is to start.'),
    wish('Crash', 'Ends it in the middle of whatever it does, until it is started.', 'crash', 'The bot is to crash.'),
  ];
  return section('Bot', knobs, () => {
    const { connected, switchable, name } = state.stage.bot;
    status.textContent = `${name} is ${connected ? 'connected' : 'not connected'}${switchable ? '' : '; it was started elsewhere'}.`;
    status.className = `bot-status ${connected ? 'state-good' : 'state-bad'}`;
  });
}

/** The bot's connection to the stand-in. */
export function gatewaySection() {
  return section('Gateway', [
    trouble('Cut', 'Breaks without a word; can be resumed.', 'cut', 'The connection is cut.'),
    trouble('Ask to reconnect', 'As Discord does now and then.', 'reconnect', 'The bot is asked to reconnect.'),
    trouble('End the session', 'The bot has to begin a new one.', 'invalidate', 'The session is over.'),
    trouble(
      'Repeat the last events',
      'The last ten arrive a second time.',
      'repeat',
      'The last events are told again.',
    ),
    deed('Repeat my last interaction', 'Your last command or press arrives twice.', {
      ask: { do: 'repeat' },
      done: 'Your last interaction is told again.',
    }),
  ]);
}

/** What the bot did that no bot may do. */
export function violationsSection() {
  const list = el('ul', { id: 'violations' });
  const none = el('p', { class: 'remark' }, 'None: the bot has kept to Discord’s rules.');
  return section('Violations', [none, list], () => {
    const all = state.stage.violations;
    none.hidden = all.length > 0;
    if (list.childElementCount !== all.length) list.replaceChildren(...all.map((text) => el('li', {}, text)));
    const badge = byId('violations-badge');
    badge.hidden = all.length === 0;
    badge.textContent = all.length > 0 ? String(all.length) : '';
    badge.title = 'violations of Discord’s rules';
  });
}
