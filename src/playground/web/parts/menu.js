// The menus of messages.

import { pendingIn, use } from '../answers.js';
import { isFrozen } from '../freeze.js';
import { Picker } from './picker.js';
import { optionsOf } from './options.js';

const PLACEHOLDERS = {
  3: 'Make a selection',
  5: 'Select a person',
  6: 'Select a role',
  7: 'Select a person or role',
  8: 'Select a channel',
};

export const placeholderOf = (part) => part.placeholder || PLACEHOLDERS[part.type] || 'Make a selection';

export function messageMenu(part, message) {
  const waiting = pendingIn(message);
  const menu = new Picker({
    options: optionsOf(part),
    placeholder: placeholderOf(part),
    min: part.min_values ?? 1,
    max: part.max_values ?? 1,
    disabled: part.disabled === true || Boolean(waiting),
    onChoice: (values) => use({ do: 'choose', message, custom_id: part.custom_id, values, late: isFrozen() }),
  });
  menu.node.dataset.customId = part.custom_id;
  menu.node.classList.toggle('pending', waiting === part.custom_id);
  menu.opener.dataset.key = `control-${part.custom_id}`;
  return menu.node;
}
