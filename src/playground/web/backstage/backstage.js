// The controls behind the stage: what nobody on Discord can do. Each is one control with a line that explains it.

import { byId, button, el } from '../dom.js';
import { closeDrawers } from '../drawers.js';
import { on, state } from '../state.js';
import {
  botSection,
  figuresSection,
  gatewaySection,
  interactionSection,
  machineSection,
  violationsSection,
} from './bot.js';
import { channelSection } from './channel.js';
import { clockSection } from './clock.js';
import { faultSection } from './fault.js';
import { lookSection } from './look.js';
import { personSection } from './person.js';
import { serverSection } from './server.js';

const SECTIONS = [
  personSection,
  lookSection,
  clockSection,
  botSection,
  machineSection,
  gatewaySection,
  interactionSection,
  channelSection,
  serverSection,
  faultSection,
  figuresSection,
  violationsSection,
];

export function startBackstage() {
  const close = button('✕', closeDrawers, { class: 'icon-button close', 'aria-label': 'Close the backstage' });
  const sections = SECTIONS.map((make) => make());
  byId('backstage').append(
    el('header', {}, el('h2', {}, 'Backstage'), close),
    ...sections.map((section) => section.node),
  );
  const update = () => {
    if (state.stage) for (const section of sections) section.update?.();
  };
  for (const topic of ['stage', 'view', 'frozen']) on(topic, update);
}
