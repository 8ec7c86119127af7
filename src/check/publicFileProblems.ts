import { lstatSync } from 'node:fs';
import { fileProblem, type Problem } from '#content/problem.ts';
import { FEED_PAGES, FILES, ICONS, isReserved, MANIFEST } from '#site/addresses.ts';
import type { Site } from '#site/site.ts';

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
 * Reject what is in `public/` and cannot be published, or would take the place of what the site makes. Without a site,
 * its pages are unknown.
 * @param nameOf gets the path of a file from the content folder
 */
export const publicFileProblems = (
  published: Site['publicFiles'],
  site: Site | undefined,
  nameOf: (file: string) => string,
): Problem[] =>
  [...published].flatMap(([path, file]) => {
    const message = fileFault(path, file) ?? addressFault(path, site);
    if (message) return [fileProblem(nameOf(file), message)];
    const doubt = sizeDoubt(path, file);
    return doubt ? [{ ...fileProblem(nameOf(file), doubt), severity: 'warning' as const }] : [];
  });

/** Characters that end the path in an address, or that no address holds. */
const UNSERVABLE = /[#?\\\p{Cc}\u{FFFD}]/u;
/** Bytes of a path as browsers send it. */
const MAX_PATH = 1000;

function fileFault(path: string, file: string): string | undefined {
  const own = JSON.stringify(`public${path}`);
  if (UNSERVABLE.test(path)) return `no host can serve ${own}; rename it without # ? \\ and control characters`;
  if (encodeURI(path).length > MAX_PATH) return `the address of ${own} is too long; give it a shorter name`;
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() === false
    ? `${own} is a symbolic link or not a file, which is not published; put the file itself there`
    : undefined;
}

/** Bytes of a file. Cloudflare publishes no larger one. */
const MAX_SIZE = 25 * 1024 * 1024;

function sizeDoubt(path: string, file: string): string | undefined {
  const size = lstatSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= MAX_SIZE) return undefined;
  const own = `${JSON.stringify(`public${path}`)} has ${Math.ceil(size / 1024 / 1024)} MiB`;
  return `${own}; some hosts publish no file above 25 MiB, and phones wait for it: save it smaller`;
}

function addressFault(path: string, site: Site | undefined): string | undefined {
  const own = `public${path}`;
  const folder = FOLDERS.find((each) => `${path}/`.startsWith(each));
  if (folder) return `the site makes the folder ${folder.slice(1)} itself; move ${own} to another`;
  if (MADE.has(path)) return `the site makes ${path.slice(1)} itself; remove ${own}`;
  const address = path.replace(/(?:\/index)?\.(?:html|md)$/, '') || '/';
  if (!isReserved(address) && !site?.pagesByPath.has(address)) return undefined;
  return `${address} is an address of the site already; rename or remove ${own}`;
}
