import { absolute, markdownPath } from '../site/addresses.ts';
import type { SiteData } from './data.ts';
import { NOT_ACCEPTABLE, type HeaderSet } from './headers.ts';
import { negotiate } from './negotiate.ts';
import { respond, type Reply } from './respond.ts';

/** A page in the representation the request asks for. `path` is one of the site's pages. */
export function representation(path: string, request: Request, { base }: SiteData): Reply {
  const alternate = markdownPath(path);
  switch (negotiate(request.headers.get('accept'))) {
    case 'text/html':
      return { file: path };
    case 'text/markdown':
      return { file: alternate, headers: { 'Content-Location': alternate } };
    case undefined:
      return notAcceptable(absolute(base, path), absolute(base, alternate));
  }
}

/** A 406 that names both representations and their addresses. */
export function notAcceptable(html: string, markdown: string, headers: HeaderSet = {}): Response {
  const lines = [
    'This page has two representations, and the Accept header of the request allows neither:',
    '',
    `text/html      ${html}`,
    `text/markdown  ${markdown}`,
    '',
    'Name one of them in Accept, or leave the header out. The second address is Markdown whatever Accept says.',
    '',
  ];
  return respond(406, lines.join('\n'), { ...NOT_ACCEPTABLE, ...headers });
}
