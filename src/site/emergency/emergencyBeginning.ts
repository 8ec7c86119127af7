import type { Practice } from '#content/schemas/practiceFile.ts';
import { sentencesOf } from '#markdown/sentences.ts';
import { parseMarkdown } from '#markdown/text.ts';
import { toMarkdown } from '#markdown/toMarkdown.ts';
import type { Block } from '../block.ts';
import type { Page } from '../page.ts';
import type { Site } from '../site.ts';
import { EMERGENCY_NUMBER } from '../words/emergencyWords.ts';
import { WORDS } from '../words/interface.ts';
import { callOrder } from './emergencyCall.ts';

/** How a page for an emergency begins: with signs, after at most a lead or brief, or with first steps. */
export function beginningOf(blocks: readonly Block[]): 'signs' | 'steps' | undefined {
  const first = blocks.find(({ type }) => type !== 'lead' && type !== 'brief');
  if (first?.type === 'care' && first.level === 'emergency') return 'signs';
  return blocks.some((block) => block.type === 'signpost' && block.isBeforeSteps) ? 'steps' : undefined;
}

/** Tell whether the signs and first steps of a page can be printed: not if an aftercare sheet is printed instead. */
export const printsFirst = (blocks: readonly Block[]): boolean =>
  beginningOf(blocks) === 'signs' &&
  blocks.some((block) => block.type === 'points' && block.tone === 'now') &&
  !blocks.some(({ type }) => type === 'aftercare');

/** Tell whether a page is read in an emergency. It offers no messages. */
export const isForEmergency = ({ path, blocks }: Page, { emergencyPath }: Site): boolean =>
  path === emergencyPath || beginningOf(blocks) !== undefined;

/**
 * Fit blocks to a page for an emergency: at most a sentence comes before the signs, and its end offers only the
 * telephone.
 */
export function fitToBeginning(practice: Practice, blocks: readonly Block[]): readonly Block[] {
  const opening = beginningOf(blocks);
  if (!opening) return blocks;
  const fitted = blocks.map((block) =>
    block.type === 'contact-panel'
      ? { ...block, heading: WORDS.whomToCall, isCallOnly: true, note: callOrder(practice) }
      : block,
  );
  return opening === 'signs' ? withShortLead(fitted) : fitted;
}

/** Keep the first sentence of a lead before the signs, unless it names 112 as they do; the rest follows them. */
function withShortLead([lead, ...blocks]: readonly Block[]): readonly Block[] {
  if (lead?.type !== 'lead') return [...(lead ? [lead] : []), ...blocks];
  const [first = '', ...rest] = sentencesOf(toMarkdown(lead.text).trim());
  const part = (sentences: readonly string[]): Block[] =>
    sentences.length > 0 ? [{ ...lead, text: parseMarkdown(sentences.join(' ')) }] : [];
  const [before, after] = first.includes(EMERGENCY_NUMBER) ? [[], [first, ...rest]] : [[first], rest];
  const others = blocks.findIndex(({ type }) => type !== 'care');
  const end = others < 0 ? blocks.length : others;
  return [...part(before), ...blocks.slice(0, end), ...part(after), ...blocks.slice(end)];
}
