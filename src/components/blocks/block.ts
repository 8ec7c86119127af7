import type { Block } from '../../site/block.ts';

/** The block of one type. */
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;
