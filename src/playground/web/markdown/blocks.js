// Discord's markdown, line by line: headings, quotes, lists, subtext, paragraphs.

import { el } from '../dom.js';
import { FENCE, inline } from './inline.js';

/** Whatever ends a line. */
const LINE_END = /\r\n?|\u2028|\u2029/g;

/** A text as nodes. */
export function markdown(text) {
  const blocks = [];
  let rest = (text ?? '').replace(LINE_END, '\n');
  while (rest !== '') {
    const [block, length] = firstBlock(rest);
    if (block) blocks.push(block);
    rest = rest.slice(length);
  }
  return blocks;
}

/** The block that a text begins with, and how many characters it takes. */
function firstBlock(text) {
  const line = text.match(/^.*\n?/)[0];
  const content = line.replace(/\n$/, '');
  for (const read of [blank, restQuote, quote, heading, subtext, list]) {
    const found = read(content, text, line);
    if (found) return found;
  }
  return paragraph(text);
}

// An empty line is shown as one between paragraphs; the space around other blocks is the style sheet's.
const blank = (content, text, line) =>
  content === '' && line !== '' ? [el('div', { class: 'gap' }), line.length] : null;

function restQuote(content, text) {
  return text.startsWith('>>> ') ? [el('blockquote', {}, markdown(text.slice(4))), text.length] : null;
}

function quote(content, text) {
  const lines = text.match(/^(?:> .*(?:\n|$)|>(?:\n|$))+/);
  if (!lines) return null;
  const inner = lines[0].replace(/^> ?/gm, '').replace(/\n$/, '');
  return [el('blockquote', {}, markdown(inner)), lines[0].length];
}

// The page itself uses the first two levels of headings.
function heading(content, text, line) {
  const found = content.match(/^(#{1,3})\s+(.+)$/);
  return (
    found && [el(`h${found[1].length + 3}`, { class: `heading-${found[1].length}` }, inline(found[2])), line.length]
  );
}

function subtext(content, text, line) {
  const found = content.match(/^-# (.+)$/);
  return found && [el('p', { class: 'subtext' }, inline(found[1])), line.length];
}

const ITEM = /^( *)([-*]|\d+\.) +(.*)$/;

function list(content, text) {
  if (!ITEM.test(content)) return null;
  const all = text
    .match(/^(?: *(?:[-*]|\d+\.) +.*(?:\n|$)|  +\S.*(?:\n|$))+/)[0]
    .replace(/\n$/, '')
    .split('\n');
  const other = all.findIndex((line) => isOtherList(line, content));
  const lines = other < 0 ? all : all.slice(0, other);
  return [listOf(lines), lines.join('\n').length + (lines.length < text.split('\n').length ? 1 : 0)];
}

const isOrdered = (line) => /^ *\d/.test(line);

/** Whether a line begins a list of the other kind than the first line's. */
function isOtherList(line, first) {
  const [, indent] = first.match(ITEM);
  const item = line.match(ITEM);
  return item !== null && item[1].length <= indent.length && isOrdered(line) !== isOrdered(first);
}

/** Lines with the same or more indent than the first; deeper ones become lists in their item. */
function listOf(lines) {
  const [, indent, mark] = lines[0].match(ITEM);
  const root = isOrdered(lines[0]) ? el('ol', { start: parseInt(mark, 10) }) : el('ul');
  let deeper = [];
  const flush = () => {
    if (deeper.length > 0) root.lastElementChild.append(listOf(deeper));
    deeper = [];
  };
  for (const line of lines) {
    const item = line.match(ITEM);
    if (item && item[1].length <= indent.length) {
      flush();
      root.append(el('li', {}, inline(item[3])));
    } else if (item) {
      deeper.push(line);
    } else {
      root.lastElementChild.append(el('br'), ...inline(line.trim()));
    }
  }
  flush();
  return root;
}

const SPECIAL_LINE = /^(?:>|#{1,3}\s|-# | *(?:[-*]|\d+\.) +\S|$)/;

/** Lines up to the next that is something else; code blocks are taken whole, wherever they begin. */
function paragraph(text) {
  let length = 0;
  do {
    const rest = text.slice(length);
    const end = rest.indexOf('\n') < 0 ? rest.length : rest.indexOf('\n') + 1;
    const fence = rest.match(FENCE);
    length += fence && fence.index < end ? fence.index + fence[0].length : end;
  } while (
    length < text.length &&
    (text[length - 1] !== '\n' || !SPECIAL_LINE.test(text.slice(length).split('\n', 1)[0]))
  );
  return [el('div', { class: 'paragraph' }, inline(text.slice(0, length).replace(/\n$/, ''))), length];
}
