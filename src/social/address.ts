import { kindOf, type PageKind } from '../site/kinds.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';

/**
 * Pages of one kind that have a card of their own, the first in the site's order (posts: the newest). The rest share the
 * card of the page above them: ten thousand posts would else cost minutes of drawing and half a gigabyte of pictures.
 * So does a service's page for a neighbourhood, which looks like the service's: these were a third of all cards, and
 * cards were the largest stage of a first build.
 */
export const MOST = 50;

const known = new WeakMap<Site, ReadonlySet<string>>();

/** The pages with a card of their own, by path. */
export function cardPaths(site: Site): ReadonlySet<string> {
  let paths = known.get(site);
  if (!paths) {
    const counts = new Map<PageKind, number>();
    const own = site.pages.filter(({ kind }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= MOST && !kindOf(kind).sharesCard;
    });
    known.set(site, (paths = new Set(own.map(({ path }) => path))));
  }
  return paths;
}

/** Site path of the picture of a page with a card of its own. */
export const imageOf = (path: string): string => `/social/${path === '/' ? 'index' : path.slice(1)}.png`;

/** Site path of the picture shown where a page is shared. */
export function socialImage(site: Site, page: Pick<Page, 'path' | 'breadcrumbs'>): string {
  const paths = cardPaths(site);
  const near = [page, ...page.breadcrumbs.toReversed()].find(({ path }) => paths.has(path));
  return imageOf(near?.path ?? '/');
}
