import type { Block, Jump } from '#site/block.ts';
import { bylineParts } from '#site/byline.ts';
import { beginningOf, isForEmergency, printsFirst } from '#site/emergency/emergencyBeginning.ts';
import type { Page } from '#site/page.ts';
import { kindOf } from '#site/pageKinds.ts';
import type { Site } from '#site/site.ts';
import { outlineOf } from './outline.ts';

/** A text with fewer sections has no table of contents, and ways of contact only at its end, which is near. */
const MIN_SECTIONS = 3;

/** Arrange the blocks of a page by region, from the top down. Each region may be empty. */
export function regionsOf(page: Page, site: Site) {
  const kind = kindOf(page);
  const { picture, head, first, text: whole, pageEnd } = split(page.blocks);
  const shape = shapeOf(page, site);
  const isStory = (block: Block): boolean =>
    block.type === 'brief' || (shape === 'explain' && block.type === 'steps' && block.drawing !== undefined);
  const text = whole.filter((block) => !isStory(block));
  const leads = head.filter(({ type }) => type === 'lead');
  const signposts = head.filter((block) => block.type === 'signpost');
  const story = whole.filter(isStory);
  const contents = outlineOf([...(shape === 'do' ? first : []), ...whole].filter(({ type }) => type !== 'brief'));
  const beginning = beginningOf(page.blocks);
  const isLong = contents.length >= MIN_SECTIONS;
  const reach =
    kind.showsBookingOnTop && shape === 'explain' && isLong
      ? pageEnd.find((block) => block.type === 'contact-panel')
      : undefined;
  const hasAskBox = site.practice.ask && kind.hasAskBox === true;
  let byline: 'lead' | 'story' | 'first' | 'end' = story.some(({ type }) => type === 'brief') ? 'story' : 'lead';
  if (beginning === 'signs' || (shape === 'find' && first.length > 0)) byline = 'first';
  // A day alone would be an empty band above the text, and first steps come first.
  if (hasAskBox || beginning === 'steps' || bylineParts(site, page).length < 2) byline = 'end';
  return {
    shape,
    /** The page's own drawing, beside the title. */
    picture,
    /** Name of a drawing that decorates the title of a page without a picture. */
    decoration: picture.length > 0 || shape !== 'explain' || leads.length === 0 ? undefined : decorationOf(page, site),
    /** Below the title: the answer, and the signpost to help. */
    lead: [...leads, ...signposts.filter(({ isOneLine }) => !isOneLine)],
    /** The panel with ways of contact, if its contact buttons stand below the lead. */
    reach,
    oneLine: signposts.filter(({ isOneLine }) => isOneLine),
    /** Links to the groups that it lists. */
    jumps: groupsIn(page, pageEnd),
    /** In full width: care cards, a comparison, an address. */
    first,
    isPrintable: printsFirst(page.blocks),
    /** Drawn steps and facts in short, in full width before the text that explains them. */
    story,
    /** In a column. */
    text,
    /** The table of contents: beside the text, or below the signs of an emergency, with which its page begins. */
    contents: isLong ? contents : [],
    /** In full width at the end: further pages, contact. */
    pageEnd,
    /** The region that names the authors at its end. */
    byline,
    /** Whether it opens with a box for questions. */
    hasAskBox,
  };
}

/** What a page is for: something to do now, something to understand, or a place or page to find. */
function shapeOf(page: Page, site: Site): 'do' | 'explain' | 'find' {
  if (page.kind === 'symptom' || isForEmergency(page, site)) return 'do';
  return kindOf(page).leadsWithList ? 'find' : 'explain';
}

function groupsIn(page: Page, pageEnd: readonly Block[]): readonly Jump[] {
  if (!kindOf(page).listsGroups) return [];
  return outlineOf(pageEnd.filter(({ type }) => type === 'links')).map(({ id, text: label }) => ({ id, label }));
}

const HEAD = new Set<Block['type']>(['lead', 'signpost']);
const FIRST_BLOCKS = new Set<Block['type']>([
  'emergency-line',
  'lead',
  'care',
  'points',
  'table',
  'contact',
  'booking',
  'hours',
  'transport',
]);
const ONWARD = new Set<Block['type']>(['links', 'contact-panel']);

/** Split blocks where another region begins. */
function split(blocks: readonly Block[]) {
  const afterPicture = blocks[0]?.type === 'drawing' ? 1 : 0;
  const afterHead = endOf(blocks, afterPicture, ({ type }) => HEAD.has(type));
  const isPlace = ({ type }: Block): boolean => type === 'contact' || type === 'transport';
  const afterFirst = endOf(
    blocks,
    afterHead,
    ({ type }, index) =>
      // The map and the ways to a place stay with its address.
      FIRST_BLOCKS.has(type) || (type === 'drawing' && blocks.slice(afterHead, index).some(isPlace)),
  );
  const afterText = Math.max(afterFirst, blocks.findLastIndex(({ type }) => !ONWARD.has(type)) + 1);
  return {
    picture: blocks.slice(0, afterPicture),
    head: blocks.slice(afterPicture, afterHead),
    first: blocks.slice(afterHead, afterFirst),
    text: blocks.slice(afterFirst, afterText),
    pageEnd: blocks.slice(afterText),
  };
}

function endOf(blocks: readonly Block[], start: number, belongs: (block: Block, index: number) => boolean): number {
  const end = blocks.findIndex((block, index) => index >= start && !belongs(block, index));
  return end < 0 ? blocks.length : end;
}

/** The card version of a page's own drawing, beside the title of a page that begins with a lead. */
function decorationOf({ drawing }: Page, { drawings }: Site): string | undefined {
  const name = drawing?.card;
  return name && drawings.has(name) ? name : undefined;
}
