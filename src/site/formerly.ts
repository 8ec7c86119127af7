import type { Entries } from '#content/entries.ts';
import { type Finding, findingAt } from '#content/finding.ts';
import { pageEntries } from '#content/pageEntries.ts';
import { canonicalPath, isReserved, pathOf } from './addresses.ts';
import { reservedFileAt } from './reservedFiles.ts';
import type { Site } from './site.ts';

/** Map the old addresses of pages to their paths. */
export const formerlyOf = (entries: Entries): Site['formerly'] =>
  Object.fromEntries(
    pageEntries(entries).flatMap(({ ref, formerly = [] }) =>
      formerly.map((address) => [plainAddress(address), pathOf(ref)] as const),
    ),
  );

/** Hosts serve the home page from this file. */
const HOME_FILE = '/index.html';

/** Reject old addresses where something else answers. */
export function formerlyFindings(
  entries: Entries,
  { pagesByPath, publicFiles }: Pick<Site, 'pagesByPath' | 'publicFiles'>,
): Finding[] {
  const claims = new Map<string, string>();
  return pageEntries(entries).flatMap(({ file, ref, formerly = [] }) =>
    formerly.flatMap((address, index) => {
      const path = plainAddress(address);
      const [bare = ''] = path.split('?', 1);
      // Hosts append the query to the target: a redirect from an address of the page itself would be a loop.
      const page = pagesByPath.get(bare === pathOf(ref) ? bare : path);
      const other = claims.get(path);
      claims.set(path, file);
      const isOfSite =
        isReserved(bare) ||
        bare === HOME_FILE ||
        reservedFileAt(bare, /[?]|\.html$/.test(path) ? undefined : pagesByPath) !== undefined;
      const why =
        (page && `${path} is the address of "${page.title}"`) ??
        (isOfSite ? `the site itself answers at ${path}` : undefined) ??
        (publicFiles.has(path) ? `public${path} is published there` : undefined) ??
        (other && `${path} already redirects to the page of ${other}`);
      return why
        ? findingAt(file, `formerly[${index}]`, `${why}: a redirect from there would never be used; remove it`)
        : [];
    }),
  );
}

/** Get the one spelling of an address with or without a query. */
const plainAddress = (address: string): string => address.replace(/^[^?]*/, canonicalPath);
