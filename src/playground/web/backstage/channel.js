import { el } from '../dom.js';
import { here, state } from '../state.js';
import { deed, section, toggle } from './knobs.js';

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
  const intro = el('p', { class: 'remark' }, 'What the bot may do here. Answers to commands need next to none of it; what it posts by itself does.');
  const permissions = el('div', {});
  let toggles = [];
  let shown = '';
  const threadKnobs = [
    threadToggle('Archived', 'A thread that is put away; writing wakes it.', 'archived'),
    threadToggle('Locked', 'Only moderators can wake it.', 'locked'),
  ];
  const remove = deed('Delete', 'The channel, with everything in it.', {
    ask: () => change({ deleted: true }),
    done: 'The channel is deleted.',
    isPossible: () => here()?.deleted === false,
  });
  const knobs = [
    intro,
    permissions,
    ...threadKnobs,
    remove,
  ];
  return section('This channel', knobs, (node) => {
    if (shown !== state.stage.permissions.join()) {
      shown = state.stage.permissions.join();
      toggles = state.stage.permissions.map(permissionToggle);
      permissions.replaceChildren(...toggles.map((knob) => knob.node));
    }
    for (const knob of toggles) knob.update();
    for (const part of [intro, permissions]) part.hidden = !here()?.server;
    for (const knob of threadKnobs) knob.node.hidden = here()?.kind !== 'thread';
    // Direct messages are not deleted on Discord.
    remove.node.hidden = !['text', 'thread'].includes(here()?.kind);
    node.querySelector('h3').textContent = here() ? `This channel: ${here().name}` : 'This channel';
  });
}
