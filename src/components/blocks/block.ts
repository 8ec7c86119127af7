import type { Block } from '../../site/page.ts';

/** The block of one type. */
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;
