import type { Token, Tokens } from 'marked';
import { type Placed, placedTokens } from './places.ts';
import { childrenOf, isInline, parseMarkdown } from './tree.ts';
import { type VisibleLink, visibleLinksIn } from './visibleLinks.ts';
import { BREAK, type Part, type VisibleText, visibleText } from './visibleText.ts';

/** Get what readers see of a Markdown text. Titles of links and pictures follow the text. */
export function visibleMarkdown(placed: readonly Placed[], markdown: string): VisibleText {
  const places = new Map(placed.map((place) => [place.token, place]));
  const titles: Part[] = [];
  const breakAt = (index: number): Part => ({ text: BREAK, index });
  const parts = (token: Token): Part[] => {
    const { index, spans } = places.get(token)!;
    const { text, title } = token as Tokens.Link;
    if (title) titles.push(breakAt(index), { text: title, index });
    if (token.type === 'br') return [{ text: ' ', index }];
    if (token.type === 'table') return table(token as Tokens.Table, index);
    if (['escape', 'codespan', 'code'].includes(token.type))
      return [{ text, index: index + Math.max(0, token.raw.indexOf(text)), isLiteral: true }];
    const inner = childrenOf(token);
    const ownSpans = token.type === 'text' || token.type === 'html' ? spans : [];
    const words =
      inner.length > 0
        ? inner.flatMap(parts)
        : ownSpans.flatMap((span) => [
            { text: markdown.slice(span.index, span.end), index: span.index, isLiteral: token.type === 'html' },
            ...(ownSpans.length > 1 ? [{ text: ' ', index: span.end }] : []),
          ]);
    return isInline(token) ? words : [breakAt(index), ...words, breakAt(index)];
  };
  /** Its rows, and each cell after the name of its column, as narrow screens show it. */
  const table = ({ header, rows }: Tokens.Table, index: number): Part[] => {
    const space: Part = { text: ' ', index };
    const line = (cells: readonly Tokens.TableCell[]): Part[] => [
      breakAt(index),
      ...cells.flatMap((cell) => [...cell.tokens.flatMap(parts), space]),
    ];
    return [
      ...line(header),
      ...rows.flatMap((row) => [...line(row), ...row.flatMap((cell, at) => line([header[at]!, cell]))]),
      breakAt(index),
    ];
  };
  const words = placed.filter(({ isTop }) => isTop).flatMap(({ token }) => parts(token));
  return visibleText([...words, ...titles]);
}

/** What readers see of a text. */
export interface VisibleContent {
  readonly texts: readonly string[];
  readonly links: readonly VisibleLink[];
}

/** What was read already: blocks of a page are in its alternate, in llms-full.txt and in the API. */
const shownByBlock = new Map<string, VisibleContent>();

/** Get what readers see of each block of a Markdown text. */
export const visibleBlocks = (markdown: string): VisibleContent[] =>
  markdown.split(/\n{2,}/).map((block) => {
    let shown = shownByBlock.get(block);
    if (shown) return shown;
    const tokens = placedTokens(parseMarkdown(block), block);
    shown = { texts: [visibleMarkdown(tokens, block).text], links: visibleLinksIn(tokens) };
    shownByBlock.set(block, shown);
    return shown;
  });
