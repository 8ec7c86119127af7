import { bodyOf } from './body.ts';
import { beginsUrgently } from './care.ts';
import type { Practice } from '../entries/practice.ts';
import type { Block, Link, LinksStyle, Page } from './page.ts';
import { WORDS } from './words.ts';

type Facts = Omit<Page, 'blocks' | 'body'>;

/** The blocks that were asked for last: who writes a page asks for them several times. */
let last: { readonly facts: Facts; readonly blocks: readonly Block[] } | undefined;

/** Makes a page. `blocks` is asked when the page is written, so that thousands of pages cost no memory before. */
export function definePage(facts: Facts, blocks: () => readonly (Block | undefined | false)[]): Page {
  const present = () => {
    if (last?.facts !== facts)
      last = { facts, blocks: Object.freeze(withCalls(blocks().filter((block): block is Block => Boolean(block)))) };
    return last.blocks;
  };
  return Object.freeze({
    ...facts,
    get blocks() {
      return present();
    },
    get body() {
      return bodyOf(present());
    },
  });
}

/** On a page that is read in an emergency nobody is led to write, at its end neither. */
const withCalls = (blocks: readonly Block[]): Block[] => {
  const callOnly = beginsUrgently(blocks);
  return blocks.map((block) => (block.type === 'closing' && callOnly ? { ...block, callOnly } : block));
};

/** A page as others point to it. */
export const linkTo = ({ path, title, description, kind }: Link): Link => ({ path, title, description, kind });

export const prose = (markdown: string): Block => ({ type: 'prose', markdown });

/** A list of pages under a heading, with their days and lengths where all are posts; nothing if there are none. */
export function links(
  heading: string,
  pages: readonly Listed[],
  style: LinksStyle = 'cards',
  more?: { path: string; label: string },
): Block | undefined {
  if (pages.length === 0) return undefined;
  const dated = pages.every(({ kind }) => kind === 'blog-post');
  const items = pages.map((page) => ({ ...linkTo(page), ...(dated && { when: whenOf(page) }) }));
  return { type: 'links', heading, links: items, style, more };
}

/** A page to list; of a post, with its day and length. */
type Listed = Link & Partial<Pick<Page, 'published' | 'minutes'>>;

const whenOf = ({ published, minutes }: Listed): Link['when'] =>
  published === undefined || minutes === undefined ? undefined : { day: published, minutes };

/** Pages that a page leads on to: a choice. More are a wall. */
const MOST = 6;

/** The pages to go on to, under a heading: the first of them, which are the content's own choice. */
export const relatedLinks = (pages: readonly Link[]): Block | undefined =>
  links(WORDS.readNext, pages.slice(0, MOST), 'list');

/** How to reach the practice. The message that is filled in is the same on all pages: of what a page tells, it says nothing. */
export const closing = (practice: Practice): Block => ({
  type: 'closing',
  heading: WORDS.reach,
  practice,
  message: practice.booking.message,
  asks: true,
});
