import { fileProblem, type Problem } from '../entries/problem.ts';
import { FEED_PAGES, FILES, ICONS, isReserved, MANIFEST } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';

/** Folders whose files the site makes. */
const FOLDERS = [
  ...['/_astro/', '/admin/', '/api/', '/drawings/', '/look/', '/photos/', '/social/', '/.well-known/agent-skills/'],
  FEED_PAGES,
];

/** Files that every site makes. */
const MADE: ReadonlySet<string> = new Set([
  ...[...Object.values(FILES), ...Object.values(ICONS), MANIFEST],
  ...['/api.json', '/robots.txt', '/.well-known/security.txt', '/_headers', '/_redirects'],
]);

/**
 * Reject files of `public/` that would take the place of what the site makes. Without a site, its pages are unknown.
 * @param nameOf gets the path of a file from the content folder
 */
export const publicFileProblems = (
  published: Site['publicFiles'],
  site: Site | undefined,
  nameOf: (file: string) => string,
): Problem[] =>
  [...published].flatMap(([path, file]) => {
    const message = faultOf(path, site);
    return message ? [fileProblem(nameOf(file), message)] : [];
  });

function faultOf(path: string, site: Site | undefined): string | undefined {
  const own = `public${path}`;
  const folder = FOLDERS.find((each) => `${path}/`.startsWith(each));
  if (folder) return `the site makes the folder ${folder.slice(1)} itself; move ${own} to another`;
  if (MADE.has(path)) return `the site makes ${path.slice(1)} itself; remove ${own}`;
  const address = path.replace(/(?:\/index)?\.(?:html|md)$/, '') || '/';
  if (!isReserved(address) && !site?.pagesByPath.has(address)) return undefined;
  return `${address} is an address of the site already; rename or remove ${own}`;
}
