import { getRssString } from '@astrojs/rss';
import { absolute } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';

/** Posts that the feed carries: readers poll it, so it stays small. */
const NEWEST = 50;

/** `feed.xml`: RSS 2.0 of the blog, newest publication first. */
export function feedXml(site: Site): Promise<string> {
  const { base, practice } = site;
  const posts = site.posts.toSorted((a, b) =>
    a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0,
  );
  const newest = site.posts[0];
  return getRssString({
    title: practice.name,
    description: practice.description.trim(),
    site: base,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>tr</language>',
      newest ? `<lastBuildDate>${new Date(newest.updatedAt).toUTCString()}</lastBuildDate>` : '',
      `<atom:link href="${base}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: posts.slice(0, NEWEST).map((post) => ({
      title: post.title,
      description: post.description,
      link: absolute(base, site.pathOf(post.ref)),
      pubDate: new Date(post.publishedAt),
      categories: [...post.keywords],
    })),
  });
}
