import type { AskConfig } from './askConfig.ts';
import { ASK_STATUS } from './browser/askStatus.ts';
import { renderButton, renderContactWays, renderHelp, renderPhone } from './edge/contactButtons.ts';

/** Render what to do after a failure: whom to call, and how to try again. */
export function renderFailure(state: 'failed' | 'offline', config: AskConfig): string {
  const ambulance = renderButton(`tel:${config.emergency.number}`, config.emergency.inEmergency, 'urgent');
  return state === 'offline'
    ? `<p>${ASK_STATUS.offlineWays}</p><p class="ask-ways cluster">${ambulance}${renderHelp(config)}${renderPhone(config)}</p>`
    : `<p class="ask-ways cluster">${ambulance}</p>${renderContactWays(config, renderHelp(config))}` +
        `<p><button class="button outlined" type="submit" form="ask-form">${ASK_STATUS.retry}</button></p>`;
}
