import { absolute, markdownPath } from '#site/addresses.ts';
import type { EdgeSite } from './edgeData.ts';
import { NOT_ACCEPTABLE_HEADERS } from './headers.ts';
import { negotiate } from './negotiate.ts';
import { type Exchange, type Reply, respond } from './respond.ts';

/** Respond with a page's HTML or Markdown, by `Accept`. `path` is one of the site's pages. */
export function respondWithPage(path: string, { request }: Exchange, { base }: EdgeSite): Reply {
  const alternate = markdownPath(path);
  switch (negotiate(request.headers.get('accept'))) {
    case 'text/html':
      return { file: path };
    case 'text/markdown':
      return { file: alternate, headers: { 'Content-Location': alternate } };
    case undefined:
      return notAcceptable(base, absolute(base, path), absolute(base, alternate));
  }
}

/** Respond with a 406 that names both representations and their addresses. */
export function notAcceptable(base: string, html: string, markdown: string): Response {
  const lines = [
    'This page has two representations, and the Accept header of the request allows neither:',
    '',
    `text/html      ${html}`,
    `text/markdown  ${markdown}`,
    '',
    'Name one of them in Accept, or leave the header out. The second address is Markdown whatever Accept says.',
    `JSON is at ${base}/api/v1.`,
    '',
  ];
  return respond(406, lines.join('\n'), NOT_ACCEPTABLE_HEADERS);
}
