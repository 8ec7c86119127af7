import type { Token, Tokens } from 'marked';
import { callsAcross, createCallFinder, withoutBreaks } from './callFinder.ts';
import { allTokens, childrenOf, type Text } from './text.ts';
import { toMarkdown } from './toMarkdown.ts';

/** Elements without running text: headings, links and other controls, code, graphics. */
const EXCLUDED = new Set(
  'a button h1 h2 h3 h4 h5 h6 summary nav label option select textarea code pre script style svg template noscript ask-box'.split(
    ' ',
  ),
);

/** Elements within running text, and such tokens of Markdown. */
const WITHIN = new Set(['strong', 'em', 'b', 'i', 'del']);

const PIECE = /<!--[^]*?-->|<\/?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>|[^<]+|</gi;

/** An element with a button to call the number beside its text, or one for paper. */
const NEEDS_NO_LINK = / data-call-beside| class="[^"]*\bon-paper\b/;

/**
 * Turn numbers to call in the running text of HTML into links. Every element must be closed.
 * @param own Telephone of the practice, E.164.
 */
export function htmlWithCalls(html: string, own: string): string {
  const callsIn = createCallFinder(own);
  const pieces = html.match(PIECE) ?? [];
  /** Positions in `pieces` of texts that are read as one. */
  let run: number[] = [];
  const linkRun = () => {
    const linked = callsAcross(
      run.map((at) => pieces[at]!),
      callsIn,
    );
    run.forEach((at, index) => {
      pieces[at] = linked[index]!.map(({ words, call }) =>
        call ? `<a href="tel:${call}">${withoutBreaks(words)}</a>` : words,
      )
        .join('')
        .replaceAll(NAMED, '\u00a0');
    });
    run = [];
  };
  let inside = '';
  let depth = 0;
  pieces.forEach((piece, at) => {
    const [tag, end, name = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(piece) ?? [];
    if (!tag) {
      if (depth === 0 && !piece.startsWith('<!--')) run.push(at);
    } else if (depth > 0) {
      if (name === inside) depth += end ? -1 : 1;
    } else if (!WITHIN.has(name)) {
      linkRun();
      if (!end && (EXCLUDED.has(name) || NEEDS_NO_LINK.test(piece))) {
        inside = name;
        depth = 1;
      }
    }
  });
  linkRun();
  return pieces.join('');
}

/** The space between a name and its number in brackets, which no line breaks: "(SABİM, 184)". */
const NAMED = /(?<=\(\p{L}{1,20},) (?=<a href="tel:)/gu;

/** Write a text as Markdown with links on the numbers to call, as `htmlWithCalls` makes them in HTML. */
export function markdownWithCalls({ tokens }: Text, own: string): string {
  const callsIn = createCallFinder(own);
  const changed = structuredClone(tokens) as Token[];
  for (const run of [...allTokens(changed)].flatMap(runsIn)) {
    const texts = textsIn(run);
    const linked = callsAcross(
      texts.map(({ raw }) => raw),
      callsIn,
    );
    // A link of the same run already calls the number.
    const called = run.map((token) => (token.type === 'link' ? (token as Tokens.Link).href : ''));
    for (const [at, token] of texts.entries())
      if (token.type === 'text')
        token.raw = linked[at]!.map(({ words, call }) =>
          call && !called.includes(`tel:${call}`) ? `[${words}](tel:${call})` : words,
        ).join('');
  }
  return toMarkdown({ tokens: changed });
}

/** List the inline tokens of a paragraph, of the text of a list item, or of each cell of a table. */
function runsIn(token: Token): (readonly Token[])[] {
  if (token.type === 'table') return (token as Tokens.Table).rows.flat().map((cell) => cell.tokens);
  return token.type === 'paragraph' || token.type === 'text' ? [childrenOf(token)] : [];
}

const textsIn = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => {
    if (WITHIN.has(token.type)) return textsIn(childrenOf(token));
    return ['link', 'image', 'codespan'].includes(token.type) ? [] : [token];
  });
