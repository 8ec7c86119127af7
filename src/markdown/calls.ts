import { callFinder, withoutBreaks } from './callFinder.ts';
import { placedTokens } from './tokens.ts';

/** Elements without running text: headings, links and other controls, code, graphics. */
const EXCLUDED = new Set(
  'a button h1 h2 h3 h4 h5 h6 summary nav label option select textarea code pre script style svg template noscript ask-box'.split(
    ' ',
  ),
);

const PIECE = /<!--[^]*?-->|<\/?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>|[^<]+|</gi;

/** Attribute of an element that has a button to call the number beside its text. */
const BUTTON_BESIDE = ' data-call-beside';

/**
 * Turn numbers to call in the running text of HTML into links. Every element must be closed.
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
      } else if (!end && (EXCLUDED.has(name) || piece.includes(BUTTON_BESIDE))) {
        inside = name;
        depth = 1;
      }
      return piece;
    }
    if (depth > 0 || piece.startsWith('<')) return piece;
    return callsIn(piece)
      .map(({ words, call }) => (call ? `<a href="tel:${call}">${withoutBreaks(words)}</a>` : words))
      .join('')
      .replaceAll(NAMED, '\u00a0');
  });
}

/** The space between a name and its number in brackets, which no line breaks: "(SABİM, 184)". */
const NAMED = /(?<=\(\p{L}{1,20},) (?=<a href="tel:)/gu;

const LEADS_TO = '](tel:';

/** Turn numbers to call in Markdown into links, as `linkCalls` does in HTML. */
export function linkCallsInMarkdown(markdown: string, own: string): string {
  const pieces = callFinder(own)(markdown);
  if (pieces.every(({ call }) => call === undefined)) return markdown;
  /** Tell whether it is a link's destination, or a link to the number follows in the line. */
  const isBeside = (number: string, at: number): boolean =>
    markdown.endsWith(LEADS_TO, at) || markdown.slice(at).split('\n', 1)[0]!.includes(`](tel:${number})`);
  // On most pages every number has such a link, and the text need not be parsed.
  let excluded: readonly { from: number; to: number }[] | undefined;
  const excludedRanges = () =>
    (excluded ??= placedTokens(markdown)
      .filter(({ token }) => ['heading', 'link', 'code', 'codespan', 'html', 'image'].includes(token.type))
      .map(({ token, index }) => ({ from: index, to: index + token.raw.trimEnd().length })));
  let end = 0;
  return pieces
    .map(({ words, call }) => {
      const at = end;
      end += words.length;
      const isText =
        call === undefined || isBeside(call, at) || excludedRanges().some(({ from, to }) => from <= at && at < to);
      return isText ? words : `[${words}](tel:${call})`;
    })
    .join('');
}
