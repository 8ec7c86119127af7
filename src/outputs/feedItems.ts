import { wholePost } from '../api/posts.ts';
import type { Site } from '../site/site.ts';

/** Posts that the feeds carry: readers poll them, so they stay small. */
export const NEWEST = 20;

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

/** The posts of the feeds, newest publication first. */
export function feedItems(site: Site): FeedItem[] {
  const order = site.posts.toSorted((a, b) =>
    a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0,
  );
  return order.slice(0, NEWEST).map((post) => {
    const { title, description, publishedAt, updatedAt, keywords } = post;
    const { url, content, author } = wholePost(site, post);
    return { url, title, description, html: content.html, publishedAt, updatedAt, keywords, author };
  });
}

/** The day on which a post changed last; undefined where there is none. */
export const lastChange = ({ posts }: Site): string | undefined => posts[0]?.updatedAt;
