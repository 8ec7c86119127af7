import { resolve } from './links.ts';
import { placedTokens } from './tokens.ts';

/**
 * Make the links and pictures of a Markdown text absolute. Only destinations change, and none in code.
 * @param address The absolute address of the page that has the text.
 *
 * @example
 * absoluteLinks('[Saatler](/iletisim)', 'https://klinik.example/sss')
 * // '[Saatler](https://klinik.example/iletisim)'
 */
export function absoluteLinks(markdown: string, address: string): string {
  const absolute = (_: string, open: string, href: string) => open + resolve(href.replace(/^<|>$/g, ''), address);
  return splitAtCode(markdown)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(DESTINATION, absolute).replace(DEFINITION, absolute)))
    .join('');
}

/** Destination of an inline link, after `](`. */
const DESTINATION = /(\]\()(<[^>\n]*>|[^\s()]+(?:\([^\s()]*\)[^\s()]*)*)/g;

/** Destination in the definition of a reference: `[label]: /iletisim`. */
const DEFINITION = /(^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*)(<[^>\n]*>|[^\s<]\S*)/gm;

const FENCED_OR_INLINE = /(```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`\n]*`)/;
const INDENTED = /^(?: {4}|\t)/m;

/** Split a text into alternating parts: text, code, text. It need be parsed only if a line is indented. */
function splitAtCode(markdown: string): string[] {
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
