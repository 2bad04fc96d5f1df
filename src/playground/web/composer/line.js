// A whole line pasted: `variant:Fox and Hounds side:few`.

import { localised } from './commands.js';

/** The texts of the options by name; a value runs on to the next name, text without a name is the first's. */
export function readLine(rest, options) {
  const named = options.flatMap((option) =>
    [option.name, localised(option, 'name')].map((name) => [name.toLowerCase(), option]),
  );
  const marks = [...rest.matchAll(/(?:^|\s)([\p{L}\p{N}_-]+):/gu)]
    .map((found) => ({ found, option: named.find(([name]) => name === found[1].toLowerCase())?.[1] }))
    .filter(({ option }) => option);
  const texts = new Map();
  const unnamed = rest.slice(0, marks[0]?.found.index ?? rest.length).trim();
  marks.forEach(({ found, option }, at) => {
    const end = marks[at + 1]?.found.index ?? rest.length;
    texts.set(option.name, rest.slice(found.index + found[0].length, end).trim());
  });
  const first = options.find((option) => !texts.has(option.name));
  if (unnamed && first) texts.set(first.name, unnamed);
  return texts;
}

/** The option whose name, with a colon, a text ends in. */
export function namedAtEnd(text, options) {
  const found = text.match(/([\p{L}\p{N}_-]+):\s*$/u);
  const name = found?.[1].toLowerCase();
  return (
    options.find((option) => name && [option.name, localised(option, 'name').toLowerCase()].includes(name)) ?? null
  );
}

/** A value and the option whose name follows it: `{ before, option }`. */
export function splitAtName(text, options) {
  const option = /\s\S+:$/u.test(text) ? namedAtEnd(text, options) : null;
  return option && { before: text.slice(0, text.trimEnd().lastIndexOf(' ')).trim(), option };
}
