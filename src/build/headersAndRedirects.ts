import { headerRules } from '#edge/headerRules.ts';
import { decoded, ENGLISH_PATHS, formerFiles, markdownPath, shortcutsOf } from '#site/addresses.ts';
import type { Site } from '#site/site.ts';
import { collectEdgeSite } from './collectEdgeSite.ts';

/** `_headers`: HTTP headers of the static files, for Netlify and hosts with the same format. */
export const headersFile = (site: Site): string =>
  Object.entries(headerRules(collectEdgeSite(site)))
    .map(([address, headers]) =>
      [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/** `_redirects`: what is not at its own address, for hosts without the edge function. */
export const redirectsFile = (site: Site): string =>
  [
    ...Object.entries(ENGLISH_PATHS).flatMap(([from, { path, status }]) => [
      `${from} ${path} ${status}`,
      `${markdownPath(from)} ${markdownPath(path)} ${status}`,
    ]),
    ...Object.entries({ ...shortcutsOf(site.emergencyPath, site.practice.ask), ...site.formerly }).flatMap(
      ([from, to]) => redirectLines(from, to),
    ),
    ...formerFiles(site.formerly).flatMap(([from, to]) => redirectLines(from, to)),
    '',
  ].join('\n');

/**
 * A query is matched by its parameters; it counts although its path is that of a page. Netlify documents encoded paths,
 * yet its local runtime compares decoded ones.
 */
function redirectLines(from: string, to: string): string[] {
  const [path, query] = from.split('?') as [string, string?];
  const paths = [...new Set([path, decoded(path)])].filter((spelling) => !/[\s#*:]/.test(spelling));
  return paths.map((spelling) =>
    query === undefined ? `${spelling} ${to} 301` : `${spelling} ${query.replaceAll('&', ' ')} ${to} 301!`,
  );
}
