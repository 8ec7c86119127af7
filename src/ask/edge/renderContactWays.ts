import { createCallFinder, withoutBreaks } from '#markdown/callFinder.ts';
import { escapeHtml } from '#markdown/escape.ts';
import { PHONE_ICON } from '#markdown/ids.ts';
import type { AskConfig } from '../askConfig.ts';
import { ASK_STATUS } from '../browser/askStatus.ts';

/** Render what to do after a failure: whom to call, and how to try again. */
export function renderFailure(state: 'failed' | 'offline', config: AskConfig): string {
  const ambulance = renderButton(`tel:${config.emergency.number}`, config.emergency.inEmergency, 'urgent');
  return state === 'offline'
    ? `<p>${ASK_STATUS.offlineWays}</p><p class="ask-ways cluster">${ambulance}${renderHelp(config)}${renderPhone(config)}</p>`
    : `<p class="ask-ways cluster">${ambulance}</p>${renderContactWays(config, renderHelp(config))}` +
        `<p><button class="button outlined" type="submit" form="ask-form">${ASK_STATUS.retry}</button></p>`;
}

/**
 * Render how to reach the practice.
 * @param first What helps while it is closed.
 * @param filled Whether its first button is the main one, because no call to an ambulance stands above.
 */
export function renderContactWays(config: AskConfig, first: string, filled = true): string {
  const { ways, help } = config;
  return (
    `<p class="ask-ways cluster">${first}` +
    (help ? `<small class="while-closed muted">${escapeHtml(config.words.readLater)}</small>` : '') +
    ways.map(({ href, label }, index) => renderButton(href, label, filled && index === 0 ? '' : 'outlined')).join('') +
    `</p>`
  );
}

export const renderPhone = ({ phone }: AskConfig): string => renderButton(`tel:${phone.e164}`, phone.label);

export const renderHelp = ({ help }: AskConfig, kind = ''): string =>
  help ? renderButton(`tel:${help.call}`, help.label, `while-closed ${kind}`) : '';

/** Render the link to what to do while the practice is closed. */
export const renderClosedAdvice = ({ advice }: AskConfig): string =>
  advice ? renderButton(advice.path, advice.title, 'while-closed outlined') : '';

export const renderButton = (href: string, label: string, kind = ''): string =>
  `<a class="button ${kind}" href="${escapeHtml(href)}">` +
  (href.startsWith('tel:') ? `<svg class="icon" aria-hidden="true"><use href="#${PHONE_ICON}"/></svg>` : '') +
  `${escapeHtml(label)}</a>`;

/**
 * Render a text with links on the numbers to call.
 * @param beside A number that needs no link: a button beside the text calls it.
 */
export const renderCalls = (text: string, config: AskConfig, beside?: string): string =>
  callsIn(text, config)
    .map(({ words, call }) =>
      call && call !== beside ? `<a href="tel:${call}">${escapeHtml(withoutBreaks(words))}</a>` : escapeHtml(words),
    )
    .join('');

export const callsIn = (text: string, { phone }: AskConfig) => createCallFinder(phone.e164)(text);

/** Get the path of an address of this site, so that a preview links to its own pages. */
export function escapedPath(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return escapeHtml(pathname + search + hash);
}
