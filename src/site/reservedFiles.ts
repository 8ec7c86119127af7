import { FEED_PAGES, FILES, ICONS, isReserved, MANIFEST } from './addresses.ts';
import type { Page } from './page.ts';

const FOLDERS = [
  ...['/_astro/', '/admin/', '/api/', '/drawings/', '/look/', '/photos/', '/social/', '/.well-known/agent-skills/'],
  FEED_PAGES,
];

const RESERVED_FILES: ReadonlySet<string> = new Set([
  ...[...Object.values(FILES), ...Object.values(ICONS), MANIFEST],
  ...['/api.json', '/robots.txt', '/.well-known/security.txt', '/_headers', '/_redirects'],
  // What @astrojs/sitemap writes before it is renamed.
  ...['/sitemap-index.xml', '/sitemap-0.xml'],
]);

/**
 * Get what the site itself has at the path of a file: the folder in which every site makes files, such as `/api/`, the
 * file itself, or the address of a page; undefined for a path that is free.
 */
export function reservedFileAt(path: string, pages: ReadonlyMap<string, Page> | undefined): string | undefined {
  const folder = FOLDERS.find((each) => `${path}/`.startsWith(each));
  if (folder) return folder;
  if (RESERVED_FILES.has(path)) return path;
  const address = path.replace(/(?:\/index)?\.(?:html|md)$/, '') || '/';
  return isReserved(address) || pages?.has(address) ? address : undefined;
}
