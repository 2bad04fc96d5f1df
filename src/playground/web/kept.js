// What the browser keeps for the page, where it keeps anything: storage can be switched off, or hold nonsense.

/** The value kept under a name; `null` where there is none. */
export function kept(name, storage = 'localStorage') {
  try {
    return JSON.parse(window[storage].getItem(name));
  } catch {
    return null;
  }
}

/** Keeps a value under a name, as far as the browser does. */
export function keep(name, value, storage = 'localStorage') {
  try {
    window[storage].setItem(name, JSON.stringify(value));
  } catch {
    // The page goes on without it.
  }
}
