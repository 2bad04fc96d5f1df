import { byId, el, setText } from '../dom.js';
import { sentence } from '../sentence.js';
import { state } from '../state.js';
import { deed, section } from './knobs.js';

/** What the bot's process is at, in words; whoever it was that started the bot may not say. */
const CONDITIONS = {
  starting: ({ name }) => `${name} is starting…`,
  stopping: ({ name }) => `${name} is stopping…`,
  stopped: ({ name }) => `${name} is not connected: it is stopped.`,
  failed: ({ name }) => `${name} is not connected: it could not start.`,
  running: ({ name, connected }) => `${name} is ${connected ? 'connected' : 'not connected, though it runs'}.`,
};

const elsewhere = ({ name, connected }) =>
  `${name} is ${connected ? 'connected' : 'not connected'}; it was started elsewhere.`;

const is = (...conditions) => {
  const { condition, switchable } = state.stage.bot;
  return switchable && (!condition || conditions.includes(condition.is));
};

const wish = (label, why, word, done, ...whenever) =>
  deed(label, why, { ask: { do: 'bot', wish: word }, done, isPossible: () => is(...whenever) });

const trouble = (label, why, word, done) => deed(label, why, { ask: { do: 'gateway', trouble: word }, done });

/** The bot's process. */
export function botSection() {
  const status = el('p', { class: 'bot-status' });
  const failure = el('p', { class: 'bot-failure' });
  const knobs = [
    status,
    failure,
    wish('Restart', 'Ends it properly and starts it again.', 'restart', 'The bot is to restart.', 'running'),
    wish('Stop', 'Ends it properly.', 'stop', 'The bot is to stop.', 'running'),
    wish('Start', 'If it does not run.', 'start', 'The bot is to start.', 'stopped', 'failed'),
    wish(
      'Crash',
      'Ends it in the middle of whatever it does, until it is started.',
      'crash',
      'The bot is to crash.',
      'running',
    ),
  ];
  return section('Bot', knobs, () => {
    const { bot } = state.stage;
    const { condition, connected, connections } = bot;
    setText(status, (CONDITIONS[condition?.is] ?? elsewhere)(bot));
    setText(failure, condition?.is === 'failed' ? sentence(condition.why) : '');
    const isUnderWay = ['starting', 'stopping'].includes(condition?.is);
    status.className = `bot-status ${isUnderWay ? 'state-between' : connected ? 'state-good' : 'state-bad'}`;
    Object.assign(status.dataset, { condition: condition?.is ?? 'unknown', connected, connections });
  });
}

/** The bot's connection to the stand-in. */
export function gatewaySection() {
  const count = el('p', { class: 'remark' });
  const knobs = [
    count,
    trouble('Cut', 'Breaks without a word; can be resumed.', 'cut', 'The connection is cut.'),
    trouble('Ask to reconnect', 'As Discord does now and then.', 'reconnect', 'The bot is asked to reconnect.'),
    trouble('End the session', 'The bot has to begin a new one.', 'invalidate', 'The session is over.'),
    trouble(
      'Repeat the last events',
      'The last ten arrive a second time.',
      'repeat',
      'The last events are told again.',
    ),
  ];
  return section('Gateway', knobs, () => setText(count, `Connections so far: ${state.stage.bot.connections}`));
}

const tampering = (label, why, how, done) => deed(label, why, { ask: { do: 'tamper', how }, done });

/** How what the person does reaches the bot. */
export function interactionSection() {
  return section('What I do', [
    deed('Repeat my last interaction', 'Your last command or press arrives twice.', {
      ask: { do: 'repeat' },
      done: 'Your last interaction is told again.',
    }),
    tampering(
      'Add an unknown field',
      'Your next interaction arrives with a field that nobody knows.',
      'unknown_field',
      'Your next interaction has an unknown field.',
    ),
    tampering(
      'Leave a field out',
      'Your next interaction arrives without saying in which channel.',
      'missing_field',
      'Your next interaction lacks a field.',
    ),
    tampering(
      'Make the button old',
      'The next button you press is one of an older release.',
      'old_button',
      'The next button that you press is an old one.',
    ),
  ]);
}

/** What the bot did that no bot may do. */
export function violationsSection() {
  const list = el('ul', { id: 'violations' });
  const none = el('p', { class: 'remark' }, 'None: the bot has kept to Discord’s rules.');
  let shown = '';
  return section('Violations', [none, list], () => {
    const all = state.stage.violations;
    if (JSON.stringify(all) === shown) return;
    shown = JSON.stringify(all);
    none.hidden = all.length > 0;
    list.replaceChildren(...all.map((text) => el('li', {}, text)));
    const badge = byId('violations-badge');
    badge.hidden = all.length === 0;
    badge.textContent = all.length > 0 ? String(all.length) : '';
    badge.title = 'violations of Discord’s rules';
  });
}
