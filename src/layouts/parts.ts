import type { Block } from '../site/block.ts';

/** The blocks of a page by where they stand, in order. Each part may be empty. */
export interface Parts {
  /** A drawing beside the title. */
  readonly picture: readonly Block[];
  /** Below the title: the answer, the signpost, the brief. */
  readonly head: readonly Block[];
  /** In full width below: care cards, a comparison, an address. */
  readonly first: readonly Block[];
  /** In a column. */
  readonly text: readonly Block[];
  /** In full width at the end: further pages, contact. */
  readonly onward: readonly Block[];
}

const HEAD: ReadonlySet<Block['type']> = new Set<Block['type']>(['lead', 'signpost', 'brief']);
const ONWARD: ReadonlySet<Block['type']> = new Set<Block['type']>(['links', 'closing']);
const FIRST: ReadonlySet<Block['type']> = new Set<Block['type']>([
  'emergency-line',
  'care',
  'points',
  'table',
  'contact',
  'booking',
  'hours',
  'transport',
]);

export function partsOf(blocks: readonly Block[]): Parts {
  const afterPicture = blocks[0]?.type === 'drawing' ? 1 : 0;
  let afterHead = afterPicture;
  while (HEAD.has(blocks[afterHead]?.type ?? 'prose')) afterHead++;
  let afterFirst = afterHead;
  // The map and the ways to a place stay with its address.
  const isPlace = (type: Block['type']) =>
    type === 'drawing' &&
    blocks.slice(afterHead, afterFirst).some((block) => block.type === 'contact' || block.type === 'transport');
  while (FIRST.has(blocks[afterFirst]?.type ?? 'prose') || isPlace(blocks[afterFirst]?.type ?? 'prose')) afterFirst++;
  const afterText = Math.max(afterFirst, blocks.findLastIndex(({ type }) => !ONWARD.has(type)) + 1);
  return {
    picture: blocks.slice(0, afterPicture),
    head: blocks.slice(afterPicture, afterHead),
    first: blocks.slice(afterHead, afterFirst),
    text: blocks.slice(afterFirst, afterText),
    onward: blocks.slice(afterText),
  };
}
