// Asking the bot what an option could be, as one types.

import { begin } from '../busy.js';
import { act } from '../socket.js';

/** Time without another key before the bot is asked. */
const DEBOUNCE_MS = 120;

/** Asks for an option of a command; `others` gives what else is filled in, `offer` takes what is found. */
export function completion(command, option, others, offer) {
  let timer = 0;
  let latest = 0;
  let endWait = () => {};

  async function send(text, turn) {
    const found = await suggestions({
      do: 'type',
      command,
      option: option.name,
      text,
      others: others(option.name),
    });
    // Somebody typed on meanwhile.
    if (turn === latest) offer(found);
  }

  function cancel() {
    latest += 1;
    clearTimeout(timer);
    endWait();
  }

  function ask(text) {
    cancel();
    const turn = latest;
    endWait = begin();
    const end = endWait;
    offer({ items: [], remark: 'Loading options…' });
    timer = setTimeout(() => send(text, turn).finally(end), DEBOUNCE_MS);
  }

  return { ask, cancel };
}

async function suggestions(asked) {
  try {
    const { outcome } = await act(asked);
    const answer = await outcome;
    return answer?.is === 'choices' ? { items: answer.choices } : { items: [], remark: 'Loading options failed.' };
  } catch (error) {
    return { items: [], remark: error.message };
  }
}
