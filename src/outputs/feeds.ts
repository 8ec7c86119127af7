import { getRssString } from '@astrojs/rss';
import { absolute, FEED_PAGES, FILES, ICONS } from '../site/addresses.ts';
import { byPublication, type Site } from '../site/site.ts';
import { escapeText } from '../site/text/escape.ts';
import type { OutputFile, PageTexts } from './file.ts';

/** Small, because readers poll the feeds. */
const PAGE_LENGTH = 20;

/** `feed.xml`: RSS 2.0 with the whole text of the newest posts. */
export function rssFeed({ base, practice, posts }: Site, texts: PageTexts): Promise<string> {
  const lastChange = posts[0]?.updatedAt;
  return getRssString({
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
      .slice(0, PAGE_LENGTH)
      .map((post) => texts.post(post))
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

/** `feed.json` and its further pages: JSON Feed 1.1 (jsonfeed.org/version/1.1) of all posts, newest first. */
export function* jsonFeed({ base, practice, posts }: Site, texts: PageTexts): Generator<OutputFile> {
  const order = byPublication(posts);
  const pages = Math.max(1, Math.ceil(order.length / PAGE_LENGTH));
  for (let page = 1; page <= pages; page++) {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: practice.name,
      description: practice.description.trim(),
      home_page_url: absolute(base, '/'),
      feed_url: absolute(base, feedPath(page)),
      ...(page < pages && { next_url: absolute(base, feedPath(page + 1)) }),
      icon: absolute(base, ICONS.large),
      language: 'tr',
      items: order
        .slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH)
        .map((post) => texts.post(post))
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
    yield { path: feedPath(page), body: `${JSON.stringify(feed)}\n` };
  }
}

/** @param page from 1 */
const feedPath = (page: number): string => (page === 1 ? FILES.jsonFeed : `${FEED_PAGES}${page}.json`);
