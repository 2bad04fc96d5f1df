// Pictures with their alternative text on demand, and files. The button for it stands below the picture: on it, it
// would hide pieces of a board.

import { followable } from './address.js';
import { button, byId, el, freshId } from './dom.js';
import { spoiler } from './spoiler.js';

/** The largest that a picture is shown in the list; the whole of it opens by a click. */
const MOST_WIDTH = 520;
const MOST_HEIGHT = 480;
const LEAST_HEIGHT = 260;
/** This part of the window, so that what is said about a picture is seen with it. */
const PART_OF_WINDOW = 0.46;

const mostHeight = () => Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, innerHeight * PART_OF_WINDOW));

/**
 * A picture of a message: `media` has `url`, `width`, `height`, `description`. Its place is kept before it is
 * there, so that nothing jumps.
 */
export function picture(media, { covered = false, small = false } = {}) {
  const words = media.description ?? '';
  const image = sized(
    el('img', { src: media.url, alt: words, draggable: 'false' }),
    media,
    small ? 96 : MOST_WIDTH,
  );
  const open = button(image, () => enlarge(media.url, words), {
    class: 'picture-open',
    'aria-label': words === '' ? 'Open the picture' : null,
    title: 'Open in full size',
  });
  const figure = el(
    'figure',
    { class: small ? 'picture small' : 'picture' },
    el('div', { class: 'picture-frame' }, open),
  );
  if (words !== '') figure.append(...altParts(words));
  if (covered) cover(figure);
  return figure;
}

function sized(image, { width, height }, mostWidth) {
  if (!width || !height) return image;
  const scale = Math.min(1, mostWidth / width, mostHeight() / height);
  image.width = Math.round(width * scale);
  image.height = Math.round(height * scale);
  return image;
}

function altButton(text) {
  const toggle = button(
    'ALT',
    () => {
      text.hidden = !text.hidden;
      toggle.setAttribute('aria-expanded', String(!text.hidden));
    },
    {
      class: 'alt-button',
      'aria-expanded': 'false',
      'aria-controls': text.id,
      'aria-label': 'ALT: alternative text',
    },
  );
  return toggle;
}

/** The text, and the button in front of it that shows it. */
function altParts(words) {
  const text = el('figcaption', { id: freshId('alt'), class: 'alt-text', hidden: true }, words);
  return [altButton(text), text];
}

function cover(figure) {
  const open = figure.querySelector('.picture-open');
  open.after(spoiler(figure, open, { label: 'Spoiler: show the picture', className: 'lid' }));
}

function enlarge(url, words) {
  const dialog = byId('viewer');
  dialog.querySelector('img').src = url;
  dialog.querySelector('img').alt = words;
  dialog.querySelector('p').textContent = words;
  dialog.showModal();
}

/** Lets pictures that are there stay when a message is drawn anew, so that they do not flicker. */
export function keepPictures(old, fresh) {
  const there = new Map([...old.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image]));
  for (const image of fresh.querySelectorAll('img')) {
    const kept = there.get(image.getAttribute('src'));
    if (!kept || kept.className !== image.className) continue;
    there.delete(image.getAttribute('src'));
    for (const name of ['alt', 'width', 'height']) {
      if (image.hasAttribute(name)) kept.setAttribute(name, image.getAttribute(name));
    }
    image.replaceWith(kept);
  }
}

const isPicture = (file) =>
  /^image\/(png|jpe?g|gif|webp|avif)/.test(file.content_type ?? '') ||
  /\.(png|jpe?g|gif|webp|avif)$/i.test(file.filename);

/** An attachment: pictures are shown, everything else can be fetched. */
export function attachment(file) {
  const covered = file.filename.startsWith('SPOILER_');
  return isPicture(file)
    ? picture(file, { covered })
    : fileLink(file.url, file.filename, file.size, file.description);
}

export function fileLink(url, name, size, description) {
  return el(
    'div',
    { class: 'file' },
    el('span', { class: 'file-mark', 'aria-hidden': 'true' }),
    el('a', { href: followable(url), download: name }, name),
    size !== undefined && size !== null && el('span', { class: 'remark' }, sizeInWords(size)),
    description && el('span', { class: 'remark' }, description),
  );
}

function sizeInWords(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
