// The menus on people and on messages: what the bot can do with them, and what one can do oneself.

import { noAnswer } from './answers.js';
import { follow } from './composer/command.js';
import { localised, menuCommands, MESSAGE_MENU, USER_MENU } from './composer/commands.js';
import { notice } from './composer/notices.js';
import { doAndTell } from './doing.js';
import { openMenu } from './menu.js';
import { named, sentence } from './sentence.js';
import { act } from './socket.js';
import { emit, on, personOf, state } from './state.js';

export function startMenus() {
  on('person-menu', ({ id, anchor }) => openOnPerson(personOf(id), anchor));
  on('message-menu', ({ message, anchor }) => openOnMessage(message, anchor));
}

function openOnPerson(person, anchor) {
  if (!person) return;
  const { id, name } = person;
  const commands = entries(USER_MENU, 'user_menu', id, named(name));
  const empty =
    commands.length === 0 ? [state.hidden ? sentence(state.hidden) : 'No commands for people here.'] : [];
  const be = !person.isBot && id !== state.person ? [[`Be ${named(name)}`, () => emit('go', { person: id })]] : [];
  openMenu(anchor, name, [...commands, ...empty, ...be]);
}

function openOnMessage({ id }, anchor) {
  openMenu(anchor, 'Message', [
    ...entries(MESSAGE_MENU, 'message_menu', id, 'a message'),
    ['Copy the id', () => navigator.clipboard?.writeText(id).catch(() => {})],
    [
      'Show an earlier version',
      () => doAndTell({ do: 'go_back', message: id }, 'The message is as it was before its last change.'),
    ],
    ['Delete the message', () => doAndTell({ do: 'delete', message: id }, 'The message is deleted.')],
  ]);
}

/** The commands of a type, to be used on a target. */
function entries(type, deed, target, whom) {
  return menuCommands(type).map((command) => {
    const label = localised(command, 'name');
    return [label, () => use({ do: deed, command: command.name, target }, `${label} (${whom})`)];
  });
}

async function use(asked, name) {
  try {
    const { interaction, outcome } = await act(asked);
    await follow(name, interaction, outcome);
  } catch (error) {
    notice(`${name}: ${error.message || noAnswer()}`, { isWrong: true });
  }
}
