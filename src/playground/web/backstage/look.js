import { confirmChange, enter } from '../a11y.js';
import { byId } from '../dom.js';
import { isFrozen, setFrozen } from '../freeze.js';
import { chosenTheme, setTheme } from '../theme.js';
import { choice, section, toggle } from './knobs.js';

/** How and when the page shows things. */
export function lookSection() {
  const theme = choice('Colours', 'Of this page, kept by this browser.', {
    options: () => [
      ['system', 'As the system'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
    value: chosenTheme,
    choose: (value) => {
      setTheme(value);
      confirmChange('The colours are changed.');
    },
  });
  const frozen = toggle(
    'Freeze what I see',
    'Changes wait, and presses go to what you see: a click on a board that is out of date.',
    {
      isOn: isFrozen,
      set: freeze,
    },
  );
  byId('thaw').addEventListener('click', thaw);
  return section('Look', [theme, frozen]);
}

/** The button goes with what it ends; the keyboard goes on in the command line. */
function thaw() {
  freeze(false);
  enter(byId('composer'));
}

function freeze(on) {
  setFrozen(on);
  confirmChange(on ? 'What you see is frozen.' : 'What has changed is shown.');
}
