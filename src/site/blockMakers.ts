import type { Practice } from '#content/schemas/practiceFile.ts';
import type { MarkdownTree } from '#markdown/tree.ts';
import type { Block, BlockOf, Drawing, Link, LinksStyle } from './block.ts';
import { messageUrl } from './practice/contactWays.ts';
import { WORDS } from './words/interfaceWords.ts';

export const prose = (text: MarkdownTree): BlockOf<'prose'> => ({ type: 'prose', text });

export const drawingBlock = (drawing: Drawing | undefined): Block | undefined =>
  drawing && { type: 'drawing', drawing };

/** Show only the heading of a block until it is opened. */
export const folded = <T extends BlockOf<'care'> | BlockOf<'points'> | BlockOf<'links'>>(block: T): T => ({
  ...block,
  isFolded: true,
});

/** List pages under a heading; undefined if there are none. */
export function links(
  heading: string,
  pages: readonly Link[],
  style: LinksStyle = 'rows',
  more?: { path: string; label: string },
): BlockOf<'links'> | undefined {
  if (pages.length === 0) return undefined;
  return { type: 'links', heading, links: pages.map(linkTo), style, more };
}

const MAX_RELATED_PAGES = 3;

export const relatedLinks = (pages: readonly Link[]): Block | undefined =>
  links(
    WORDS.readNext,
    // A home page is named for search engines.
    pages
      .slice(0, MAX_RELATED_PAGES)
      .map((page) => (page.kind === 'home' ? { ...linkTo(page), title: WORDS.home } : page)),
    'list',
  );

/**
 * How to reach the practice. The prepared message is the same on all pages, so it never reveals what a patient read.
 */
export const contactPanel = (practice: Practice): Block => ({
  type: 'contact-panel',
  heading: WORDS.booking,
  message: practice.booking.message,
  note: messageUrl(practice) ? WORDS.noHealthData : undefined,
  hasAskLine: practice.ask,
});

/** Reduce a page to a link. */
export const linkTo = ({ path, title, description, kind, day, urgency }: Link): Link => ({
  path,
  title,
  description,
  kind,
  day,
  urgency,
});
