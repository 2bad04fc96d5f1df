// What can be put into an option, and what Discord's client would not send.

import { me } from '../state.js';
import { channels, people, roles } from '../parts/options.js';
import { localised } from './commands.js';

/** Discord's types of options. */
const STRING = 3;
export const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
export const NUMBER = 10;
export const ATTACHMENT = 11;

/** Whether only what is listed can be chosen. */
export const isListed = (option) =>
  option.choices?.length > 0 || [BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE].includes(option.type);

/** What is listed for an option: `{ name, value, detail, also }`; `also` are further ways to write it. */
export function listed(option) {
  if (option.choices?.length > 0) return option.choices.map(choice);
  const lists = {
    [BOOLEAN]: () => [
      { name: 'True', value: true, also: ['true', 'yes'] },
      { name: 'False', value: false, also: ['false', 'no'] },
    ],
    [USER]: () => people().map(person),
    [CHANNEL]: () => channels(option.channel_types).map(entity),
    [ROLE]: () => roles().map(entity),
    [MENTIONABLE]: () => [...people().map(person), ...roles().map(entity)],
  };
  return lists[option.type]?.() ?? [];
}

const choice = (given) => ({
  name: localised(given, 'name'),
  value: given.value,
  also: [given.name, String(given.value)],
});

const entity = ({ label, value }) => ({ name: label, value, also: [value, label.slice(1)] });

function person({ label, value, description }) {
  const mine = value === me()?.id ? 'you' : description;
  return { name: label, value, detail: mine, also: [`@${label}`, `<@${value}>`, value] };
}

const words = (item) => [item.name, ...(item.also ?? [])].map((text) => text.toLowerCase());

/** Those listed that fit a text: beginnings first. */
export function narrowed(items, typed) {
  const text = typed.trim().toLowerCase();
  const starts = (item) => words(item).some((word) => word.startsWith(text));
  const contains = (item) => words(item).some((word) => word.includes(text));
  return [...items.filter(starts), ...items.filter((item) => !starts(item) && contains(item))];
}

export const exactly = (items, typed) =>
  items.find((item) => words(item).includes(typed.trim().toLowerCase())) ?? null;

/** The value of a text: `{ value }`, or `{ problem }` in a sentence. */
export function valueOf(option, text) {
  if (isListed(option)) {
    const item = exactly(listed(option), text);
    return item ? { value: item.value } : { problem: 'Choose one from the list.' };
  }
  return option.type === STRING ? textValue(option, text) : numberValue(option, text.trim());
}

function textValue(option, text) {
  const length = [...text].length;
  if (length < (option.min_length ?? 0)) return { problem: `At least ${option.min_length} characters, please.` };
  if (length > (option.max_length ?? 6000))
    return { problem: `At most ${option.max_length ?? 6000} characters, please.` };
  return { value: text };
}

function numberValue(option, text) {
  const isWhole = option.type === INTEGER;
  const pattern = isWhole ? /^[+-]?\d+$/ : /^[+-]?(\d+\.?\d*|\.\d+)$/;
  if (!pattern.test(text))
    return { problem: isWhole ? 'This has to be a whole number.' : 'This has to be a number.' };
  const value = Number(text);
  if (value < (option.min_value ?? -Infinity)) return { problem: `${option.min_value} or more, please.` };
  if (value > (option.max_value ?? Infinity)) return { problem: `${option.max_value} or less, please.` };
  return { value };
}
