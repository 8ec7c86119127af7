import { sentencesOf } from '#markdown/sentences.ts';
import { emergencyOpening } from './emergency/emergencyOpening.ts';
import type { Page } from './page.ts';
import { kindOf } from './pageKinds.ts';
import { EMERGENCY_NUMBER } from './words/emergencyWords.ts';

/**
 * Get the description to show below a page's title; undefined if the text begins with a lead. Of a page whose signs
 * follow at once, only a sentence that does not name 112.
 */
export function pageIntro(page: Page): string | undefined {
  const { description, blocks } = page;
  const { intro } = kindOf(page);
  if (!intro || blocks.some(({ type }) => type === 'lead')) return undefined;
  const sentences = sentencesOf(description);
  if (intro === 'firstSentence') return sentences[0];
  if (emergencyOpening(blocks) !== 'signs') return description;
  return sentences.find((sentence) => !sentence.includes(EMERGENCY_NUMBER));
}
