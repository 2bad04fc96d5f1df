// The keyboard in the list of messages: one message at a time can be reached with Tab, and what is in it. The arrow
// keys go from message to message, so that a hundred of them do not lie between two parts of the page.

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

/** The message that can be reached. */
let open = null;
/** Whether it is only the newest, and not where somebody has been. */
let isNewest = true;

export function startReaching(list) {
  list.addEventListener('focusin', ({ target }) => go(target.closest('.message')));
  list.addEventListener('keydown', (event) => step(event, list));
}

/** After a change of the list: the one where somebody is or has been, or else the newest. */
export function reach(nodes) {
  const id = open?.dataset.messageId;
  const isKept = (node) => !isNewest || node.contains(document.activeElement);
  const again = nodes.find((node) => node.dataset.messageId === id && isKept(node));
  isNewest = !again;
  const next = again ?? nodes.at(-1) ?? null;
  for (const node of nodes) if (node !== next && node.dataset.closed !== 'true') setOpen(node, false);
  if (next && next.dataset.closed !== 'false') setOpen(next, true);
  open = next;
}

function go(message) {
  if (!message || message === open) return;
  if (open) setOpen(open, false);
  setOpen(message, true);
  open = message;
  isNewest = message.matches(':last-child');
}

function setOpen(message, isOpen) {
  message.dataset.closed = String(!isOpen);
  message.tabIndex = isOpen ? 0 : -1;
  // What was never to be reached by Tab has been given its `-1` already.
  for (const control of message.querySelectorAll(CONTROLS)) {
    if (isOpen && control.dataset.shut) {
      control.removeAttribute('tabindex');
      if (control.dataset.shut === 'scrolls') control.tabIndex = 0;
      delete control.dataset.shut;
    } else if (!isOpen && control.tabIndex === 0) {
      control.dataset.shut = control.hasAttribute('tabindex') ? 'scrolls' : 'acts';
      control.tabIndex = -1;
    }
  }
}

const STEPS = {
  ArrowUp: (messages, at) => messages[at - 1],
  ArrowDown: (messages, at) => messages[at + 1],
  Home: (messages) => messages[0],
  End: (messages) => messages.at(-1),
};

/** The arrow keys on a message itself; Escape leads there from within. */
function step(event, list) {
  const message = event.target.closest('.message');
  if (!message || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const target = event.target === message ? STEPS[event.key] && stepFrom(list, message, event.key) : null;
  const isLeaving = event.key === 'Escape' && event.target !== message && !message.querySelector(':popover-open');
  if (!target && !isLeaving) return;
  (target ?? message).focus();
  event.preventDefault();
}

function stepFrom(list, message, key) {
  const messages = [...list.querySelectorAll(':scope > .message')];
  return STEPS[key](messages, messages.indexOf(message)) ?? message;
}
