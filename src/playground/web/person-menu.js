// The menu on a person: what the bot can do with them.

import { noAnswer } from './answers.js';
import { follow } from './composer/command.js';
import { localised, userMenus } from './composer/commands.js';
import { notice } from './composer/notices.js';
import { openMenu } from './menu.js';
import { sentence } from './sentence.js';
import { act } from './socket.js';
import { emit, on, personOf, state } from './state.js';

export function startPersonMenu() {
  on('person-menu', ({ id, anchor }) => open(id, anchor));
}

function open(id, anchor) {
  const person = personOf(id);
  if (!person) return;
  const commands = userMenus().map((command) => [localised(command, 'name'), () => use(command, person)]);
  const be = !person.isBot && id !== state.person ? [[`Be ${person.name}`, () => emit('go', { person: id })]] : [];
  const empty =
    commands.length === 0 ? [state.hidden ? sentence(state.hidden) : 'No commands for people here.'] : [];
  openMenu(anchor, person.name, [...commands, ...empty, ...be]);
}

async function use(command, person) {
  const name = `${localised(command, 'name')} (${person.name})`;
  try {
    const { interaction, outcome } = await act({ do: 'user_menu', command: command.name, target: person.id });
    await follow(name, interaction, outcome);
  } catch (error) {
    notice(`${name}: ${error.message || noAnswer()}`, { isWrong: true });
  }
}
