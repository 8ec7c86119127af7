import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files that hosts read and do not serve. */
const FOR_HOSTS = new Set(['/_headers', '/_redirects']);

/**
 * List the files of a built site by public address. A page's has no extension: `/blog` for `blog.html`.
 * The server reads only what is in this map, so no request can lead out of `dist`.
 */
export function publicFiles(dist: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const item of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const file = join(item.parentPath, item.name);
    const path = file.slice(dist.length).replaceAll('\\', '/').replace(/^\/*/, '/');
    if (!FOR_HOSTS.has(path)) files.set(addressOf(path), file);
  }
  return files;
}

function addressOf(path: string): string {
  // The 404 page has no address of its own.
  if (path === '/404.html') return path;
  return encodeURI(path.replace(/(?<=\/)index\.html$|\.html$/, ''));
}
