import { FRAME_IDS, sectionId } from '#markdown/ids.ts';
import { headingsOf } from '#markdown/tree.ts';
import type { Block } from './block.ts';
import { printsFirst } from './emergency/emergencyOpening.ts';
import { SHEET } from './words/interfaceWords.ts';

/** Give each block with a heading an id of its own on the page. */
export function withIds(blocks: readonly Block[]): Block[] {
  const taken = new Set([...FRAME_IDS, ...blocks.flatMap(ownIds)]);
  const identified = <T extends Block & { readonly heading: string }>(block: T): T => {
    const wanted = block.id ?? sectionId(block.heading);
    let id = wanted;
    for (let count = 1; taken.has(id); count++) id = `${wanted}-${count}`;
    taken.add(id);
    return { ...block, id };
  };
  return blocks.map((block): Block =>
    'heading' in block && block.heading ? identified(block as Block & { heading: string }) : block,
  );
}

/** List the ids of texts, questions and entries in a block, which are the same on any page. */
function ownIds(block: Block): string[] {
  switch (block.type) {
    case 'lead':
    case 'prose':
    case 'folded-text':
      return headingsOf(block.text).map(({ id }) => id);
    case 'care':
      return (block.groups ?? []).map(({ title }) => sectionId(title));
    case 'questions':
      return block.questions.flatMap(({ anchor, id }) => [anchor, id]);
    default:
      return [];
  }
}

/** List the anchors in the HTML of a page's blocks, those that `withIds` has given included. */
export const anchorsOf = (blocks: readonly Block[]): string[] => [
  ...blocks.flatMap(ownIds),
  ...blocks.flatMap(({ id }) => id ?? []),
  ...(printsFirst(blocks) || blocks.some(({ type }) => type === 'aftercare') ? [SHEET.id] : []),
];
