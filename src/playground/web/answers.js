// What is pending after a button, a menu or a form, and what came of it.

import { announce } from './a11y.js';
import { act } from './socket.js';
import { emit, state } from './state.js';

/** Controls that wait for the bot, as `message custom_id`, and messages with a failure below them. */
const pending = new Map();
const failures = new Map();

export const failureOf = (message) => failures.get(message) ?? null;

/** The control of a message that waits for the bot, if there is one. */
export const pendingIn = (message) => pending.get(message) ?? null;

export const noAnswer = () => `${state.stage?.bot.name ?? 'The bot'} did not respond`;

export function dismissFailure(message) {
  if (failures.delete(message)) emit('redraw', message);
}

export function forgetFailures() {
  failures.clear();
  pending.clear();
}

/** Uses a control of a message: `asked` is a `press` or a `choose`. */
export async function use(asked) {
  const { message, custom_id: control } = asked;
  if (pending.has(message)) return;
  pending.set(message, control);
  failures.delete(message);
  emit('redraw', message);
  const failure = await result(asked);
  if (pending.get(message) === control) pending.delete(message);
  if (failure) {
    failures.set(message, failure);
    announce(failure);
  }
  emit('redraw', message);
}

/** Why it did not work, or nothing. */
async function result(asked) {
  try {
    const { interaction, outcome } = await act(asked);
    const answer = await outcome;
    if (!answer) return state.connected ? noAnswer() : null;
    if (answer.is === 'form') emit('form', { form: answer.form, interaction });
    return null;
  } catch (error) {
    return error.message;
  }
}
