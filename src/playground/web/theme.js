// Light or dark, as the system has it or as was chosen here.

import { keep, kept } from './kept.js';

const KEY = 'playground.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

export const chosenTheme = () => kept(KEY) ?? 'system';

export function setTheme(theme) {
  keep(KEY, theme);
  apply();
}

function apply() {
  const theme = chosenTheme();
  document.documentElement.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
}

export function startTheme() {
  apply();
  dark.addEventListener('change', apply);
  // Another window of the same browser may choose.
  window.addEventListener('storage', ({ key }) => key === KEY && apply());
}
