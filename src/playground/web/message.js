// One message, whole.

import { button, el } from './dom.js';
import { components } from './components.js';
import { dots } from './dots.js';
import { embed } from './embed.js';
import { markdown } from './markdown/blocks.js';
import { avatar, opensMenu } from './people.js';
import { attachment } from './picture.js';
import { failureOf, dismissFailure } from './answers.js';
import { bornAt, emit, personOf } from './state.js';
import { besideName, inFull } from './time.js';

/** Discord's message flags. */
const LOADING = 1 << 7;
const SUPPRESS_NOTIFICATIONS = 1 << 12;
const SUPPRESS_EMBEDS = 1 << 2;
/** Discord's message types that answer to a command. */
const ANSWERS = [20, 23];

/** The element of a message. */
export function messageNode({ message, about }) {
  const kinds = [about.private && 'private', about.pings && 'pings', about.thinking && 'thinking'].filter(Boolean);
  return el(
    'li',
    { class: ['message', ...kinds].join(' '), 'data-message-id': message.id, tabindex: '-1' },
    message.interaction_metadata && ANSWERS.includes(message.type) && origin(message),
    el(
      'article',
      { 'aria-label': `${about.author}, ${besideName(bornAt(message.id))}` },
      gutter(message, about),
      body(message, about),
    ),
  );
}

/** Who did what, for the bot to answer this. */
function origin({ interaction_metadata: { user }, interaction, type }) {
  const name = personOf(user.id)?.name ?? user.global_name ?? user.username;
  const used = interaction && (type === 20 ? `/${interaction.name}` : interaction.name);
  return el(
    'div',
    { class: 'origin' },
    avatar(user.id, name),
    opensMenu(user.id, 'name-link', el('bdi', {}, name)),
    used ? [' used ', el('span', { class: 'used' }, used)] : ' used a command',
  );
}

function gutter({ author }, about) {
  return opensMenu(author.id, 'avatar-button', avatar(author.id, about.author), about.author);
}

function body(message, about) {
  return el(
    'div',
    { class: 'body' },
    heading(message, about),
    ...contentOf(message, about),
    failure(message),
    about.private && privacy(message),
  );
}

function heading(message, about) {
  const ms = bornAt(message.id);
  return el(
    'header',
    {},
    el('h3', {}, opensMenu(message.author.id, 'name-link author', about.author)),
    message.author.bot && el('span', { class: 'app-badge' }, 'APP'),
    el(
      'time',
      { class: 'beside-name', datetime: new Date(ms).toISOString(), title: inFull(ms), 'data-ms': ms },
      besideName(ms),
    ),
    message.flags & SUPPRESS_NOTIFICATIONS
      ? el('span', { class: 'remark', title: 'Sent without a notification' }, 'silent')
      : null,
    button('⋯', (event) => emit('message-menu', { message, anchor: event.currentTarget }), {
      class: 'more',
      'aria-label': 'More about this message',
      'aria-haspopup': 'menu',
      'data-key': 'more',
    }),
  );
}

function contentOf(message, about) {
  if (about.thinking || message.flags & LOADING) return [thinking(about.author)];
  const shownInside = JSON.stringify(message.components ?? []);
  const files = (message.attachments ?? []).filter((file) => !shownInside.includes(file.url));
  return [
    message.content &&
      el(
        'div',
        { class: 'markdown content' },
        markdown(message.content),
        message.edited_timestamp && edited(message),
      ),
    ...files.map(attachment),
    ...(message.flags & SUPPRESS_EMBEDS ? [] : (message.embeds ?? [])).map(embed),
    message.components?.length > 0 && components(message.components, message.id),
    !message.content && message.edited_timestamp && edited(message),
  ];
}

function edited({ edited_timestamp: at }) {
  const ms = Date.parse(at);
  return el('span', { class: 'edited', title: Number.isNaN(ms) ? null : inFull(ms) }, '(edited)');
}

function thinking(author) {
  return el('p', { class: 'thinking-line' }, dots(), `${author} is thinking…`);
}

function privacy(message) {
  const dismiss = () => emit('dismiss', message.id);
  return el(
    'footer',
    { class: 'privacy' },
    el('span', { 'aria-hidden': 'true' }, '◉ '),
    'Only you can see this',
    ' · ',
    button('Dismiss', dismiss, { class: 'link' }),
  );
}

function failure(message) {
  const text = failureOf(message.id);
  return (
    text &&
    el(
      'p',
      { class: 'failure' },
      text,
      ' ',
      button('Dismiss', () => dismissFailure(message.id), { class: 'link' }),
    )
  );
}

/** What a message says to who cannot see it. */
export function inWords(node, { about }) {
  // A message that could not be drawn has no body, only a line that says so.
  const text = (node.querySelector('.body') ?? node).cloneNode(true);
  for (const part of text.querySelectorAll('header, footer, .alt-text, .spoiler, .edited, .control-row button'))
    part.remove();
  // Blocks are apart to the eye; the text alone would run them together.
  for (const block of text.querySelectorAll('div, p, li, dt, dd, h4, h5, h6, br')) block.after(' ');
  const pictures = [...text.querySelectorAll('img[alt]:not([alt=""])')].map((image) => `Picture: ${image.alt}`);
  return [
    `${about.author}${about.private ? ', only to you' : ''}:`,
    text.textContent.replace(/\s+/g, ' ').trim(),
    ...pictures,
  ].join(' ');
}
