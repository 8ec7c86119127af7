import { careCards, placedCare, wayToHelp } from '../care.ts';
import { closing, definePage, links, relatedLinks, prose } from '../define.ts';
import { noteBlocks, sourceBlocks } from '../notes.ts';
import { ledText, splitFirstParagraph } from '../intro.ts';
import { byPublication, type SitePost } from '../site.ts';
import type { Link, Page } from '../page.ts';
import { WORDS } from '../words.ts';
import { facts, medicalFacts, type Context } from './context.ts';

export function blogIndex({ entries, site, link }: Context, home: Link): Page {
  const blog = entries.singles['pages/blog.md'];
  const newest = site.posts[0]?.updatedAt ?? '';
  const lastReviewed = newest > blog.lastReviewed ? newest : blog.lastReviewed;
  return definePage(facts('blog-index', blog, [home], lastReviewed), () => [
    ...careCards(blog, site.practice),
    ...ledText(blog.body, { ...wayToHelp(site), signs: undefined, quiet: true }),
    ...noteBlocks(blog, entries),
    links(
      WORDS.posts,
      byPublication(site.posts).map(({ ref }) => link(ref)),
      'rows',
    ),
  ]);
}

export function postPage({ site, entries, related }: Context, post: SitePost, breadcrumbs: readonly Link[]): Page {
  const care = placedCare(post, site);
  // Who came to read has the signs for an ambulance before the text, and all others under their title.
  const first = care.first.map((card) => (card.level === 'emergency' ? card : { ...card, folded: true }));
  const [steps, rest] = post.stepsFirst ? firstSection(post.body) : ['', post.body];
  const { updatedAt, lastReviewed = updatedAt } = post;
  const lastModified = lastReviewed > updatedAt ? lastReviewed : updatedAt;
  const facts = medicalFacts(site, 'blog-post', post, breadcrumbs, lastModified);
  // Behind cards one reads first, and looks then.
  const { lead, rest: further } = first.length > 0 && post.drawing ? splitFirstParagraph(rest) : { lead: '', rest };
  return definePage({ ...facts, published: post.publishedAt, minutes: post.readingTime }, () => [
    ...first,
    lead !== '' && prose(lead),
    post.drawing && { type: 'drawing', drawing: post.drawing },
    care.signpost && { ...care.signpost, urgent: post.stepsFirst },
    ...(post.stepsFirst ? [prose(steps), ...care.last, prose(rest)] : [prose(further), ...care.last]),
    ...noteBlocks(post, entries),
    ...sourceBlocks(post, entries),
    closing(site.practice),
    relatedLinks(related(post.ref)),
  ]);
}

/** A text to the end of its first section, and what follows. */
function firstSection(markdown: string): [first: string, rest: string] {
  const second = [...markdown.matchAll(/^## /gm)][1]?.index ?? markdown.length;
  return [markdown.slice(0, second), markdown.slice(second)];
}
