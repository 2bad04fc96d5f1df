// Doing what nobody on Discord can do, with a word about how it went.

import { confirmChange } from './a11y.js';
import { ask } from './socket.js';

/** Asks for a change and says that it is done, or why not. */
export async function doAndTell(asked, done) {
  try {
    await ask(asked);
    confirmChange(done);
    return true;
  } catch (error) {
    confirmChange(`That did not work: ${error.message}`, true);
    return false;
  }
}
