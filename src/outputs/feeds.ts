import rss from '@astrojs/rss';
import { wholePost } from '#api/posts.ts';
import { escapeText } from '#markdown/escape.ts';
import { absolute, FEED_PAGES, FILES, ICONS } from '#site/addresses.ts';
import { byPublication, type Site } from '#site/site.ts';

/** Small, because readers poll the feeds. */
const MAX_PAGE_POSTS = 20;

/** `feed.xml`: RSS 2.0 with the whole text of the newest posts. */
export function rssFeed(site: Site): Promise<Response> {
  const { base, practice, posts } = site;
  const lastChange = posts[0]?.updatedAt;
  return rss({
    title: practice.name,
    description: practice.description.trim(),
    site: base,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      '<language>tr</language>',
      lastChange ? `<lastBuildDate>${new Date(lastChange).toUTCString()}</lastBuildDate>` : '',
      `<atom:link href="${absolute(base, FILES.rss)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: byPublication(posts)
      .slice(0, MAX_PAGE_POSTS)
      .map((post) => wholePost(site, post))
      .map(({ title, description, url, content, publishedAt, updatedAt, keywords, author }) => ({
        title,
        description,
        link: url,
        content: content.html,
        pubDate: new Date(publishedAt),
        categories: keywords,
        // RSS requires an e-mail address for `author`.
        customData: `<dc:creator>${escapeText(author.name)}</dc:creator><atom:updated>${updatedAt}T00:00:00Z</atom:updated>`,
      })),
  });
}

export const furtherFeedPages = ({ posts }: Site): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(posts.length / MAX_PAGE_POSTS) - 1) }, (_, index) => index + 2);

/**
 * A page of `feed.json`: JSON Feed 1.1 (jsonfeed.org/version/1.1) of all posts, newest first.
 * @param page from 1
 */
export function jsonFeed(site: Site, page: number): string {
  const { base, practice, posts } = site;
  const first = (page - 1) * MAX_PAGE_POSTS;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: practice.name,
    description: practice.description.trim(),
    home_page_url: absolute(base, '/'),
    feed_url: absolute(base, feedPath(page)),
    ...(first + MAX_PAGE_POSTS < posts.length && { next_url: absolute(base, feedPath(page + 1)) }),
    icon: absolute(base, ICONS.large),
    language: 'tr',
    items: byPublication(posts)
      .slice(first, first + MAX_PAGE_POSTS)
      .map((post) => wholePost(site, post))
      .map(({ url, title, description, content, publishedAt, updatedAt, keywords, author }) => ({
        id: url,
        url,
        title,
        summary: description,
        content_html: content.html,
        date_published: `${publishedAt}T00:00:00Z`,
        date_modified: `${updatedAt}T00:00:00Z`,
        authors: [author],
        tags: keywords,
      })),
  };
  return `${JSON.stringify(feed)}\n`;
}

const feedPath = (page: number): string => (page === 1 ? FILES.jsonFeed : `${FEED_PAGES}${page}.json`);
