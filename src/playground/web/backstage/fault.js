import { doAndTell } from '../doing.js';
import { button, el, freshId } from '../dom.js';
import { state } from '../state.js';
import { choice, section, setDisabled } from './knobs.js';

const REQUESTS = [
  ['answer', 'The first answer'],
  ['edit_answer', 'The change of an answer'],
  ['follow_up', 'A further message'],
  ['post', 'A message of its own'],
  ['edit', 'The change of such a message'],
];

const FAULTS = [
  ['broken', '500, nothing happened'],
  ['broken_after', '500, yet it happened'],
  ['cut', 'Cut before it happened'],
  ['lost', 'Cut after it happened'],
  ['rate_limited', '429, its own limit'],
  ['globally_limited', '429, the limit on all'],
  ['forbidden', '403'],
  ['missing', '404'],
];

const MOST_TIMES = 99;

/** Requests of the bot that are to fail. */
export function faultSection() {
  const request = choice('Which request', null, { options: () => REQUESTS });
  const fault = choice('What happens', null, { options: () => FAULTS });
  const times = el('input', { type: 'number', id: freshId('times'), min: 1, max: MOST_TIMES, value: 1 });
  const timesKnob = el('div', { class: 'knob' }, el('label', { for: times.id }, 'How often'), times);
  const arm = () =>
    doAndTell(
      {
        do: 'fault',
        request: request.select.value,
        fault: fault.select.value,
        times: Math.min(MOST_TIMES, Math.max(1, Math.round(Number(times.value)) || 1)),
      },
      'It is going to fail.',
    );
  const forget = button('Forget', () => doAndTell({ do: 'forget_faults' }, 'Nothing is going to fail.'), {
    class: 'control secondary',
  });
  const armed = el('p', { class: 'remark' });
  const knobs = [
    request,
    fault,
    timesKnob,
    el('div', { class: 'knob-buttons' }, button('Arm', arm, { class: 'control primary' }), forget),
    armed,
  ];
  return section('Next request fails', knobs, () => {
    const { faults } = state.stage;
    armed.textContent = faults === 0 ? 'Nothing is armed.' : `Armed: ${faults}`;
    setDisabled(forget, faults === 0);
  });
}
