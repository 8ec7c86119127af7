import { escapeHtml } from '#markdown/escape.ts';
import { PHONE_ICON } from '#markdown/ids.ts';
import type { AskConfig } from '../askConfig.ts';

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
