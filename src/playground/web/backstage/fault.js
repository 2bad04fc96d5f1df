import { doAndTell } from '../doing.js';
import { button, el, freshId, refillIfNew, setText } from '../dom.js';
import { state } from '../state.js';
import { choice, section, setDisabled } from './knobs.js';

const REQUESTS = [
  ['answer', 'The first answer'],
  ['suggestions', 'Suggestions as one types'],
  ['edit_answer', 'The edit of an answer'],
  ['follow_up', 'A further message'],
  ['post', 'A message of its own'],
  ['edit', 'The edit of such a message'],
  ['register', 'The registration of commands'],
];

/** What Discord misses when it says 404, by request. */
const MISSING = {
  answer: 'unknown interaction (10062)',
  suggestions: 'unknown interaction (10062)',
  edit_answer: 'unknown webhook (10015)',
  follow_up: 'unknown webhook (10015)',
  post: 'unknown channel (10003)',
  edit: 'unknown message (10008)',
  register: 'unknown application (10002)',
};

/** Interactions are bound neither to permissions nor to the limit on everything. */
const WITH_TOKEN = ['post', 'edit', 'register'];

/** Each with its words and, where not all of them can meet it, its requests. */
const FAULTS = [
  ['broken', () => '500: nothing happened'],
  ['broken_after', () => '500: yet it happened'],
  ['cut', () => 'Cut off before it happened'],
  ['lost', () => 'Cut off after it happened'],
  ['held', () => 'Held until you let it go'],
  ['invalid', () => '400: invalid body (50035)'],
  ['filtered', () => '400: words are filtered (200000)'],
  ['link_filtered', () => '400: a link is filtered (240000)'],
  ['unauthorized', () => '401: unauthorized'],
  ['forbidden', () => '403: missing permissions (50013)', WITH_TOKEN],
  ['missing', (request) => `404: ${MISSING[request]}`],
  ['rate_limited', () => '429: its own limit, for a second'],
  ['globally_limited', () => '429: the limit on all, for a second', WITH_TOKEN],
  ['edits_limited', () => '429: edits of an old message (30046)', ['edit']],
];

const faultsOf = (request) =>
  FAULTS.filter(([, , only]) => !only || only.includes(request)).map(([fault, words]) => [fault, words(request)]);

const wordsOf = ({ request, fault, times }) => {
  const [, what] = REQUESTS.find(([word]) => word === request);
  const [, happens] = FAULTS.find(([word]) => word === fault);
  return `${what}: ${happens(request)}${times > 1 ? `, ${times} times` : ''}`;
};

function armedItem(armed) {
  const forget = () => doAndTell({ do: 'disarm', number: armed.number }, 'That is not going to happen.');
  const label = wordsOf(armed);
  const press = button('✕', forget, { class: 'icon-button', 'aria-label': `Disarm: ${label}` });
  return el('li', {}, label, press);
}

/** Requests of the bot that are to fail, or to wait. */
export function faultSection() {
  const request = choice('Which request', 'What the bot asks of Discord. It registers its commands when it starts.', {
    options: () => REQUESTS,
    choose: () => fault.update(),
  });
  const fault = choice(
    'What happens',
    'What this request can meet on Discord. Only an edit can meet the limit on edits of old messages (30046).',
    { options: () => faultsOf(request.select.value) },
  );
  const times = el('input', { type: 'number', id: freshId('times'), min: 1, step: 1, value: 1, required: true });
  const arm = () =>
    times.reportValidity() &&
    doAndTell(
      { do: 'fault', request: request.select.value, fault: fault.select.value, times: Number(times.value) },
      fault.select.value === 'held' ? 'It is going to be held.' : 'It is going to fail.',
    );
  const forget = button('Forget all', () => doAndTell({ do: 'forget_faults' }, 'Nothing is going to fail.'), {
    class: 'control secondary',
  });
  const letGo = button('Let go', () => doAndTell({ do: 'release' }, 'What was held goes on.'), {
    class: 'control primary',
  });
  const nothing = el('p', { class: 'remark' }, 'Nothing is armed.');
  const list = el('ul', { class: 'armed' });
  const held = el('p', {});
  const heldKnob = el('div', { class: 'knob held' }, held, letGo);
  const knobs = [
    request,
    fault,
    el('div', { class: 'knob' }, el('label', { for: times.id }, 'How often'), times),
    el('div', { class: 'knob-buttons' }, button('Arm', arm, { class: 'control primary' }), forget),
    nothing,
    list,
    heldKnob,
  ];
  for (const knob of [request, fault]) knob.node.classList.add('wide');
  return section('Next request fails', knobs, () => {
    const { armed, held: waiting, most_times: most } = state.stage;
    times.max = most;
    nothing.hidden = armed.length > 0;
    refillIfNew(list, armed, (all) => all.map(armedItem));
    setDisabled(forget, armed.length === 0);
    setText(held, `Held: ${waiting}`);
    setDisabled(letGo, waiting === 0);
    heldKnob.hidden = waiting === 0;
  });
}
