// Discord's markdown within a line: emphasis, code, links, spoilers, mentions.

import { el } from '../dom.js';
import { spoiler } from '../spoiler.js';
import { mention } from './mention.js';

/** A code block, anywhere in a text. */
export const FENCE = /```(?:([\w+\-.#]+)\n)?\n*([^\n][\s\S]*?)\n*```/;

const URL_TEXT = String.raw`https?:\/\/[^\s<>]*[^\s<>.,:;"'\])!?*_~|]`;

/** Each: what it looks like, and what becomes of it. The first that fits wins. */
const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, (found) => found[1]],
  [sticky(FENCE), (found) => el('pre', { tabindex: '0' }, el('code', {}, found[2]))],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => el('code', {}, code(found[2]))],
  [new RegExp(`<(${URL_TEXT}[^\\s<>]*)>`, 'y'), (found) => link(found[1], [found[1]])],
  [
    /\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: +["'][^"']*["'])?\)/y,
    (found) => link(found[2], inline(found[1]), true),
  ],
  [new RegExp(URL_TEXT, 'y'), (found) => link(found[0], [found[0]])],
  [/<(@!?|@&|#|a?:\w+:|t:|\/[^:<>\n]+:)(-?\d+)(?::([a-zA-Z]))?>|@everyone|@here/y, mention],
  [/\*\*\*((?:\\[\s\S]|[^\\])+?)\*\*\*(?!\*)/y, (found) => el('strong', {}, el('em', {}, inline(found[1])))],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, (found) => el('strong', {}, inline(found[1]))],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, (found) => el('u', {}, inline(found[1]))],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, (found) => el('s', {}, inline(found[1]))],
  [/\|\|([\s\S]+?)\|\|/y, (found) => covered(inline(found[1]))],
  [
    /\*(?=[^\s*])((?:\*\*|\\[\s\S]|\s+(?:[^*\s\\]|\*\*|\\[\s\S])|[^\s*\\])+?)\*(?!\*)/y,
    (found) => el('em', {}, inline(found[1])),
  ],
  [/(?<![\p{L}\p{N}])_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}])/uy, (found) => el('em', {}, inline(found[1]))],
  [/\n/y, () => el('br')],
];

const PLAIN = /[^\\`*_~|<[h@\n]+|[\s\S]/uy;

function sticky(pattern) {
  return new RegExp(pattern.source, 'y');
}

/** A piece of text as nodes and strings. */
export function inline(text) {
  const nodes = [];
  for (let at = 0; at < text.length;) {
    const [node, length] = pieceAt(text, at);
    if (typeof node === 'string' && typeof nodes.at(-1) === 'string') nodes.push(nodes.pop() + node);
    else nodes.push(node);
    at += length;
  }
  return nodes;
}

function pieceAt(text, at) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    // The rules are used again further down, so what was found has to be made into something at once.
    if (found) return [make(found), found[0].length];
  }
  PLAIN.lastIndex = at;
  const [plain] = PLAIN.exec(text);
  return [plain, plain.length];
}

/** Code in the line may be padded with a blank to begin or end with a backtick. */
const code = (text) => text.replace(/^ (?=`)|(?<=`) $/g, '');

function link(url, words, masked = false) {
  return el('a', { href: url, target: '_blank', rel: 'noopener noreferrer', title: masked ? url : null }, words);
}

function covered(content) {
  // The cover stands beside the content, which may have links and buttons of its own.
  const inside = el('span', { class: 'spoiler-text' }, content);
  const root = el('span', { class: 'spoiler' }, inside);
  root.append(spoiler(root, inside, { text: '', label: 'Spoiler: show it', className: 'spoiler-cover' }));
  return root;
}
