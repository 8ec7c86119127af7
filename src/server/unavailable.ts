import type { SiteData } from '../edge/data.ts';
import { CORS } from '../edge/headers.ts';
import { respond } from '../edge/respond.ts';
import { escapeHtml } from '../markdown/escape.ts';
import { WORDS } from '../site/words/interface.ts';

/** Seconds; swapping a site takes less. */
const RETRY_AFTER = '30';

/**
 * Create the 503 for a file that cannot be read, in the format of that file. A page says how to call the practice. A
 * 404 would tell search engines that the site is gone.
 */
export const createUnavailable =
  ({ notFoundCall, ask }: Pick<SiteData, 'notFoundCall' | 'ask'>) =>
  (type: string): Response => {
    const [form, body] = type.startsWith('text/html')
      ? ['text/html; charset=utf-8', page(notFoundCall, ask.emergency)]
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

/** RFC 9457, 4.2.1: a problem with no meaning beyond its status code. */
const PROBLEM = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail: 'Please retry shortly.' };

const page = (
  { href, title }: SiteData['notFoundCall'],
  { number, inEmergency }: SiteData['ask']['emergency'],
): string => `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${WORDS.unavailable}</title>
<h1>${WORDS.unavailable}</h1>
<p>${WORDS.unavailableText}</p>
<p><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></p>
<p><a href="tel:${number}">${escapeHtml(inEmergency)}</a></p>
</html>
`;
