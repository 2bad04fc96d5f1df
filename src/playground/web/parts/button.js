// Buttons of messages.

import { followable } from '../address.js';
import { el } from '../dom.js';
import { use, pendingIn } from '../answers.js';
import { isFrozen } from '../freeze.js';
import { dots } from '../dots.js';

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link-button', 6: 'premium' };

export function messageButton(part, message) {
  if (part.style === 5) return linkButton(part);
  if (part.style === 6) return premiumButton(part);
  const waiting = pendingIn(message);
  const isPending = waiting === part.custom_id;
  return el(
    'button',
    {
      type: 'button',
      class: `control ${STYLES[part.style] ?? 'secondary'}${isPending ? ' pending' : ''}`,
      disabled: part.disabled === true,
      'aria-busy': isPending ? 'true' : null,
      'aria-disabled': waiting ? 'true' : null,
      'data-custom-id': part.custom_id,
      'data-key': `control-${part.custom_id}`,
      on: { click: () => use({ do: 'press', message, custom_id: part.custom_id, late: isFrozen() }) },
    },
    words(part),
    isPending && dots(),
  );
}

function words({ emoji, label }) {
  return el('span', { class: 'control-words' }, emojiOf(emoji), emoji && label && ' ', label);
}

/** An emoji as it can be shown without Discord's pictures. */
export function emojiOf(emoji) {
  if (!emoji) return null;
  return el('span', { class: 'emoji' }, emoji.id ? `:${emoji.name}:` : emoji.name);
}

function linkButton(part) {
  const attributes = {
    class: 'control link-button',
    href: part.disabled ? null : followable(part.url),
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-disabled': part.disabled ? 'true' : null,
  };
  return el(
    'a',
    attributes,
    words(part),
    el('span', { 'aria-hidden': 'true' }, ' ↗'),
    el('span', { class: 'hidden' }, ' (opens in a new window)'),
  );
}

/** Opens a shop on Discord; here there is none. */
function premiumButton(part) {
  return el(
    'button',
    { type: 'button', class: 'control premium', disabled: true, title: `SKU ${part.sku_id}` },
    '★ Premium',
  );
}
