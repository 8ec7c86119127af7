import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files for hosts to read, which no host serves. */
const FOR_HOSTS = new Set(['/_headers', '/_redirects']);

/**
 * Every file of a built site by its public address, which is that of its page for HTML: `/blog` for `blog.html`.
 * Only what this map names is ever read, so no request can lead out of `dist`.
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
  // The 404 page belongs to every address that does not exist, and to none.
  if (path === '/404.html') return path;
  return encodeURI(path.replace(/(?<=\/)index\.html$|\.html$/, ''));
}
