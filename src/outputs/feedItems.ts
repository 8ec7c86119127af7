import { byPublication, type Site, type SitePost } from '../site/site.ts';
import type { PageTexts } from './file.ts';

/** Readers poll the feeds, so a page stays small. */
const PAGE_LENGTH = 20;

/** A post as a feed reader shows it. Days are `YYYY-MM-DD`. */
export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The whole text; links inside are absolute. */
  readonly html: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly keywords: readonly string[];
  readonly author: { readonly name: string; readonly url: string };
}

/** Posts by publication, newest first, `PAGE_LENGTH` to a page; one empty page where there are none. */
export function postPages({ posts }: Site): (readonly SitePost[])[] {
  const order = byPublication(posts);
  const pages = Array.from({ length: Math.ceil(order.length / PAGE_LENGTH) }, (_, page) =>
    order.slice(page * PAGE_LENGTH, (page + 1) * PAGE_LENGTH),
  );
  return pages.length > 0 ? pages : [[]];
}

/** Posts as feed readers show them. */
export const feedItems = (posts: readonly SitePost[], texts: PageTexts): FeedItem[] =>
  posts.map((post) => {
    const { title, description, publishedAt, updatedAt, keywords } = post;
    const { url, content, author } = texts.post(post);
    return { url, title, description, html: content.html, publishedAt, updatedAt, keywords, author };
  });

/** The day on which a post last changed; undefined if it never did. */
export const lastChange = ({ posts }: Site): string | undefined => posts[0]?.updatedAt;
