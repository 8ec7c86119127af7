import { absolute, FEED_PAGES, FILES, ICONS } from '../site/addresses.ts';
import type { Site, SitePost } from '../site/site.ts';
import { feedItems, postPages } from './feedItems.ts';
import type { OutputFile, PageTexts } from './file.ts';

/** `feed.json` and its further pages: JSON Feed 1.1 (jsonfeed.org/version/1.1) of all posts. */
export function* jsonFeed(site: Site, texts: PageTexts): Generator<OutputFile> {
  const { base, practice } = site;
  const pages = postPages(site);
  const write = (index: number, posts: readonly SitePost[]) =>
    `${JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: practice.name,
      description: practice.description.trim(),
      home_page_url: absolute(base, '/'),
      feed_url: absolute(base, feedPath(index)),
      ...(index + 1 < pages.length && { next_url: absolute(base, feedPath(index + 1)) }),
      icon: absolute(base, ICONS.large),
      language: 'tr',
      items: feedItems(posts, texts).map(
        ({ url, title, description, html, publishedAt, updatedAt, keywords, author }) => ({
          id: url,
          url,
          title,
          summary: description,
          content_html: html,
          date_published: `${publishedAt}T00:00:00Z`,
          date_modified: `${updatedAt}T00:00:00Z`,
          authors: [author],
          tags: keywords,
        }),
      ),
    })}\n`;
  for (const [index, posts] of pages.entries()) yield { path: feedPath(index), body: write(index, posts) };
}

/** @param index from 0 */
const feedPath = (index: number): string => (index === 0 ? FILES.jsonFeed : `${FEED_PAGES}${index + 1}.json`);
