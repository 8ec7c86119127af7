import { headerRules } from '../edge/rules.ts';
import { ALIASES, GUESSES, markdownPath, ownGuesses } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { edgeData } from './edgeData.ts';

/** `_headers`: HTTP headers of the static files, for Netlify and hosts with the same format. */
export const headersFile = (site: Site): string =>
  Object.entries(headerRules(edgeData(site)))
    .map(([address, headers]) =>
      [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/** `_redirects`: aliases and guesses, for requests that do not run the edge function. */
export const redirectsFile = (site: Site): string =>
  [
    ...pairs('redirect', 301),
    ...pairs('same', 200),
    ...Object.entries({
      ...GUESSES,
      ...ownGuesses(site.pathOf(site.practice.booking.emergency), site.practice.ask),
      ...site.redirects,
    }).map(([from, to]) => redirectLine(from, to)),
    ...Object.entries(site.redirects).flatMap(([from, to]) =>
      from.includes('?') ? [] : redirectLine(markdownPath(from), markdownPath(to)),
    ),
    '',
  ].join('\n');

/** A query is matched by its parameters; it counts although its path is that of a page. */
function redirectLine(from: string, to: string): string {
  const [path, query] = from.split('?') as [string, string?];
  return query === undefined ? `${path} ${to} 301` : `${path} ${query.replaceAll('&', ' ')} ${to} 301!`;
}

const pairs = (kind: keyof typeof ALIASES, status: number): string[] =>
  Object.entries(ALIASES[kind]).flatMap(([from, to]) => [
    `${from} ${to} ${status}`,
    `${markdownPath(from)} ${markdownPath(to)} ${status}`,
  ]);
