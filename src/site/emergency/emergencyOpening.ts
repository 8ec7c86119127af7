import { sentencesOf } from '#markdown/sentences.ts';
import { toMarkdown } from '#markdown/toMarkdown.ts';
import { type MarkdownTree, parseMarkdown } from '#markdown/tree.ts';
import type { Block } from '../block.ts';
import type { Page } from '../page.ts';
import type { Site } from '../site.ts';
import { EMERGENCY_NUMBER } from '../words/emergencyWords.ts';

/** How a page for an emergency opens: with signs, after at most a lead, or with first steps. */
export function emergencyOpening(blocks: readonly Block[]): 'signs' | 'steps' | undefined {
  const first = blocks.find(({ type }) => type !== 'lead');
  if (first?.type === 'care' && first.level === 'emergency') return 'signs';
  return blocks.some((block) => block.type === 'signpost' && block.isBeforeSteps) ? 'steps' : undefined;
}

/** Tell whether the signs and first steps of a page can be printed: not if an aftercare sheet is printed instead. */
export const printsFirst = (blocks: readonly Block[]): boolean =>
  emergencyOpening(blocks) === 'signs' &&
  blocks.some((block) => block.type === 'points' && block.tone === 'now') &&
  !blocks.some(({ type }) => type === 'aftercare');

/** Tell whether a page is read in an emergency. It offers no messages. */
export const opensWithEmergency = ({ path, blocks }: Page, { emergencyPath }: Site): boolean =>
  path === emergencyPath || emergencyOpening(blocks) !== undefined;

/**
 * Place a lead before the first blocks of a page. Above signs of an emergency stands only its first sentence, unless
 * that names 112 as they do; the rest follows their cards.
 */
export function placeLead(
  top: readonly Block[],
  text: MarkdownTree | undefined,
): { readonly underTitle: readonly Block[]; readonly top: readonly Block[] } {
  if (!text) return { underTitle: [], top };
  if (emergencyOpening(top) !== 'signs') return { underTitle: [{ type: 'lead', text }], top };
  const [opening = '', ...others] = sentencesOf(toMarkdown(text).trim());
  const part = (sentences: readonly string[]): Block[] =>
    sentences.length > 0 ? [{ type: 'lead', text: parseMarkdown(sentences.join(' ')) }] : [];
  const [above, below] = opening.includes(EMERGENCY_NUMBER) ? [[], [opening, ...others]] : [[opening], others];
  const afterCards = top.findIndex(({ type }) => type !== 'care');
  const end = afterCards < 0 ? top.length : afterCards;
  return { underTitle: part(above), top: [...top.slice(0, end), ...part(below), ...top.slice(end)] };
}
