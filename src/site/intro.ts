import { sentencesOf } from '#markdown/sentences.ts';
import { isEmpty, splitLead, type Text } from '#markdown/text.ts';
import type { Block } from './block.ts';
import { prose } from './blockMakers.ts';
import { openingOf } from './emergency/firstOnPage.ts';
import { kindOf } from './kinds.ts';
import type { Page } from './page.ts';
import { EMERGENCY_NUMBER } from './words/emergencyWords.ts';

/**
 * Get the description to show below a page's title; undefined if the text begins with a lead. Sentences that name 112
 * are left out if the emergency card follows at once.
 */
export function pageIntro(page: Page): string | undefined {
  const { description, blocks } = page;
  const { intro } = kindOf(page);
  if (!intro || blocks[0]?.type === 'lead') return undefined;
  const sentences = sentencesOf(description);
  if (intro === 'firstSentence') return sentences[0];
  if (openingOf(blocks) !== 'signs') return description;
  const others = sentences.filter((sentence) => !sentence.includes(EMERGENCY_NUMBER));
  return others.length > 0 ? others.join(' ') : description;
}

/** Divide a text into blocks: its first paragraph as the lead, then `between`, then the rest. */
export function ledText(text: Text, ...between: readonly (Block | undefined)[]): (Block | undefined)[] {
  const { lead, rest } = splitLead(text);
  return [lead && { type: 'lead', text: lead }, ...between, isEmpty(rest) ? undefined : prose(rest)];
}
