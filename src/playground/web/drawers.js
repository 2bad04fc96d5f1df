// The channels and the backstage as drawers where there is no room beside the messages.

import { byId } from './dom.js';
import { keep, kept } from './kept.js';
import { on } from './state.js';

const narrow = matchMedia('(max-width: 760px)');
const medium = matchMedia('(max-width: 1080px)');
const KEY = 'playground.backstage';

export function startDrawers() {
  if (kept(KEY) === 'closed') document.body.classList.add('backstage-closed');
  byId('open-sidebar').addEventListener('click', () => setOpen('sidebar', !isOpen('sidebar')));
  byId('open-backstage').addEventListener('click', toggleBackstage);
  byId('shade').addEventListener('click', closeDrawers);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && closeDrawers());
  for (const width of [narrow, medium]) width.addEventListener('change', () => closeDrawers() ?? showStates());
  on('go', closeDrawers);
  on('fill', closeDrawers);
  showStates();
}

const isOpen = (name) => document.body.classList.contains(`${name}-open`);

/** Whether the backstage is a column that can be put away, or else a drawer. */
function toggleBackstage() {
  if (medium.matches) return setOpen('backstage', !isOpen('backstage'));
  const isClosed = document.body.classList.toggle('backstage-closed');
  keep(KEY, isClosed ? 'closed' : 'open');
  return showStates();
}

function setOpen(name, open) {
  const region = byId(name);
  // Nothing else can have it while a drawer is open.
  const hadFocus = region.contains(document.activeElement) || document.activeElement === document.body;
  document.body.classList.remove('sidebar-open', 'backstage-open');
  document.body.classList.toggle(`${name}-open`, open);
  showStates();
  if (open) region.focus();
  else if (hadFocus) byId(`open-${name}`).focus();
}

export function closeDrawers() {
  for (const name of ['sidebar', 'backstage']) if (isOpen(name)) setOpen(name, false);
}

function showStates() {
  const isAnyOpen = isOpen('sidebar') || isOpen('backstage');
  // What lies under an open drawer is out of reach of the keyboard too.
  for (const node of [byId('top'), byId('main'), document.querySelector('.skip')]) node.inert = isAnyOpen;
  byId('sidebar').inert = isOpen('backstage');
  byId('backstage').inert = isOpen('sidebar');
  byId('shade').hidden = !isAnyOpen;
  byId('open-sidebar').setAttribute('aria-expanded', String(!narrow.matches || isOpen('sidebar')));
  const isShown = medium.matches ? isOpen('backstage') : !document.body.classList.contains('backstage-closed');
  byId('open-backstage').setAttribute('aria-expanded', String(isShown));
}
