import type { Block } from '../../site/block.ts';

/** Neighbouring blocks that stand side by side where there is room. */
export interface Run {
  readonly beside?: Beside | undefined;
  readonly blocks: readonly Block[];
}

type Beside = 'cares' | 'advice' | 'directory' | 'place' | 'people';

function besideOf(block: Block, run: Run | undefined): Beside | undefined {
  const last = run?.beside;
  if (block.type === 'doctors') return 'people';
  // What a practice says of itself is beside the people behind it.
  if (block.type === 'prose' && last === 'people') return 'people';
  if (block.type === 'care') return 'cares';
  // What to do now stands between the care cards, and lists that belong to it follow them.
  if (block.type === 'points' && last === 'cares' && (block.tone === 'now' || run?.blocks.some(isPoints)))
    return 'cares';
  if (block.type === 'points') return 'advice';
  if (block.type === 'links' && block.style === 'list') return 'directory';
  if (block.type === 'contact' || block.type === 'hours') return 'place';
  if (block.type === 'rooms' && last === 'people') return 'people';
  return undefined;
}

const isPoints = ({ type }: Block): boolean => type === 'points';

/** The blocks of a page in their order, neighbours of one sort together. */
export function runsOf(blocks: readonly Block[]): Run[] {
  const runs: { beside: Beside | undefined; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    const beside = besideOf(block, last);
    if (beside && last?.beside === beside) last.blocks.push(block);
    else runs.push({ beside, blocks: [block] });
  }
  return runs;
}
