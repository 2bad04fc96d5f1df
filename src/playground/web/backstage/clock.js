import { doAndTell } from '../doing.js';
import { button, el } from '../dom.js';
import { clockFace, everySecond } from '../time.js';
import { section } from './knobs.js';

const STEPS = [
  ['+1 minute', 60],
  ['+1 hour', 3600],
  ['+1 day', 86400],
];

/** The stand-in's clock. */
export function clockSection() {
  const face = el('p', { class: 'clock' }, clockFace());
  const tick = () => {
    face.textContent = clockFace();
  };
  const steps = STEPS.map(([label, seconds]) =>
    button(label, () => doAndTell({ do: 'advance', seconds }, `The clock is set forward: ${label.slice(1)}.`), {
      class: 'control secondary',
    }),
  );
  everySecond(tick);
  return section(
    'Clock',
    [
      face,
      el('div', { class: 'knob-buttons' }, steps),
      el('p', { class: 'remark' }, 'Brings about what waits for its time, such as the lapse of a challenge.'),
    ],
    tick,
  );
}
