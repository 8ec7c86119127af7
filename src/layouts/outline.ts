import { headingsOf } from '#markdown/tree.ts';
import type { Block } from '#site/block.ts';

/** A section listed in the table of contents. */
export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
}

/** Get the sections of a page in order: second-level headings of texts, and headings of other blocks. */
export const outlineOf = (blocks: readonly Block[]): OutlineEntry[] =>
  blocks.flatMap((block) => {
    if (block.type === 'prose') return headingsOf(block.text).filter(({ depth }) => depth === 2);
    if (block.type === 'care' && block.role !== 'firstAid' && (block.isFolded || block.level === 'emergency'))
      return [];
    if ('heading' in block && block.heading) return [{ id: block.id!, text: block.heading }];
    return [];
  });
