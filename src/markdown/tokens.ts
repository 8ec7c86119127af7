import type { Token, Tokens } from 'marked';
import { lex } from './render.ts';

/** A part of a Markdown text, as `marked` reads it, and the offset at which it begins. */
export interface Placed {
  readonly token: Token;
  readonly index: number;
}

/** Every token of a Markdown text in reading order, those within others included. */
export function placedTokens(markdown: string): Placed[] {
  const found: Placed[] = [];
  const walk = (tokens: readonly Token[], from: number): number => {
    let cursor = from;
    for (const token of tokens) {
      const { index, end } = find(token.raw, markdown, cursor);
      found.push({ token, index });
      const inner = within(token);
      cursor = Math.max(end, inner.length > 0 ? walk(inner, index) : end);
    }
    return cursor;
  };
  walk(lex(markdown), 0);
  return found;
}

/**
 * Where a token stands. Within lists and quotations `marked` takes the marks at the beginning of lines away, so that
 * only the first line of the token is there to be found.
 */
function find(raw: string, markdown: string, from: number): { index: number; end: number } {
  for (const part of [raw, raw.split('\n')[0]!.trim()]) {
    const index = part ? markdown.indexOf(part, from) : -1;
    if (index >= 0) return { index, end: index + part.length };
  }
  return { index: from, end: from };
}

function within(token: Token): readonly Token[] {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap((cell) => cell.tokens);
  }
  return (token as Tokens.Generic).tokens ?? [];
}
