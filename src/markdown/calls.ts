import { callFinder, inOneLine } from './callFinder.ts';
import { placedTokens } from './tokens.ts';

/** What holds no running text: titles, links and other controls, code, and what is no text at all. */
const APART = new Set(
  'a button h1 h2 h3 h4 h5 h6 summary nav label option select textarea code pre script style svg template noscript ask-box'.split(
    ' ',
  ),
);

const PIECE = /<!--[^]*?-->|<\/?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>|[^<]+|</gi;

/** On an element beside whose text is a button that calls the number. */
const BUTTON_BESIDE = ' data-call-beside';

/**
 * HTML in whose running text numbers to call are links that call them. Made by this server: tags are closed.
 * @param own Telephone of the practice, E.164.
 */
export function linkCalls(html: string, own: string): string {
  const callsIn = callFinder(own);
  let inside = '';
  let depth = 0;
  return html.replaceAll(PIECE, (piece) => {
    const tag = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(piece);
    if (tag) {
      const [, end, name = ''] = tag;
      if (depth > 0) {
        if (name === inside) depth += end ? -1 : 1;
      } else if (!end && (APART.has(name) || piece.includes(BUTTON_BESIDE))) {
        inside = name;
        depth = 1;
      }
      return piece;
    }
    if (depth > 0 || piece.startsWith('<')) return piece;
    return callsIn(piece)
      .map(({ words, call }) => (call ? `<a href="tel:${call}">${inOneLine(words)}</a>` : words))
      .join('')
      .replaceAll(NAMED, '\u00a0');
  });
}

/** A number in brackets stays with the name before it: "(SABİM, 184)". */
const NAMED = /(?<=\(\p{L}{1,20},) (?=<a href="tel:)/gu;

const LEADS_TO = '](tel:';

/** The same of Markdown, so that both representations of a page lead to the same places. */
export function linkCallsInMarkdown(markdown: string, own: string): string {
  const pieces = callFinder(own)(markdown);
  if (pieces.every(({ call }) => call === undefined)) return markdown;
  /** Whether it is where a link leads, or the same line goes on to a link that calls the number. */
  const isBeside = (number: string, at: number): boolean =>
    markdown.endsWith(LEADS_TO, at) || markdown.slice(at).split('\n', 1)[0]!.includes(`](tel:${number})`);
  // Of most pages every number is in such a link, and the text need not be taken apart.
  let places: readonly { from: number; to: number }[] | undefined;
  const apart = () =>
    (places ??= placedTokens(markdown)
      .filter(({ token }) => ['heading', 'link', 'code', 'codespan', 'html', 'image'].includes(token.type))
      .map(({ token, index }) => ({ from: index, to: index + token.raw.trimEnd().length })));
  let end = 0;
  return pieces
    .map(({ words, call }) => {
      const at = end;
      end += words.length;
      const isText = call === undefined || isBeside(call, at) || apart().some(({ from, to }) => from <= at && at < to);
      return isText ? words : `[${words}](tel:${call})`;
    })
    .join('');
}
