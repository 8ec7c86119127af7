import type { Token } from 'marked';
import { childrenOf, type Text } from './text.ts';

/** A token of `marked` and its offset in the text. */
export interface Placed {
  readonly token: Token;
  readonly index: number;
}

/** List the tokens of a text in reading order, nested ones included, with their places in its Markdown. */
export function placedTokens({ tokens: all }: Text, markdown: string): Placed[] {
  const found: Placed[] = [];
  const walk = (tokens: readonly Token[], from: number): number => {
    let cursor = from;
    for (const token of tokens) {
      const { index, end } = locate(token.raw, markdown, cursor);
      found.push({ token, index });
      const inner = childrenOf(token);
      cursor = Math.max(end, inner.length > 0 ? walk(inner, index) : end);
    }
    return cursor;
  };
  walk(all, 0);
  return found;
}

/**
 * Find a token in the text. In lists and quotations `marked` removes line prefixes, so only its first line can be
 * found.
 */
function locate(raw: string, markdown: string, from: number): { index: number; end: number } {
  for (const part of [raw, raw.split('\n')[0]!.trim()]) {
    const index = part ? markdown.indexOf(part, from) : -1;
    if (index >= 0) return { index, end: index + part.length };
  }
  return { index: from, end: from };
}
