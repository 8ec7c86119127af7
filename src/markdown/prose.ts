import type { Tokens } from 'marked';
import type { Placed, Span } from './places.ts';

/** Blank out the markup, code and addresses of a Markdown text. */
export function proseOf(placed: readonly Placed[], markdown: string): string {
  let end = 0;
  const parts = withoutAutolinks(placed)
    .flatMap(wordSpans)
    .flatMap((span) => {
      const gap = blank(markdown.slice(end, span.index));
      end = span.end;
      return [gap, markdown.slice(span.index, end)];
    });
  return parts.join('') + blank(markdown.slice(end));
}

/** Leave out addresses that are links by themselves, with what is in them. */
function withoutAutolinks(placed: readonly Placed[]): Placed[] {
  let end = 0;
  return placed.filter(({ token, index, spans }) => {
    if ((token as Tokens.Link).autolink) end = spans.at(-1)?.end ?? index;
    return index >= end;
  });
}

/** Get the places of a token that is words, with no other token in it. */
const wordSpans = ({ token, spans }: Placed): readonly Span[] =>
  token.type === 'text' && !(token as Tokens.Text).tokens ? spans : [];

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
