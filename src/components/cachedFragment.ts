import type { Site } from '../site/site.ts';

const known = new WeakMap<Site, Map<string, string>>();

/** HTML that is the same on all pages of a site: made when it is first asked for. `name` says what it depends on. */
export function cachedFragment(site: Site, name: string, make: () => Promise<string>): string | Promise<string> {
  const made = known.get(site) ?? new Map<string, string>();
  known.set(site, made);
  return made.get(name) ?? make().then((html) => (made.set(name, html), html));
}
