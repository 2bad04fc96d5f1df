// Words put together.

/** A reason as the stand-in gives it, made into a sentence. */
export function sentence(text) {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** A name within a sentence, whose letters may run from right to left without turning what follows. */
export const named = (name) => `\u2068${name}\u2069`;
