import type { AskConfig } from './config.ts';
import { ASK_STATUS } from './messages.ts';
import { button, renderHelp, renderPhone, renderWays } from './ways.ts';

/** Render what to do after a failure: whom to call, and how to try again. */
export function renderFailure(state: 'failed' | 'offline', config: AskConfig): string {
  const ambulance = button(`tel:${config.emergency.number}`, config.emergency.inEmergency, 'urgent');
  return state === 'offline'
    ? `<p>${ASK_STATUS.offlineWays}</p><p class="ask-ways">${ambulance}${renderHelp(config)}${renderPhone(config)}</p>`
    : `<p class="ask-ways">${ambulance}</p>${renderWays(config)}` +
        `<p><button class="button quiet" type="submit" form="ask-form">${ASK_STATUS.retry}</button></p>`;
}

/** Shown until the first answer arrives. */
export const WAITING = '<div class="ask-waiting" aria-hidden="true"><span></span><span></span></div>';
