import type { Page } from './page.ts';
import type { Site, SitePost } from './site.ts';

const posts = new WeakMap<Site, ReadonlyMap<string, SitePost>>();

/** Posts as they were published, the newest first; those of one day stay in the order they have. */
export const byPublication = (all: readonly SitePost[]): SitePost[] =>
  all.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0));

/** The post behind a page; undefined for pages of other kinds. */
export function postOf(site: Site, { kind, slug }: Page): SitePost | undefined {
  if (kind !== 'blog-post') return undefined;
  let known = posts.get(site);
  if (!known) posts.set(site, (known = new Map(site.posts.map((post) => [post.slug, post]))));
  return known.get(slug);
}
