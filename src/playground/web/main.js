// The page of the playground: puts the parts together.

import { startBackstage } from './backstage/backstage.js';
import { showComposerState, startComposer } from './composer/composer.js';
import { startConversation } from './conversation.js';
import { startDrawers } from './drawers.js';
import { startForms } from './form.js';
import { showHeader } from './header.js';
import { startKeys } from './keys.js';
import { startLooking } from './looking.js';
import { startMenus } from './menus.js';
import { showSwitch } from './people.js';
import { showSidebar } from './sidebar.js';
import { connect } from './socket.js';
import { on, setStage, state } from './state.js';
import { startTheme } from './theme.js';
import { everySecond, refreshTimes } from './time.js';

/** Whatever depends on who and what there is. */
function showAll() {
  showSwitch();
  showSidebar();
  showHeader();
  showComposerState();
}

startTheme();
on('stage', setStage);
on('commands', ({ commands, hidden }) => Object.assign(state, { commands, hidden: hidden ?? null }));
// A new view makes the old one's knowledge void before anybody looks at it.
on('view', ({ person, channel }) => Object.assign(state, { person, channel, commands: [], hidden: null }));
startLooking();
startConversation();
// Before the composer: it cannot take the keyboard while a drawer is open.
startDrawers();
startComposer();
startBackstage();
startForms();
startMenus();
startKeys();
for (const topic of ['stage', 'view', 'commands', 'connected', 'disconnected', 'frozen']) on(topic, showAll);
on('seen', showSidebar);
everySecond(() => {
  refreshTimes();
  showHeader();
});
connect();
