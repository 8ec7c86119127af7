import { headingsOf, type MarkdownTree, parseMarkdown, splitLead, splitSections } from '#markdown/tree.ts';
import type { BlockOf } from '../block.ts';
import { drawingBlock, folded, links, linkTo, prose } from '../blockMakers.ts';
import { placeCare } from '../emergency/placeCare.ts';
import { helpLine } from '../emergency/signposts.ts';
import type { Page } from '../page.ts';
import { byPublication, type SitePost } from '../site.ts';
import { AT_ONCE } from '../words/emergencyWords.ts';
import { WORDS } from '../words/interfaceWords.ts';
import { endBlocks, noteBlocks, plainRegions, sourceBlocks } from './commonBlocks.ts';
import { type Context, latestDay, medicalMetadata, metadata } from './context.ts';
import { definePage } from './definePage.ts';

export function blogIndex(context: Context): Page {
  const { entries, site, pageOf, home } = context;
  const blog = entries.singles['pages/blog.md'];
  const lastReviewed = latestDay(blog.lastReviewed, ...site.posts.map(({ updatedAt }) => updatedAt));
  return definePage(site, metadata('blog-index', blog, [home], lastReviewed), () => {
    const regions = plainRegions(context, blog);
    return {
      ...regions,
      underTitle: [...regions.underTitle, helpLine(site)],
      end: byTopic(byPublication(site.posts)).map(([topic, posts]) =>
        links(
          topic,
          posts.map(({ ref, publishedAt }) => ({ ...linkTo(pageOf(ref)), day: publishedAt })),
        ),
      ),
    };
  });
}

/** Tell whether a post begins with what to do at once. */
export const saysWhatToDo = ({ care, stepsFirst }: Pick<SitePost, 'care' | 'stepsFirst'>): boolean =>
  care?.first ?? stepsFirst ?? false;

/**
 * Posts by topic, all under one heading as long as one has no topic: first topics on what to do at once, then in the
 * order of their first post.
 */
function byTopic(posts: readonly SitePost[]): [topic: string, posts: readonly SitePost[]][] {
  const isGrouped = posts.every(({ topic }) => topic !== undefined);
  const groups = [...Map.groupBy(posts, ({ topic }) => (isGrouped ? topic! : WORDS.posts))];
  return groups.toSorted(([, a], [, b]) => Number(b.some(saysWhatToDo)) - Number(a.some(saysWhatToDo)));
}

export function postPage(context: Context, post: SitePost): Page {
  const { site, entries, home, blog } = context;
  const care = placeCare(post, site.practice, 'top');
  // Readers of a post need only the signs of an emergency in full, and what cannot wait.
  const top = care.top.map((card) => (card.level === 'emergency' || card.role === 'atOnce' ? card : folded(card)));
  const body = parseMarkdown(post.body);
  const [steps, rest] = post.stepsFirst ? firstSection(body) : [{ tokens: [] }, body];
  const lastModified = latestDay(post.updatedAt, post.lastReviewed ?? '');
  const medical = medicalMetadata(context, 'blog-post', post, [home, blog], lastModified);
  // After cards, the text goes before the drawing.
  const { lead, rest: further } = top.length > 0 && post.drawing ? splitLead(rest) : { lead: undefined, rest };
  const drawing = drawingBlock(post.drawing);
  return definePage(site, { ...medical, post }, () => ({
    picture: [top.length === 0 && drawing],
    underTitle: [care.signpost && (post.stepsFirst ? beforeSteps(care.signpost, steps) : care.signpost)],
    top,
    column: [
      lead && prose(lead),
      top.length > 0 && drawing,
      ...(post.stepsFirst ? [prose(steps), ...care.column, prose(rest)] : [prose(further), ...care.column]),
      ...noteBlocks(post, entries),
      ...sourceBlocks(post, entries),
    ],
    end: endBlocks(context, post),
  }));
}

/** Lead to the first steps, which follow a signpost. */
function beforeSteps(signpost: BlockOf<'signpost'>, steps: MarkdownTree): BlockOf<'signpost'> {
  const [heading] = headingsOf(steps);
  const jumps = heading ? [{ label: AT_ONCE, path: `#${heading.id}` }] : [];
  return { ...signpost, isBeforeSteps: true, links: [...jumps, ...signpost.links] };
}

/** Split a text after its first section. */
function firstSection(text: MarkdownTree): [first: MarkdownTree, rest: MarkdownTree] {
  const { before, sections } = splitSections(text);
  const [first, ...others] = sections;
  return [
    { tokens: [...before.tokens, ...(first?.whole.tokens ?? [])] },
    { tokens: others.flatMap(({ whole }) => whole.tokens) },
  ];
}
