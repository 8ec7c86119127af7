import type { Block, Jump } from '../block.ts';
import type { Page } from '../page.ts';
import type { Site } from '../site.ts';

/** How an urgent page opens: with the signs of an emergency, after at most a lead or brief, or with first steps. */
export function openingOf(blocks: readonly Block[]): 'signs' | 'steps' | undefined {
  const first = blocks.find(({ type }) => type !== 'lead' && type !== 'brief');
  if (first?.type === 'care' && first.level === 'emergency') return 'signs';
  return blocks.some((block) => block.type === 'signpost' && block.isBeforeSteps) ? 'steps' : undefined;
}

/** Tell whether the signs and first steps of a page can be printed: not if an aftercare sheet is printed instead. */
export const printsFirst = (blocks: readonly Block[]): boolean =>
  openingOf(blocks) === 'signs' &&
  blocks.some((block) => block.type === 'points' && block.tone === 'now') &&
  !blocks.some(({ type }) => type === 'aftercare');

/** Tell whether a page is read in an emergency. It offers no messages. */
export const isUrgent = ({ path, blocks }: Page, { emergencyPath }: Site): boolean =>
  path === emergencyPath || openingOf(blocks) !== undefined;

/** Fit blocks to an urgent opening: the end of the page offers only the telephone. */
export const fitToOpening = (blocks: readonly Block[]): readonly Block[] =>
  openingOf(blocks)
    ? blocks.map((block) => (block.type === 'closing' ? { ...block, isCallOnly: true } : block))
    : blocks;

/** List links to first aid, then to the other cards and lists. */
export function jumpsIn(blocks: readonly Block[]): Jump[] {
  const isFirstAid = (block: Block) => block.type === 'care' && block.role === 'firstAid';
  return [...blocks.filter(isFirstAid), ...blocks.filter((block) => !isFirstAid(block))].flatMap((block) => {
    if (block.type === 'care' && block.jump) return [{ id: block.id!, label: block.jump }];
    if (block.type === 'points' && block.tone !== 'call') return [{ id: block.id!, label: block.heading }];
    return [];
  });
}
