import type { Block } from '#site/block.ts';

/** Consecutive blocks; with a `layout`, they stand side by side where there is room. */
interface BlockGroup {
  readonly layout?: GroupLayout | undefined;
  readonly blocks: readonly Block[];
}

type GroupLayout = 'cares' | 'advice' | 'directory' | 'place' | 'people';

/** Group the blocks of a page, in their order. */
export function groupsOf(blocks: readonly Block[]): BlockGroup[] {
  const groups: { layout: GroupLayout | undefined; blocks: Block[] }[] = [];
  // A drawing takes the room beside how to book.
  const hasDrawing = blocks.some(({ type }) => type === 'drawing');
  for (const block of blocks) {
    const last = groups.at(-1);
    const layout = block.type === 'booking' && !hasDrawing ? 'place' : groupLayoutOf(block, last);
    if (layout && last?.layout === layout) last.blocks.push(block);
    else groups.push({ layout, blocks: [block] });
  }
  return groups;
}

/** @param last group, which the block may join */
function groupLayoutOf(block: Block, last: BlockGroup | undefined): GroupLayout | undefined {
  const joins = last?.layout;
  if (block.type === 'doctors') return 'people';
  // What a practice says of itself, and its rooms, are beside its people.
  if ((block.type === 'prose' || block.type === 'rooms') && joins === 'people') return 'people';
  if (block.type === 'care') return 'cares';
  // The rest of a lead follows the signs of an emergency.
  if (block.type === 'lead' && joins === 'cares') return 'cares';
  // What to expect and to do now is between the care cards; lists that belong to it follow.
  if (block.type === 'points')
    return joins === 'cares' &&
      (block.tone === 'now' || block.tone === 'expected' || last?.blocks.some(({ type }) => type === 'points'))
      ? 'cares'
      : 'advice';
  if (block.type === 'links' && block.style === 'list') return 'directory';
  return block.type === 'contact' || block.type === 'hours' ? 'place' : undefined;
}
