import { escapeHtml } from '../site/text/escape.ts';
import type { AskConfig } from './config.ts';

/** Render how to reach the practice. */
export function renderWays(config: AskConfig): string {
  const { message, help } = config;
  const write = (kind?: string) => (message ? button(message.href, message.label, kind) : '');
  return (
    `<p class="ask-ways">${renderHelp(config)}` +
    (message?.first ? write() + renderPhone(config, 'quiet') : renderPhone(config) + write('quiet')) +
    (help ? `<small class="while-closed">${escapeHtml(config.words.readLater)}</small>` : '') +
    `</p>`
  );
}

export const renderPhone = ({ phone }: AskConfig, kind?: string): string =>
  button(`tel:${phone.e164}`, phone.label, kind);

/** Render the call for help while the practice is closed. */
export const renderHelp = ({ help }: AskConfig): string =>
  help ? button(`tel:${help.call}`, help.label, 'while-closed') : '';

export const button = (href: string, label: string, kind = ''): string =>
  `<a class="button ${kind}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
