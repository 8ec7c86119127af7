import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { practices } from './practices.ts';

interface Rss {
  readonly rss: {
    readonly channel: {
      readonly link: string;
      readonly item?: readonly { readonly title: string; readonly link: string; readonly pubDate: string }[];
    };
  };
}

const parser = new XMLParser({ isArray: (name) => name === 'item', parseTagValue: false });

describe.each(practices)('feed and sitemap of the $name practice', (practice) => {
  it('the feed holds the posts by day of publication, newest first', () => {
    const { item: items = [] } = (parser.parse(practice.read('/feed.xml')) as Rss).rss.channel;
    const posts = practice.pages().filter(({ kind }) => kind === 'blog-post');
    expect(items.map(({ link }) => link).toSorted()).toEqual(
      posts
        .map(({ url }) => url)
        .toSorted()
        .slice(0, 50),
    );
    const days = items.map(({ pubDate }) => Date.parse(pubDate));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(practice.read('/feed.xml')).toContain(`<atom:link href="${practice.base}/feed.xml" rel="self"`);
  });

  it('the sitemap gives each page the day of its last change', () => {
    const entries = [...practice.read('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
    const days = new Map(entries.map(([, address, day]) => [address, day!.slice(0, 10)]));
    for (const { url, lastModified } of practice.pages()) expect(days.get(url), url).toBe(lastModified);
  });
});
