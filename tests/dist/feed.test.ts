import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { practices } from './practices.ts';

interface Item {
  readonly title: string;
  readonly link: string;
  readonly pubDate: string;
  readonly 'content:encoded': string;
  readonly 'dc:creator': string;
  readonly 'atom:updated': string;
}

interface Rss {
  readonly rss: { readonly channel: { readonly link: string; readonly item?: readonly Item[] } };
}

interface JsonFeed {
  readonly version: string;
  readonly feed_url: string;
  readonly next_url?: string;
  readonly items: readonly {
    readonly id: string;
    readonly url: string;
    readonly content_html: string;
    readonly date_published: string;
    readonly date_modified: string;
    readonly authors: readonly { readonly name: string }[];
  }[];
}

interface Post {
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly author: { readonly name: string };
  readonly content: { readonly html: string };
}

const parser = new XMLParser({ isArray: (name) => name === 'item', parseTagValue: false });

describe.each(practices)('feeds and sitemap of the $name practice', (practice) => {
  const posts = practice
    .pages()
    .filter(({ kind }) => kind === 'blog-post')
    .map(({ url, path }) => ({ url, ...practice.json<Post>(`/api/v1${path.replace(/^.*\//, '/posts/')}.json`) }))
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  const { item: items = [] } = (parser.parse(practice.read('/feed.xml')) as Rss).rss.channel;
  const json = practice.json<JsonFeed>('/feed.json');

  it('the feed holds the newest posts by day of publication, whole, with author and both days', () => {
    const newest = posts.slice(0, 20);
    const days = items.map(({ pubDate }) => Date.parse(pubDate));
    expect(days).toEqual(newest.map(({ publishedAt }) => Date.parse(publishedAt)));
    const byUrl = new Map(posts.map((post) => [post.url, post]));
    for (const item of items) {
      const { content, author, updatedAt } = byUrl.get(item.link)!;
      expect(item['content:encoded'].trim()).toBe(content.html.trim());
      expect(item['dc:creator']).toBe(author.name);
      expect(item['atom:updated']).toBe(`${updatedAt}T00:00:00Z`);
    }
    expect(practice.read('/feed.xml')).toContain(`<atom:link href="${practice.base}/feed.xml" rel="self"`);
  });

  it('JSON Feed 1.1 says the same of the same posts', () => {
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${practice.base}/feed.json`,
    });
    expect(
      json.items.map(({ id, url, content_html, date_published, date_modified, authors }) => [
        [id, url],
        [content_html.trim(), Date.parse(date_published), date_modified, authors[0]!.name],
      ]),
    ).toEqual(
      items.map((item) => [
        [item.link, item.link],
        [item['content:encoded'].trim(), Date.parse(item.pubDate), item['atom:updated'], item['dc:creator']],
      ]),
    );
  });

  it('next_url leads through every post, newest publication first', () => {
    const urls: string[] = [];
    for (let page: JsonFeed | undefined = json; page;) {
      urls.push(...page.items.map(({ url }) => url));
      page = page.next_url === undefined ? undefined : practice.json<JsonFeed>(new URL(page.next_url).pathname);
    }
    const days = new Map(posts.map(({ url, publishedAt }) => [url, publishedAt]));
    expect(urls.toSorted()).toEqual(posts.map(({ url }) => url).toSorted());
    expect(urls.map((url) => days.get(url))).toEqual(posts.map(({ publishedAt }) => publishedAt));
  });

  it('a page’s day is that of its last change or review, whichever is later', () => {
    for (const { path, lastModified } of practice.pages().filter(({ kind }) => kind === 'blog-post')) {
      const [, fields] = practice.read(`${path}.md`).split(/^---$/m);
      const { updated, reviewed = updated } = parse(fields!) as { updated: string; reviewed?: string };
      expect(lastModified, path).toBe(reviewed > updated ? reviewed : updated);
    }
  });

  it('the sitemap gives each page the day of its last change', () => {
    const entries = [...practice.read('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
    const days = new Map(entries.map(([, address, day]) => [address, day!.slice(0, 10)]));
    for (const { url, lastModified } of practice.pages()) expect(days.get(url), url).toBe(lastModified);
  });
});
