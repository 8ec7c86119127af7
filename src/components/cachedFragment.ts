import type { Site } from '../site/site.ts';

/** The placeholder for a page's title in fragments that are otherwise the same on all pages. */
export const TITLE_SLOT = '{title}';

const known = new WeakMap<Site, Map<string, string>>();

/** HTML that is the same on all pages of a site: made when it is first asked for. `name` says what it depends on. */
export function cachedFragment(site: Site, name: string, make: () => Promise<string>): string | Promise<string> {
  const made = known.get(site) ?? new Map<string, string>();
  known.set(site, made);
  return made.get(name) ?? make().then((html) => (made.set(name, html), html));
}

/** HTML made with `TITLE_SLOT` in its addresses, for the page of this title. */
export const filled = (html: string, title: string): string =>
  // A function, since `$` in a title would mean something in a replacement string.
  html.replaceAll(encodeURIComponent(TITLE_SLOT), () => encodeURIComponent(title));
