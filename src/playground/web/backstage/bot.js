import { doAndTell } from '../doing.js';
import { button, byId, el, freshId, refillIfNew, setText } from '../dom.js';
import { sentence } from '../sentence.js';
import { state } from '../state.js';
import { choice, deed, section, toggle } from './knobs.js';

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
    const isDown = ['stopped', 'failed'].includes(condition?.is);
    status.className = `bot-status ${isUnderWay ? 'state-between' : connected && !isDown ? 'state-good' : 'state-bad'}`;
    Object.assign(status.dataset, { condition: condition?.is ?? 'unknown', connected, connections });
  });
}

/** The wishes by which what is odd about the bot's machine comes and goes. */
const WISHES = { second: 'second', locked: 'lock', spoiled: 'spoil' };

const odd = (label, why, key, done) =>
  toggle(label, why, {
    isOn: () => state.stage.bot.oddities[key],
    ask: (on) => ({ do: 'bot', wish: { [WISHES[key]]: on } }),
    done,
    isPossible: () => state.stage.bot.switchable,
  });

const SKEWS = [
  [-3600, 'An hour behind'],
  [-5, 'Five seconds behind'],
  [0, 'Right'],
  [5, 'Five seconds ahead'],
  [3600, 'An hour ahead'],
];

/** What is around the bot: its machine. */
export function machineSection() {
  const failure = el('p', { class: 'bot-failure' });
  const knobs = [
    failure,
    odd('A second process', 'The same bot once more, on the same database.', 'second', (on) =>
      on ? 'A second process is to start.' : 'The second process is to stop.',
    ),
    odd('The database is locked', 'Somebody else writes to it and does not end.', 'locked', (on) =>
      on ? 'The database is to be locked.' : 'The database is to be free.',
    ),
    odd('The database is of other migrations', 'A bot that starts then refuses it.', 'spoiled', (on) =>
      on ? 'The database says that other migrations made it.' : 'The database is as it was.',
    ),
    choice('The bot’s clock', 'Against Discord’s.', {
      options: () => SKEWS,
      value: () => String(state.stage?.bot.oddities.skew ?? 0),
      choose: (seconds) =>
        doAndTell({ do: 'bot', wish: { skew: Number(seconds) } }, 'The bot’s clock is set by itself.'),
    }),
    deed('Outdate the commands', 'They count as changed: a bot that starts registers them.', {
      ask: { do: 'bot', wish: 'outdate' },
      done: 'The commands are to be registered at the next start.',
      isPossible: () => state.stage.bot.switchable,
    }),
    choice('Shards', 'With so many it connects when it starts.', {
      options: () => Array.from({ length: state.stage?.bot.most_shards ?? 1 }, (_, i) => [i + 1, String(i + 1)]),
      value: () => String(state.stage?.bot.shards ?? 1),
      choose: (count) => doAndTell({ do: 'shards', count: Number(count) }, `It is to connect with ${count}.`),
    }),
  ];
  return section('The bot’s machine', knobs, () => {
    const why = state.stage.bot.oddities.failure;
    setText(failure, why ? sentence(why) : '');
  });
}

const FIGURES = [
  ['interactions', 'Interactions'],
  ['requests', 'Requests'],
  ['limited', 'Told to wait (429)'],
  ['invalid', 'Invalid (401, 403, 429)'],
];

/** What the bot has done so far. */
export function figuresSection() {
  const list = el('dl', { class: 'figures' });
  const why = 'Discord shuts a bot out at ten thousand invalid requests in ten minutes.';
  return section('So far', [list, el('p', { class: 'remark' }, why)], () =>
    refillIfNew(list, state.stage.bot.figures, (figures) =>
      FIGURES.flatMap(([key, words]) => [el('dt', {}, words), el('dd', {}, figures[key].toLocaleString())]),
    ),
  );
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

/** The last thing done, many times at once. */
function again() {
  const times = el('input', { type: 'number', id: freshId('times'), min: 1, step: 1, value: 50, required: true });
  const act = () =>
    times.reportValidity() &&
    doAndTell({ do: 'again', times: Number(times.value) }, `Done ${times.value} times more.`);
  const node = el(
    'div',
    { class: 'knob' },
    el('label', { for: times.id }, 'Do my last thing again, all at once'),
    times,
    button('Do it again', act, { class: 'control secondary' }),
  );
  return {
    node,
    update: () => {
      times.max = state.stage.most_times;
    },
  };
}

/** How what the person does reaches the bot. */
export function interactionSection() {
  return section('What I do', [
    again(),
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
