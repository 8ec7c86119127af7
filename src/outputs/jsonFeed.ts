import { absolute, FILES } from '../site/addresses.ts';
import { ICONS } from '../site/icons.ts';
import type { Site } from '../site/site.ts';
import { feedItems } from './feedItems.ts';

/** `feed.json`: JSON Feed 1.1 (jsonfeed.org/version/1.1) of the blog, the same posts as `feed.xml`. */
export function jsonFeed(site: Site): string {
  const { base, practice } = site;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: practice.name,
    description: practice.description.trim(),
    home_page_url: absolute(base, '/'),
    feed_url: absolute(base, FILES.jsonFeed),
    icon: absolute(base, ICONS.large),
    language: 'tr',
    items: feedItems(site).map(({ url, title, description, html, publishedAt, updatedAt, keywords, author }) => ({
      id: url,
      url,
      title,
      summary: description,
      content_html: html,
      date_published: `${publishedAt}T00:00:00Z`,
      date_modified: `${updatedAt}T00:00:00Z`,
      authors: [author],
      tags: keywords,
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}
