// Building nodes. Text is always text: nothing here ever parses HTML.

/** An element with attributes, listeners (`on`) and children; `null` and `false` are left out. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) attribute(node, name, value);
  node.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

function attribute(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === 'on') {
    for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
  } else {
    node.setAttribute(name, value === true ? '' : value);
  }
}

/** A button that does not submit anything by accident. */
export function button(text, onclick, attributes = {}) {
  return el('button', { type: 'button', on: { click: onclick }, ...attributes }, text);
}

let counter = 0;

/** An id that no other element has. */
export function freshId(stem) {
  counter += 1;
  return `${stem}-${counter}`;
}

export const byId = (id) => document.getElementById(id);

/** Replaces what is in a node, leaving the keyboard where it was: at the element with the same `data-key`. */
export function refill(node, ...children) {
  const key = node.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  node.replaceChildren(...children.flat(Infinity).filter(Boolean));
  if (key) node.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

/** What nodes were filled from. */
const filledFrom = new WeakMap();

/** Fills a node anew if what it is made from has changed; with `null` it is emptied. */
export function refillIfNew(node, data, make) {
  const key = JSON.stringify(data);
  if (filledFrom.get(node) === key) return;
  filledFrom.set(node, key);
  refill(node, data === null ? [] : make(data));
}

/** Sets a text only if it is another: what is set anew is read out anew. */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}
