import { escapeHtml } from '../site/escapeHtml.ts';
import { WORDS } from '../site/words.ts';
import type { SiteData } from './data.ts';
import { CORS } from './headers.ts';
import { respond } from './respond.ts';

/** Seconds after which a client may ask again: a host puts a site back in less. */
const RETRY_AFTER = '30';

/**
 * What a host answers instead of a file of the site that it cannot read: 503 in the form of that file, with the way to
 * the practice for those who came for a page. A 404 would tell search engines that the site is gone.
 */
export const createUnavailable =
  ({ notFoundCall }: Pick<SiteData, 'notFoundCall'>) =>
  (type: string): Response => {
    const [form, body] = type.startsWith('text/html')
      ? ['text/html; charset=utf-8', page(notFoundCall)]
      : /[/+]json\b/.test(type)
        ? ['application/problem+json; charset=utf-8', `${JSON.stringify(PROBLEM)}\n`]
        : ['text/plain; charset=utf-8', `${WORDS.unavailable}. ${WORDS.unavailableText}\n`];
    return respond(503, body, {
      ...CORS,
      'Content-Type': form,
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_AFTER,
    });
  };

/** RFC 9457, 4.2.1: a problem that its status code says. */
const PROBLEM = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail: 'Please retry shortly.' };

const page = ({ href, title }: SiteData['notFoundCall']): string => `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${WORDS.unavailable}</title>
<h1>${WORDS.unavailable}</h1>
<p>${WORDS.unavailableText}</p>
<p><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></p>
<p>${WORDS.unavailableUrgent}</p>
</html>
`;
