import type { Token } from 'marked';
import { childrenOf, type MarkdownTree } from './tree.ts';

/** A token of `marked`, and the parts of the text that it is made of: one, unless prefixes of lines divide it. */
export interface Placed {
  readonly token: Token;
  /** Offset of the first part. */
  readonly index: number;
  readonly spans: readonly Span[];
  /** Whether it is in no other token. */
  readonly isTop: boolean;
}

/** A part of a text, and its offset there. */
export interface PlacedText {
  readonly text: string;
  readonly index: number;
}

export interface Span {
  readonly index: number;
  readonly end: number;
}

/** List the tokens of a text in reading order, nested ones included, with their places in its Markdown. */
export function placedTokens({ tokens: all }: MarkdownTree, markdown: string): Placed[] {
  const placed: Placed[] = [];
  const walk = (tokens: readonly Token[], from: number, isTop = false): number => {
    let cursor = from;
    for (const token of tokens) {
      const spans = spansOfToken(token.raw, markdown, cursor);
      const index = spans[0]?.index ?? cursor;
      placed.push({ token, index, spans, isTop });
      const inner = childrenOf(token);
      cursor = Math.max(spans.at(-1)?.end ?? cursor, inner.length > 0 ? walk(inner, index) : cursor);
    }
    return cursor;
  };
  walk(all, 0, true);
  return placed;
}

/** Find a token in the text, or its lines, since `marked` removes their prefixes in quotations. */
function spansOfToken(raw: string, markdown: string, from: number): Span[] {
  // In the cells of a table it removes the backslash before "|".
  for (const written of raw.includes('|') ? [raw, raw.replaceAll('|', '\\|')] : [raw]) {
    const index = written === '' ? -1 : markdown.indexOf(written, from);
    if (index >= 0) return [{ index, end: index + written.length }];
  }
  const spans: Span[] = [];
  let cursor = from;
  for (const line of raw.split('\n').map((one) => one.trim())) {
    const index = line === '' ? -1 : markdown.indexOf(line, cursor);
    if (index < 0 || (spans.length > 0 && !/^[\s>]*$/.test(markdown.slice(cursor, index)))) continue;
    spans.push({ index, end: index + line.length });
    cursor = index + line.length;
  }
  return spans;
}
