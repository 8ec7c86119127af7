import { FEED_PAGES, FILES, ICONS, isReserved } from './addresses.ts';
import type { Page } from './page.ts';

const RESERVED_FOLDERS = [
  ...['/_astro/', '/admin/', '/api/', '/drawings/', '/look/', '/photos/', '/social/', FEED_PAGES],
];

const RESERVED_FILES: ReadonlySet<string> = new Set([
  ...[...Object.values(FILES), ...Object.values(ICONS)],
  ...['/api.json', '/robots.txt', '/.well-known/security.txt', '/_headers', '/_redirects'],
  // What @astrojs/sitemap writes before it is renamed.
  ...['/sitemap-index.xml', '/sitemap-0.xml'],
]);

/**
 * Get what the site itself has at the path of a file, or of a folder above it: the folder in which every site makes
 * files, such as `/api/`, the file itself, or the address of a page; undefined for a path that is free.
 */
export function reservedFileAt(path: string, pages: ReadonlyMap<string, Page> | undefined): string | undefined {
  const folder = RESERVED_FOLDERS.find((each) => `${path}/`.startsWith(each));
  if (folder) return folder;
  // A folder may have the name of a file.
  const names = [...path.matchAll(/(?<=.)\/|$/g)].map(({ index }) => path.slice(0, index)).toReversed();
  const file = names.find((name) => RESERVED_FILES.has(name));
  if (file !== undefined) return file;
  const addresses = names.flatMap((name, above) => {
    const address = name.replace(/(?:\/index)?\.(?:html|md)$/, '') || '/';
    return above > 0 && address === name ? [] : [address];
  });
  return addresses.find((address) => isReserved(address) || pages?.has(address));
}
