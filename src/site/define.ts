import { bodyOf } from './body.ts';
import type { Practice } from '../entries/practice.ts';
import type { Block, Link, LinksStyle, Page } from './page.ts';
import { messageAbout, WORDS } from './words.ts';

type Facts = Omit<Page, 'blocks' | 'body'>;

/** The blocks that were asked for last: who writes a page asks for them several times. */
let last: { readonly facts: Facts; readonly blocks: readonly Block[] } | undefined;

/** Makes a page. `blocks` is asked when the page is written, so that thousands of pages cost no memory before. */
export function definePage(facts: Facts, blocks: () => readonly (Block | undefined | false)[]): Page {
  const present = () => {
    if (last?.facts !== facts)
      last = { facts, blocks: Object.freeze(blocks().filter((block): block is Block => Boolean(block))) };
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

/** A page as others point to it. */
export const linkTo = ({ path, title, description, kind }: Link): Link => ({ path, title, description, kind });

export const prose = (markdown: string): Block => ({ type: 'prose', markdown });

/** A list of pages under a heading; nothing where there is none. */
export const links = (
  heading: string,
  pages: readonly Link[],
  style: LinksStyle = 'cards',
  more?: { path: string; label: string },
): Block | undefined =>
  pages.length > 0 ? { type: 'links', heading, links: pages.map(linkTo), style, more } : undefined;

/** Pages that a page leads on to: a choice. More are a wall. */
const MOST = 6;

/** The pages to go on to, under a heading: the first of them, which are the content's own choice. */
export const onward = (pages: readonly Link[]): Block | undefined => links(WORDS.readNext, pages.slice(0, MOST));

/** How to reach the practice about what a page tells of. `about` is in the message that is filled in. */
export const closing = (practice: Practice, about: string): Block => ({
  type: 'reach',
  heading: WORDS.reach,
  practice,
  message: messageAbout(about),
});
