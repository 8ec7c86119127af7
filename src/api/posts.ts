import { absoluteLinks } from '../markdown/absolute.ts';
import { linkCalls, linkCallsInMarkdown } from '../markdown/calls.ts';
import { absoluteHtml, renderHtml } from '../markdown/render.ts';
import { absolute, markdownPath, SINGLE_PAGES } from '../site/addresses.ts';
import type { Block } from '../site/block.ts';
import { bodyOf } from '../site/body/body.ts';
import { authorOf } from '../site/practice/doctors.ts';
import type { Site, SitePost } from '../site/site.ts';
import type { Post, PostList, PostSummary } from './schemas/posts.ts';

export function posts(site: Site): PostList {
  return { count: site.posts.length, items: site.posts.map((entry) => summaryOf(site, entry)) };
}

/** Render a block: prose from the string that its page renders, every other block from its Markdown. */
const htmlOf = (block: Block) => renderHtml(block.type === 'prose' ? block.markdown : bodyOf([block]));

/** Make a post with the text of its page: the signs of an emergency included, the links to other pages left out. */
export function wholePost(site: Site, entry: SitePost): Post {
  const summary = summaryOf(site, entry);
  const text = site.pagesByPath.get(site.pathOf(entry.ref))!.blocks.filter(({ type }) => type !== 'links');
  const own = site.practice.phone.e164;
  return {
    ...summary,
    content: {
      markdown: absoluteLinks(linkCallsInMarkdown(bodyOf(text), own), summary.url),
      html: absoluteHtml(linkCalls(text.map(htmlOf).join(''), own), summary.url),
    },
    author: { name: authorOf(site, entry).name, url: absolute(site.base, SINGLE_PAGES.about) },
  };
}

function summaryOf(site: Site, entry: SitePost): PostSummary {
  const { slug, title, description, keywords, publishedAt, updatedAt, readingTime, primaryService } = entry;
  const path = site.pathOf(entry.ref);
  const address = (reference: string) => absolute(site.base, site.pathOf(reference));
  return {
    slug,
    url: absolute(site.base, path),
    markdownUrl: absolute(site.base, markdownPath(path)),
    title,
    description,
    keywords,
    publishedAt,
    updatedAt,
    readingTime,
    ...(primaryService && { primaryService: address(`services/${primaryService}`) }),
    relatedPosts: entry.relatedPosts.map((related) => address(`posts/${related}`)),
  };
}
