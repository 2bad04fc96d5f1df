// The one connection: questions with numbers out, answers and news in.

import { begin } from './busy.js';
import { sentence } from './sentence.js';
import { now } from './time.js';
import { emit, state } from './state.js';

/** So long an application may take for its first answer, by the stand-in's clock. */
const PATIENCE_MS = 3000;
/** So long an outcome may still be on its way through this machine. */
const GRACE_MS = 300;
export const NOT_RUNNING = 'The playground is not running.';
const LONGEST_PAUSE_MS = 2000;

let socket = null;
let pause = 125;
let lastNumber = 0;
/** Questions without an answer, and interactions without an outcome, by number. */
const unanswered = new Map();
const undecided = new Map();

export function connect() {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  socket = new WebSocket(`${scheme}://${location.host}/live`);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', (event) => hear(JSON.parse(event.data)));
  socket.addEventListener('close', closed);
}

function opened() {
  pause = 125;
  state.connected = true;
  document.documentElement.dataset.connected = 'true';
  emit('connected');
}

function closed() {
  state.connected = false;
  document.documentElement.dataset.connected = 'false';
  for (const { reject } of unanswered.values()) reject(new Error(NOT_RUNNING));
  for (const settle of undecided.values()) settle(null);
  emit('disconnected');
  setTimeout(connect, pause);
  pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
}

function hear(told) {
  if (told.tell === 'outcome') undecided.get(told.n)?.(told);
  else if (told.tell === 'done') unanswered.get(told.n)?.resolve(told);
  else if (told.tell === 'refused') unanswered.get(told.n)?.reject(new Error(sentence(told.reason)));
  else emit(told.tell, told);
  if (told.tell !== 'view') return;
  unanswered.get(told.n)?.resolve(told);
  // What one person did elsewhere is not shown to the next.
  for (const settle of undecided.values()) settle({ is: 'left' });
}

function send(n, asked) {
  const end = begin();
  return new Promise((resolve, reject) => {
    unanswered.set(n, { resolve, reject });
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ n, ...asked }));
    else reject(new Error(NOT_RUNNING));
  }).finally(() => {
    unanswered.delete(n);
    end();
  });
}

/** Asks something; rejects with the reason if it is refused. */
export function ask(asked) {
  lastNumber += 1;
  return send(lastNumber, asked);
}

/**
 * Does something to the bot. Resolves to `{ interaction, outcome }` once the bot has been told; `outcome`
 * is a promise of its first answer, or of `null` if it does not answer in time.
 */
export async function act(asked) {
  lastNumber += 1;
  const n = lastNumber;
  const outcome = decision(n);
  try {
    const done = await send(n, asked);
    return { interaction: done.interaction, outcome };
  } catch (error) {
    undecided.get(n)?.(null);
    throw error;
  }
}

function decision(n) {
  const end = begin();
  const begun = now();
  let late = 0;
  return new Promise((resolve) => {
    undecided.set(n, resolve);
    // Looked at again and again, as somebody may set the clock forward meanwhile.
    late = setInterval(() => {
      if (now() - begun > PATIENCE_MS + GRACE_MS) resolve(null);
    }, 100);
  }).finally(() => {
    clearInterval(late);
    undecided.delete(n);
    end();
  });
}
