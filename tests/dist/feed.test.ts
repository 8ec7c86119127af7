import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { WholePost } from '#api/posts.ts';
import { practices } from './practices.ts';

type JsonItem = Readonly<Record<'id' | 'url' | 'content_html' | 'date_published' | 'date_modified', string>> & {
  readonly authors: readonly { readonly name: string }[];
};

interface JsonFeed {
  readonly next_url?: string;
  readonly items: readonly JsonItem[];
}

/** The items of an RSS feed, each as the text of an element by its name. */
const itemsOf = (rss: string) =>
  DomUtils.getElementsByTagName('item', parseDocument(rss, { xmlMode: true })).map(
    (item) => (name: string) => DomUtils.textContent(DomUtils.getElementsByTagName(name, item.children, false)),
  );

describe.each(practices)('feeds and sitemap of the $name practice', (practice) => {
  const posts = practice
    .pages()
    .filter(({ kind }) => kind === 'blog-post')
    .map(({ path }) => practice.json<WholePost>(`/api/v1${path.replace(/^.*\//, '/posts/')}.json`))
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  const byUrl = new Map(posts.map((post) => [post.url, post]));
  const json = practice.json<JsonFeed>('/feed.json');

  it('both feeds hold the newest posts by day of publication, whole, with author and both days', () => {
    const rss = itemsOf(practice.read('/feed.xml')).map((text) => [
      ...[text('link'), text('content:encoded').trim(), Date.parse(text('pubDate'))],
      ...[text('atom:updated'), text('dc:creator')],
    ]);
    const wanted = rss.map(([link]) => {
      const { content, publishedAt, updatedAt, author } = byUrl.get(link as string)!;
      return [link, content.html.trim(), Date.parse(publishedAt), `${updatedAt}T00:00:00Z`, author.name];
    });
    expect(rss).toEqual(wanted);
    const newest = posts.slice(0, 20).map(({ publishedAt }) => Date.parse(publishedAt));
    expect(rss.map(([, , published]) => published)).toEqual(newest);
    const same = json.items.map(({ id, url, content_html: html, ...item }) => {
      expect(id).toBe(url);
      return [url, html.trim(), Date.parse(item.date_published), item.date_modified, item.authors[0]!.name];
    });
    expect(same).toEqual(wanted);
  });

  it('say what they are and where', () => {
    expect(practice.read('/feed.xml')).toContain(`<atom:link href="${practice.base}/feed.xml" rel="self"`);
    const feed = { version: 'https://jsonfeed.org/version/1.1', feed_url: `${practice.base}/feed.json` };
    expect(json).toMatchObject(feed);
  });

  it('next_url leads through every post, newest publication first', () => {
    const urls: string[] = [];
    for (let page: JsonFeed | undefined = json; page;) {
      urls.push(...page.items.map(({ url }) => url));
      page = page.next_url === undefined ? undefined : practice.json<JsonFeed>(new URL(page.next_url).pathname);
    }
    expect(urls.toSorted()).toEqual([...byUrl.keys()].toSorted());
    expect(urls.map((url) => byUrl.get(url)!.publishedAt)).toEqual(posts.map(({ publishedAt }) => publishedAt));
  });

  it('a page’s day, in the list and the sitemap, is that of its last change or review, whichever is later', () => {
    const entries = [...practice.read('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
    const days = new Map(entries.map(([, address, day]) => [address, day]));
    for (const { path, url, kind, lastModified } of practice.pages()) {
      expect(days.get(url), url).toBe(`${lastModified}T00:00:00.000Z`);
      if (kind !== 'blog-post') continue;
      const [, fields] = practice.read(`${path}.md`).split(/^---$/m);
      const { updated, reviewed = updated } = parse(fields!) as { updated: string; reviewed?: string };
      expect(lastModified, path).toBe(reviewed > updated ? reviewed : updated);
    }
  });
});
