import type { Token, Tokens } from 'marked';
import { createCallFinder, withoutBreaks } from './callFinder.ts';
import { toMarkdown } from './toMarkdown.ts';
import { childrenOf, type MarkdownTree } from './tree.ts';

/** Elements without running text: headings, links and other controls, code, graphics. */
const EXCLUDED = new Set(
  'a button h1 h2 h3 h4 h5 h6 summary nav label option select textarea code pre script style svg template noscript ask-box'.split(
    ' ',
  ),
);

const PIECE = /<!--[^]*?-->|<\/?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>|[^<]+|</gi;

/** An element with a button to call the number beside its text, or one for paper. */
const NEEDS_NO_LINK = / data-call-beside| class="[^"]*\bon-paper\b/;

/**
 * Turn numbers to call in the running text of HTML into links. Every element must be closed.
 * @param own Telephone of the practice, E.164.
 */
export function htmlWithCalls(html: string, own: string): string {
  const callsIn = createCallFinder(own);
  const linked = (text: string) =>
    callsIn(text)
      .map(({ words, call }) => (call ? `<a href="tel:${call}">${withoutBreaks(words)}</a>` : words))
      .join('')
      .replaceAll(NAMED, '\u00a0');
  let inside = '';
  let depth = 0;
  return html.replaceAll(PIECE, (piece) => {
    const [tag, end, name = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(piece) ?? [];
    if (!tag) return depth === 0 && !piece.startsWith('<!--') ? linked(piece) : piece;
    if (depth > 0) {
      if (name === inside) depth += end ? -1 : 1;
    } else if (!end && (EXCLUDED.has(name) || NEEDS_NO_LINK.test(piece))) {
      inside = name;
      depth = 1;
    }
    return piece;
  });
}

/** The space between a name and its number in brackets, which no line breaks: "(SABİM, 184)". */
const NAMED = /(?<=\(\p{L}{1,20},) (?=<a href="tel:)/gu;

/** Tokens of Markdown without running text. */
const WITHOUT_TEXT = new Set(['heading', 'link', 'image', 'codespan', 'code', 'html']);

/** Write a text as Markdown with links on the numbers to call, as `htmlWithCalls` makes them in HTML. */
export function markdownWithCalls({ tokens }: MarkdownTree, own: string): string {
  const callsIn = createCallFinder(own);
  const changed = structuredClone(tokens) as Token[];
  const link = (token: Token, siblings: readonly Token[]) => {
    if (WITHOUT_TEXT.has(token.type)) return;
    const inner = childrenOf(token);
    for (const child of inner) link(child, inner);
    if (inner.length > 0 || token.type !== 'text') return;
    // A link beside it already calls the number.
    const isCalled = (call: string) => siblings.some((sibling) => (sibling as Tokens.Link).href === `tel:${call}`);
    token.raw = callsIn(token.raw)
      .map(({ words, call }) => (call && !isCalled(call) ? `[${words}](tel:${call})` : words))
      .join('');
  };
  for (const token of changed) link(token, changed);
  return toMarkdown({ tokens: changed });
}
