import type { Token, Tokens } from 'marked';
import { callsAcross, createCallFinder, withoutBreaks } from './callFinder.ts';
import { childrenOf, type Text } from './text.ts';

/** Elements without running text: headings, links and other controls, code, graphics. */
const EXCLUDED = new Set(
  'a button h1 h2 h3 h4 h5 h6 summary nav label option select textarea code pre script style svg template noscript ask-box'.split(
    ' ',
  ),
);

/** Elements within running text. */
const WITHIN = new Set(['strong', 'em', 'b', 'i', 'del']);

const PIECE = /<!--[^]*?-->|<\/?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>|[^<]+|</gi;

/** An element with a button to call the number beside its text, or one for paper. */
const NEEDS_NO_LINK = / data-call-beside| class="[^"]*\bon-paper\b/;

/**
 * Turn numbers to call in the running text of HTML into links. Every element must be closed.
 * @param own Telephone of the practice, E.164.
 */
export function linkCalls(html: string, own: string): string {
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

/** Turn numbers to call in a text into links, as `linkCalls` does in HTML. */
export function withCalls({ tokens }: Text, own: string): Text {
  const callsIn = createCallFinder(own);
  const walk = (token: Token): Token => {
    if (token.type === 'heading') return token;
    if (token.type === 'list') return { ...token, items: (token as Tokens.List).items.map(walk) };
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      const cell = (one: Tokens.TableCell) => ({ ...one, tokens: withCallsWithin(one.tokens, callsIn) });
      return { ...token, header, rows: rows.map((row) => row.map(cell)) };
    }
    const children = childrenOf(token) as Token[];
    if (children.length === 0) return token;
    const isRunning = token.type === 'paragraph' || token.type === 'text';
    return { ...token, tokens: isRunning ? withCallsWithin(children, callsIn) : children.map(walk) };
  };
  return { tokens: tokens.map(walk) };
}

function withCallsWithin(tokens: readonly Token[], callsIn: ReturnType<typeof createCallFinder>): Token[] {
  const texts: Token[] = [];
  const collect = (token: Token): void => {
    if (['strong', 'em', 'del'].includes(token.type)) childrenOf(token).forEach(collect);
    else if (token.type !== 'link' && token.type !== 'image' && token.type !== 'codespan') texts.push(token);
  };
  tokens.forEach(collect);
  const linked = callsAcross(
    texts.map(({ raw }) => raw),
    callsIn,
  );
  const numbers = tokens.flatMap((token) => (token.type === 'link' ? [(token as Tokens.Link).href] : []));
  const replaced = new Map(
    texts.map((token, index) => [
      token,
      linked[index]!.map(({ words, call }): Token => {
        const text: Tokens.Text = { type: 'text', raw: words, text: words, escaped: false };
        // A link beside it already calls the number.
        if (!call || numbers.includes(`tel:${call}`)) return text;
        return { type: 'link', raw: words, href: `tel:${call}`, title: null, text: words, tokens: [text] };
      }),
    ]),
  );
  const rebuild = (token: Token): Token[] => {
    const parts = replaced.get(token);
    if (parts) return token.type === 'text' && parts.some(({ type }) => type === 'link') ? parts : [token];
    if (!['strong', 'em', 'del'].includes(token.type)) return [token];
    return [{ ...token, tokens: childrenOf(token).flatMap(rebuild) }];
  };
  return tokens.flatMap(rebuild);
}
