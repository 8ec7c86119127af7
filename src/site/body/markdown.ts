import type { Drawing } from '../block.ts';
import { picturePath } from '../pictures.ts';
import type { Fact } from '../practice/facts.ts';

/** Join the parts that are present, with empty lines between them. */
export const paragraphs = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');

/** Put text on one line for list items and table cells. */
export const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Second-level heading; undefined for missing text. */
export const h2 = (text: string | undefined): string | undefined => text && `## ${text}`;

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Write a table. Cells are Markdown, put on one line; `|` is escaped. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.map((text) => line(text).replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}

export const numbered = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');

export const link = ({ label, path }: { readonly label: string; readonly path: string }): string =>
  `[${label}](${path})`;

export const fact = ({ term, text }: Fact): string => `**${term}:** ${line(text)}`;

export const image = ({ name, alt, caption }: Drawing): string =>
  paragraphs(`![${alt}](${picturePath(name)})`, caption && `*${caption}*`);

export const fenced = (title: string, language: string, text: string): string =>
  paragraphs(`${title}:`, `\`\`\`${language}\n${text}\n\`\`\``);
