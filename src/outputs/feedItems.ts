import { byPublication, type Site, type SitePost } from '../site/site.ts';
import type { PageTexts } from './file.ts';

/** Small, because readers poll the feeds. */
const PAGE_LENGTH = 20;

/** A post as a feed reader shows it. Days are `YYYY-MM-DD`. */
interface FeedItem {
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

/** Paginate posts, newest first. At least one page. */
export function postPages({ posts }: Site): (readonly SitePost[])[] {
  const order = byPublication(posts);
  const pages = Array.from({ length: Math.ceil(order.length / PAGE_LENGTH) }, (_, page) =>
    order.slice(page * PAGE_LENGTH, (page + 1) * PAGE_LENGTH),
  );
  return pages.length > 0 ? pages : [[]];
}

export const feedItems = (posts: readonly SitePost[], texts: PageTexts): FeedItem[] =>
  posts.map((post) => {
    const { title, description, publishedAt, updatedAt, keywords } = post;
    const { url, content, author } = texts.post(post);
    return { url, title, description, html: content.html, publishedAt, updatedAt, keywords, author };
  });

/** Get the date of the last change of any post. */
export const lastChange = ({ posts }: Site): string | undefined => posts[0]?.updatedAt;
