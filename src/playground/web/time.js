// Times by the stand-in's clock.

import { state } from './state.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The stand-in's time in milliseconds since 1970. */
export const now = () => Date.now() + (state.stage?.ahead_ms ?? 0);

/** A formatter takes longer to make than to use, so each is made once. */
const formatters = new Map();

function formatter(make, locale, options) {
  const key = `${make.name} ${locale} ${JSON.stringify(options)}`;
  if (!formatters.has(key)) formatters.set(key, new make(locale, options));
  return formatters.get(key);
}

const format = (ms, locale, options) => formatter(Intl.DateTimeFormat, locale, options).format(ms);

function startOfDay(ms) {
  return new Date(ms).setHours(0, 0, 0, 0);
}

/** How many midnights lie between then and now: 0 today, 1 yesterday, -1 tomorrow. */
function daysAgo(ms) {
  return Math.round((startOfDay(now()) - startOfDay(ms)) / (DAY * 1000));
}

/** As it stands beside an author's name: `Today at 14:03`. */
export function besideName(ms) {
  const time = format(ms, 'en-GB', { timeStyle: 'short' });
  const ago = daysAgo(ms);
  if (ago === 0) return `Today at ${time}`;
  if (ago === 1) return `Yesterday at ${time}`;
  return `${format(ms, 'en-GB', { dateStyle: 'short' })} ${time}`;
}

/** The whole of it, for those who hover. */
export const inFull = (ms, locale = 'en-GB') => format(ms, locale, { dateStyle: 'full', timeStyle: 'medium' });

export const dayName = (ms) => format(ms, 'en-GB', { dateStyle: 'long' });

export const clockFace = () =>
  format(now(), 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

/** The styles of Discord's timestamps, by their letter. */
const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/** A timestamp of a message's text in the reader's language. */
export function styled(ms, style, locale) {
  if (style === 'R') return relative(ms, locale);
  return format(ms, locale, STYLES[style] ?? STYLES.f);
}

const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
];

function relative(ms, locale) {
  const seconds = Math.round((ms - now()) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return formatter(Intl.RelativeTimeFormat, locale, { numeric: 'always' }).format(Math.round(seconds / size), unit);
}

/** Every second; the page's live times hang on it. */
export function everySecond(listener) {
  setInterval(listener, 1000);
}

/** Brings everything up to date that shows a distance to now. */
export function refreshTimes() {
  for (const node of document.querySelectorAll('time[data-ms]')) {
    const ms = Number(node.dataset.ms);
    const text = node.dataset.style ? styled(ms, node.dataset.style, node.dataset.locale) : besideName(ms);
    if (node.textContent !== text) node.textContent = text;
  }
}
