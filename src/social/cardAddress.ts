import type { Page } from '#site/page.ts';
import type { PageKind } from '#site/pageKinds.ts';
import type { Site } from '#site/site.ts';

/** For one kind of page; further pages share the card of their parent, to keep large builds fast. */
export const MAX_CARDS = 50;

const pathsBySite = new WeakMap<Site, ReadonlySet<string>>();

/** Get the paths of the pages that have their own card. */
export function pathsWithCard(site: Site): ReadonlySet<string> {
  let paths = pathsBySite.get(site);
  if (!paths) {
    const counts = new Map<PageKind, number>();
    const withCard = site.pages.filter(({ kind }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= MAX_CARDS;
    });
    pathsBySite.set(site, (paths = new Set(withCard.map(({ path }) => path))));
  }
  return paths;
}

/** Get the path of a page's own card. */
export const cardImagePath = (path: string): string => `/social/${path === '/' ? 'index' : path.slice(1)}.png`;

/** Get the path of the card to show for a page. */
export function socialImage(site: Site, page: Pick<Page, 'path' | 'breadcrumbs'>): string {
  const paths = pathsWithCard(site);
  const near = [page, ...page.breadcrumbs.toReversed()].find(({ path }) => paths.has(path));
  return cardImagePath(near?.path ?? '/');
}
