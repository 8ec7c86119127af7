import { escapeHtml } from '#markdown/escape.ts';

/** Get the path of an address of this site, so that a preview links to its own pages. */
export function escapedPath(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return escapeHtml(pathname + search + hash);
}
