import { placedTokens } from './tokens.ts';

/**
 * Public numbers of Turkey that texts on health name, as a text says to call them: with an ending ("112’yi arayın"), a verb or
 * alternative behind them ("112 aranır", "112 ya da hastane"), or in brackets ("SABİM hattından (184)"). Elsewhere
 * the same digits are an amount, a page or a year's volume. 112: emergencies; 114: poison advice; 184: the Ministry of Health.
 */
const CALL =
  /(?<![\p{L}\p{N}%+/.,:\u2013-])(?<!\p{N}\()(112|114|184)(?:(?:’|'|&#39;)\p{L}+(?: ara\p{L}+)?|(?= (?:ara|bekle|ya da|veya|gerek|belirti|hatt|acil))(?: ara\p{L}+)?|(?=\)))/gu;

/** What holds no running text: titles, links and other controls, code, and what is no text at all. */
const APART = new Set(
  'a button h1 h2 h3 h4 h5 h6 summary nav label option select textarea code pre script style svg template noscript ask-box'.split(
    ' ',
  ),
);

const PIECE = /<!--[^]*?-->|<\/?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>|[^<]+|</gi;

/** On an element beside whose text is a button that calls the number. */
const BUTTON_BESIDE = ' data-call-beside';

/** HTML in whose running text numbers to call are links that call them. Made by this server: tags are closed. */
export function linkCalls(html: string): string {
  if (html.search(CALL) < 0) return html;
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
    return piece.replaceAll(CALL, (words, number) => `<a href="tel:${number}">${words.replaceAll(' ', '\u00a0')}</a>`);
  });
}

/** The same of Markdown, so that both representations of a page lead to the same places. */
export function linkCallsInMarkdown(markdown: string): string {
  if (markdown.search(CALL) < 0) return markdown;
  const apart = placedTokens(markdown)
    .filter(({ token }) => ['heading', 'link', 'code', 'codespan', 'html', 'image'].includes(token.type))
    .map(({ token, index }) => ({ from: index, to: index + token.raw.trimEnd().length }));
  /** Whether the same line goes on to a link that calls the number. */
  const isBeside = (number: string, at: number): boolean =>
    markdown.slice(at).split('\n', 1)[0]!.includes(`](tel:${number})`);
  return markdown.replaceAll(CALL, (words: string, number: string, at: number) =>
    isBeside(number, at) || apart.some(({ from, to }) => from <= at && at < to) ? words : `[${words}](tel:${number})`,
  );
}
