import { resolve } from './links.ts';
import { placedTokens } from './tokens.ts';

/**
 * Markdown with every link and picture made absolute against `address` (the absolute address of the page it stands on).
 * Only destinations change; the rest, and all code, stays to the letter.
 */
export function absoluteLinks(markdown: string, address: string): string {
  const absolute = (_: string, open: string, href: string) => open + resolve(href.replace(/^<|>$/g, ''), address);
  return parts(markdown)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(DESTINATION, absolute).replace(DEFINITION, absolute)))
    .join('');
}

/** Destination of an inline link, behind `](`. */
const DESTINATION = /(\]\()(<[^>\n]*>|[^\s()]+(?:\([^\s()]*\)[^\s()]*)*)/g;

/** Destination that a reference such as `[label]` or `[text][label]` leads to. */
const DEFINITION = /(^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*)(<[^>\n]*>|[^\s<]\S*)/gm;

const FENCED_OR_INLINE = /(```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`\n]*`)/;
const INDENTED = /^(?: {4}|\t)/m;

/** The text cut into what is not code and what is, in turn. Only where a line is indented need it be read as Markdown. */
function parts(markdown: string): string[] {
  if (!INDENTED.test(markdown)) return markdown.split(FENCED_OR_INLINE);
  const cuts: string[] = [];
  let cursor = 0;
  for (const { token, index } of placedTokens(markdown))
    if (token.type === 'code' || token.type === 'codespan')
      for (const line of token.raw.split('\n')) {
        const at = line.trim() === '' ? -1 : markdown.indexOf(line.trim(), Math.max(cursor, index));
        if (at < 0) continue;
        cuts.push(markdown.slice(cursor, at), line.trim());
        cursor = at + line.trim().length;
      }
  return [...cuts, markdown.slice(cursor)];
}
