import { el, setText } from '../dom.js';
import { sure } from '../question.js';
import { here, state } from '../state.js';
import { deed, many, section, toggle } from './knobs.js';

const change = (fields) => ({ do: 'channel', channel: state.channel, ...fields });

/** `SEND_MESSAGES` in words. */
const inWords = (permission) => permission.charAt(0) + permission.slice(1).toLowerCase().replaceAll('_', ' ');

function permissionToggle(permission) {
  return toggle(inWords(permission), null, {
    isOn: () => !here()?.lacking.includes(permission),
    ask: (granted) => ({ do: 'permission', channel: state.channel, permission, granted }),
    done: (granted) => `The bot ${granted ? 'has' : 'lacks'} “${inWords(permission)}” here.`,
    isPossible: () => here()?.deleted === false,
  });
}

const threadToggle = (label, why, key) =>
  toggle(label, why, {
    isOn: () => here()?.[key] === true,
    ask: (on) => change({ [key]: on }),
    done: (on) => `The thread is ${on ? '' : 'not '}${key}.`,
    isPossible: () => here()?.kind === 'thread' && !here().deleted,
  });

/** The channel looked at. */
export function channelSection() {
  const intro = el(
    'p',
    { class: 'remark' },
    'What the bot may do here. Answers to commands need next to none of it; what it posts by itself does.',
  );
  const permissions = many(() => state.stage.permissions, permissionToggle);
  const threadKnobs = [
    threadToggle('Archived', 'A thread that is put away; writing wakes it.', 'archived'),
    threadToggle('Locked', 'Only moderators can wake it.', 'locked'),
  ];
  const remove = deed('Delete', 'The channel, with everything in it.', {
    ask: () => change({ deleted: true }),
    isSure: () =>
      sure(
        `Delete ${here().name}?`,
        'The channel goes with everything in it, and cannot be had back.',
        'Delete it',
      ),
    done: 'The channel is deleted.',
    isPossible: () => here()?.deleted === false,
  });
  const knobs = [intro, permissions, ...threadKnobs, remove];
  return section('This channel', knobs, (node) => {
    for (const part of [intro, permissions.node]) part.hidden = !here()?.server;
    for (const knob of threadKnobs) knob.node.hidden = here()?.kind !== 'thread';
    // Direct messages are not deleted on Discord.
    remove.node.hidden = !['text', 'thread', 'forum'].includes(here()?.kind);
    setText(node.querySelector('h3'), here() ? `This channel: ${here().name}` : 'This channel');
  });
}
