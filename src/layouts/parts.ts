import type { Block } from '../site/block.ts';

/** Where the blocks of a page stand; each part may be empty, and their order is that of the page. */
export interface Parts {
  /** A drawing that opens the page: beside its title. */
  readonly picture: readonly Block[];
  /** The answer, the way to what is urgent, and what is asked first: below the title. */
  readonly head: readonly Block[];
  /** What must be seen first, in the width of the page: advice, a comparison, an address. */
  readonly first: readonly Block[];
  /** What one reads, in a column. */
  readonly text: readonly Block[];
  /** Pages to go on to, in the width of the page. */
  readonly onward: readonly Block[];
}

const HEAD: ReadonlySet<Block['type']> = new Set<Block['type']>(['lead', 'signpost', 'brief']);
const ONWARD: ReadonlySet<Block['type']> = new Set<Block['type']>(['links', 'closing']);
const FIRST: ReadonlySet<Block['type']> = new Set<Block['type']>([
  'first-aid',
  'care',
  'points',
  'table',
  'contact',
  'booking',
  'hours',
]);

export function partsOf(blocks: readonly Block[]): Parts {
  const afterPicture = blocks[0]?.type === 'drawing' ? 1 : 0;
  let afterHead = afterPicture;
  while (HEAD.has(blocks[afterHead]?.type ?? 'prose')) afterHead++;
  let afterFirst = afterHead;
  // An address, its map and the ways to it are looked at together.
  const isPlace = (type: Block['type']) =>
    (type === 'drawing' || type === 'transport') &&
    blocks.slice(afterHead, afterFirst).some((block) => block.type === 'contact');
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
