import type { Block } from './block.ts';
import { prose } from './blockMakers.ts';
import { openingOf } from './emergency/opening.ts';
import { kindOf } from './kinds.ts';
import type { Page } from './page.ts';
import { EMERGENCY_NUMBER } from './words/emergency.ts';

/**
 * Get the description to show below a page's title; undefined if the text begins with a lead. Sentences that name 112
 * are left out if the emergency card follows at once.
 */
export function pageIntro(page: Page): string | undefined {
  const { description, blocks } = page;
  const { intro } = kindOf(page);
  if (!intro || blocks[0]?.type === 'lead') return undefined;
  const sentences = description.split(/(?<=[.!?…]) /);
  if (intro === 'firstSentence') return sentences[0];
  if (openingOf(blocks) !== 'signs') return description;
  const others = sentences.filter((sentence) => !sentence.includes(EMERGENCY_NUMBER));
  return others.length > 0 ? others.join(' ') : description;
}

/** Split Markdown after its first paragraph; `lead` is empty if it begins with anything else. */
export function splitFirstParagraph(body: string): { lead: string; rest: string } {
  const text = body.trim();
  // A heading, list, table, quotation or fence.
  if (/^(?:[#>|`~*+-]|\d+[.)])/.test(text)) return { lead: '', rest: text };
  const end = text.search(/\n\s*\n/);
  return end < 0 ? { lead: text, rest: '' } : { lead: text.slice(0, end), rest: text.slice(end).trim() };
}

/** Divide a text into blocks: its first paragraph as the lead, then `between`, then the rest. */
export function ledText(body: string, ...between: readonly (Block | undefined)[]): (Block | undefined)[] {
  const { lead, rest } = splitFirstParagraph(body);
  return [
    lead === '' ? undefined : { type: 'lead', markdown: lead },
    ...between,
    rest === '' ? undefined : prose(rest),
  ];
}
