import { z } from 'zod';
import { date } from '#content/schemas/commonFields.ts';
import { htmlWithCalls, markdownWithCalls } from '#markdown/calls.ts';
import { withAbsoluteLinks } from '#markdown/linkAddresses.ts';
import { toHtml } from '#markdown/toHtml.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { absolute, markdownPath, PAGE_PATHS, pathOf } from '#site/addresses.ts';
import { bodyOf } from '#site/alternate/blockMarkdown.ts';
import type { Block } from '#site/block.ts';
import { authorOf } from '#site/practice/doctorTexts.ts';
import type { Site, SitePost } from '#site/site.ts';
import { count, uri } from './commonSchemas.ts';

const summaryFields = {
  slug: z.string().describe('last segment of the path'),
  url: uri.describe('canonical address'),
  markdownUrl: uri.describe('the same page as Markdown'),
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  publishedAt: date,
  updatedAt: date.describe('last change of the text; a later review is in `lastModified` of listPages'),
  readingTime: z.int().min(1).describe('minutes'),
  primaryService: uri.optional().describe('the page of the service the post is about'),
  relatedPosts: z.array(uri).describe('what to read next'),
};

const postSummarySchema = z
  .strictObject(summaryFields)
  .meta({ id: 'PostSummary', description: 'A post without its text.' });

export const postListSchema = z
  .strictObject({ count, items: z.array(postSummarySchema) })
  .meta({ id: 'PostList', description: 'Posts, newest `updatedAt` first, ties by slug.' });

export const wholePostSchema = z
  .strictObject({
    ...summaryFields,
    content: z
      .strictObject({ markdown: z.string(), html: z.string() })
      .describe('the whole text, its care cards included; links inside are absolute'),
    author: z.strictObject({ name: z.string(), url: uri }),
  })
  .meta({ id: 'Post', description: 'A post with its text.' });

type PostSummary = z.infer<typeof postSummarySchema>;
export type PostList = z.infer<typeof postListSchema>;
export type WholePost = z.infer<typeof wholePostSchema>;

export function postList(site: Site): PostList {
  return { count: site.posts.length, items: site.posts.map((entry) => summaryOf(site, entry)) };
}

/** Get a block as text: prose as its page has it, every other block from its Markdown. */
const blockText = (block: Block, { practice }: Site) =>
  block.type === 'prose' ? block.text : parseMarkdown(bodyOf(practice, [block]));

/** Make a post with the text of its page: the signs of an emergency included, the links to other pages left out. */
export function wholePost(site: Site, entry: SitePost): WholePost {
  const summary = summaryOf(site, entry);
  const text = site.pagesByPath.get(pathOf(entry.ref))!.blocks.filter(({ type }) => type !== 'links');
  const practicePhone = site.practice.phone.e164;
  return {
    ...summary,
    content: {
      markdown: markdownWithCalls(
        withAbsoluteLinks(parseMarkdown(bodyOf(site.practice, text)), summary.url),
        practicePhone,
      ),
      html: htmlWithCalls(
        text.map((block) => toHtml(withAbsoluteLinks(blockText(block, site), summary.url))).join(''),
        practicePhone,
      ),
    },
    author: { name: authorOf(site, entry).name, url: absolute(site.base, PAGE_PATHS.about) },
  };
}

function summaryOf(site: Site, entry: SitePost): PostSummary {
  const { slug, title, description, keywords, publishedAt, updatedAt, readingTime, primaryService } = entry;
  const path = pathOf(entry.ref);
  const address = (reference: string) => absolute(site.base, pathOf(reference));
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
