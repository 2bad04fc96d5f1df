// Addresses that bots send.

/** An address that may be followed, of the web or of this page; `null` for any other. */
export function followable(url) {
  try {
    return ['http:', 'https:'].includes(new URL(url, location.href).protocol) ? url : null;
  } catch {
    return null;
  }
}

/** The name of the file at an address. */
export function fileName(url) {
  const last = url.split(/[?#]/)[0].split('/').at(-1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
