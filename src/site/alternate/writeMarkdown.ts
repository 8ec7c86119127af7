import { escapeMarkdown } from '#markdown/escape.ts';
import type { Drawing } from '../block.ts';
import { picturePath } from '../picturePaths.ts';
import type { Fact } from '../practice/facts.ts';

/** Join the parts that are present, with empty lines between them. */
export const paragraphs = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');

/** Put a text that is no Markdown on one line, for list items and table cells. */
export const inlineText = (text: string): string => escapeMarkdown(oneLine(text));

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Second-level heading; undefined for missing text. */
export const h2 = (text: string | undefined): string | undefined => text && `## ${inlineText(text)}`;

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Write a table. Cells are Markdown, put on one line; `|` is escaped. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((text) => oneLine(text).replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}

export const numbered = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** Write a link. Its label is no Markdown, and a parenthesis would end its address. */
export const link = ({ label, path }: { readonly label: string; readonly path: string }): string =>
  `[${escapeMarkdown(label)}](${path.replaceAll('(', '%28').replaceAll(')', '%29')})`;

export const fact = ({ term, text }: Fact): string => `**${inlineText(term)}:** ${inlineText(text)}`;

export const image = ({ name, alt, caption }: Drawing): string =>
  paragraphs(`![${inlineText(alt)}](${picturePath(name)})`, caption && `*${inlineText(caption)}*`);
