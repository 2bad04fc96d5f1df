import { doAndTell } from '../doing.js';
import { button, el, freshId, setText } from '../dom.js';
import { state } from '../state.js';
import { choice, section, setDisabled } from './knobs.js';

const REQUESTS = [
  ['answer', 'The first answer'],
  ['edit_answer', 'The edit of an answer'],
  ['follow_up', 'A further message'],
  ['post', 'A message of its own'],
  ['edit', 'The edit of such a message'],
];

/** What Discord misses when it says 404, by request. */
const MISSING = {
  answer: 'unknown interaction (10062)',
  edit_answer: 'unknown webhook (10015)',
  follow_up: 'unknown webhook (10015)',
  post: 'unknown channel (10003)',
  edit: 'unknown message (10008)',
};

/** Interactions are bound neither to permissions nor to the limit on everything. */
const WITH_TOKEN = ['post', 'edit'];

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

/** Requests of the bot that are to fail, or to wait. */
export function faultSection() {
  const request = choice('Which request', 'What is suggested as one types is a first answer, too.', {
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
  const forget = button('Forget', () => doAndTell({ do: 'forget_faults' }, 'Nothing is going to fail.'), {
    class: 'control secondary',
  });
  const letGo = button('Let go', () => doAndTell({ do: 'release' }, 'What was held goes on.'), {
    class: 'control primary',
  });
  const armed = el('p', { class: 'remark' });
  const held = el('p', {});
  const heldKnob = el('div', { class: 'knob held' }, held, letGo);
  const knobs = [
    request,
    fault,
    el('div', { class: 'knob' }, el('label', { for: times.id }, 'How often'), times),
    el('div', { class: 'knob-buttons' }, button('Arm', arm, { class: 'control primary' }), forget),
    armed,
    heldKnob,
  ];
  for (const knob of [request, fault]) knob.node.classList.add('wide');
  return section('Next request fails', knobs, () => {
    const { faults, held: waiting, most_faults: most } = state.stage;
    times.max = most;
    setText(armed, faults === 0 ? 'Nothing is armed.' : `Armed: ${faults}`);
    setDisabled(forget, faults === 0);
    setText(held, `Held: ${waiting}`);
    setDisabled(letGo, waiting === 0);
    heldKnob.hidden = waiting === 0;
  });
}
