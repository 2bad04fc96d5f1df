// The commands offered, flat and in the person's language.

import { me, state } from '../state.js';

const SLASH = 1;
export const USER_MENU = 2;
export const MESSAGE_MENU = 3;
const NESTED = [1, 2];

/** Discord's languages that stand in for each other. */
const STAND_INS = { 'en-GB': 'en-US', 'en-US': 'en-GB', 'es-419': 'es-ES' };

/** A name or description as the person reads it. */
export function localised(thing, key) {
  const words = thing[`${key}_localizations`] ?? {};
  const locale = me()?.locale;
  return words[locale] ?? words[STAND_INS[locale]] ?? thing[key] ?? '';
}

/** Slash commands, sub-commands each for itself: `{ path, shown, description, options }`. */
export function slashCommands() {
  const slash = state.commands.filter((command) => (command.type ?? SLASH) === SLASH);
  return slash
    .flatMap((command) => flat(command, [], []))
    .sort((one, other) => one.shown.localeCompare(other.shown));
}

function flat(thing, path, shown) {
  const names = [...path, thing.name];
  const words = [...shown, localised(thing, 'name')];
  const options = thing.options ?? [];
  const nested = options.filter((option) => NESTED.includes(option.type));
  if (nested.length > 0) return nested.flatMap((option) => flat(option, names, words));
  return [{ path: names.join(' '), shown: words.join(' '), description: localised(thing, 'description'), options }];
}

/** The entries of the menu on people or on messages. */
export const menuCommands = (type) => state.commands.filter((command) => command.type === type);

/** Those that fit what has been typed after the slash: beginnings first, then whatever contains it. */
export function fitting(typed) {
  const text = typed.toLowerCase();
  const names = (command) => [command.shown.toLowerCase(), command.path];
  const starts = (command) => names(command).some((name) => name.startsWith(text));
  const contains = (command) => names(command).some((name) => name.includes(text));
  const all = slashCommands();
  return [...all.filter(starts), ...all.filter((command) => !starts(command) && contains(command))];
}

/** The command that a line begins with, and the rest of the line after a blank. */
export function commandOf(line) {
  const named = slashCommands().flatMap((command) => [command.path, command.shown].map((name) => [command, name]));
  const fits = named.filter(([, name]) => line.toLowerCase().startsWith(`/${name} `.toLowerCase()));
  const [best] = fits.sort((one, other) => other[1].length - one[1].length);
  return best ? { command: best[0], rest: line.slice(best[1].length + 2) } : null;
}
