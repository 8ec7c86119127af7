import type { Site } from '../../site/site.ts';

const known = new WeakMap<Site, Map<string, string>>();

/** Make HTML once per site and name. @param name states everything that the HTML depends on */
export function cachedFragment(site: Site, name: string, make: () => Promise<string>): string | Promise<string> {
  const made = known.get(site) ?? new Map<string, string>();
  known.set(site, made);
  return made.get(name) ?? make().then((html) => (made.set(name, html), html));
}
