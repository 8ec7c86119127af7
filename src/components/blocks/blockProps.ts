import type { Block, BlockOf } from '#site/block.ts';
import type { Site } from '#site/site.ts';

/** What the component of a type of block gets. */
export interface BlockProps<T extends Block['type']> {
  readonly block: BlockOf<T>;
  readonly site: Site;
}
