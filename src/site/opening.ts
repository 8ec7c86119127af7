import { prose } from './define.ts';
import type { Block } from './page.ts';

/** The first paragraph of a text, which answers, and what comes behind it, both as Markdown. */
export function opening(body: string): { lead: string; rest: string } {
  const text = body.trim();
  // A heading, list, table, quotation or fence is no paragraph.
  if (/^(?:[#>|`~*+-]|\d+[.)])/.test(text)) return { lead: '', rest: text };
  const end = text.search(/\n\s*\n/);
  return end < 0 ? { lead: text, rest: '' } : { lead: text.slice(0, end), rest: text.slice(end).trim() };
}

/** A text whose first paragraph stands below the title, and what comes between the two. */
export function ledText(body: string, ...between: readonly (Block | undefined)[]): (Block | undefined)[] {
  const { lead, rest } = opening(body);
  return [
    lead === '' ? undefined : { type: 'lead', markdown: lead },
    ...between,
    rest === '' ? undefined : prose(rest),
  ];
}
