// The commands sent before, newest last.

const MOST = 50;
const sent = [];

/** Remembers a command with the texts of its options. */
export function remember(entry) {
  const same = (other) => JSON.stringify([other.path, other.texts]) === JSON.stringify([entry.path, entry.texts]);
  const at = sent.findIndex(same);
  if (at >= 0) sent.splice(at, 1);
  sent.push(entry);
  if (sent.length > MOST) sent.shift();
}

/** The one so many commands ago, 1 the last. */
export const recalled = (ago) => sent.at(-ago) ?? null;
