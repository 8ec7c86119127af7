import { opensUrgently } from './care.ts';
import { prose } from './define.ts';
import { kindOf } from './kinds.ts';
import type { Block, Page } from './page.ts';
import { EMERGENCY_NUMBER } from './words.ts';

/**
 * What is between a page's title and its text: its description, where the page does not begin with words of its own. Where the
 * card of signs for an ambulance follows at once, the lead does not send to it a second time: its other sentences stay.
 */
export function pageIntro({ kind, indexOf, description, blocks }: Page): string | undefined {
  if (indexOf === undefined && !kindOf(kind).described) return undefined;
  if (blocks[0]?.type === 'lead') return undefined;
  if (!opensUrgently(blocks)) return description;
  const sentences = description.split(/(?<=[.!?…]) /);
  const others = sentences.filter((sentence) => !sentence.includes(EMERGENCY_NUMBER));
  return others.length > 0 ? others.join(' ') : description;
}

/** The first paragraph of a text, which answers, and what comes behind it, both as Markdown. */
export function splitFirstParagraph(body: string): { lead: string; rest: string } {
  const text = body.trim();
  // A heading, list, table, quotation or fence is no paragraph.
  if (/^(?:[#>|`~*+-]|\d+[.)])/.test(text)) return { lead: '', rest: text };
  const end = text.search(/\n\s*\n/);
  return end < 0 ? { lead: text, rest: '' } : { lead: text.slice(0, end), rest: text.slice(end).trim() };
}

/** A text whose first paragraph stands below the title, and what comes between the two. */
export function ledText(body: string, ...between: readonly (Block | undefined)[]): (Block | undefined)[] {
  const { lead, rest } = splitFirstParagraph(body);
  return [
    lead === '' ? undefined : { type: 'lead', markdown: lead },
    ...between,
    rest === '' ? undefined : prose(rest),
  ];
}
