import type { Tokens } from 'marked';
import type { Placed, Span } from './places.ts';
import { sentenceSpans } from './sentences.ts';

/** Words, and their offset in a Markdown text. What is no word between them is blank. */
export interface PlacedText {
  readonly text: string;
  readonly index: number;
}

/** A heading, paragraph, list, table or quotation. */
export interface Block extends PlacedText {
  readonly isHeading: boolean;
  /** List items and table cells end sentences, too. */
  readonly sentences: readonly PlacedText[];
}

/** Blank out what is no word of a Markdown text: markup, code, addresses. Offsets stay those of the text. */
export function proseIn(placed: readonly Placed[], markdown: string): string {
  let end = 0;
  const parts = withoutAutolinks(placed).flatMap((one) =>
    wordsOf(one).flatMap((span) => {
      const gap = blank(markdown.slice(end, span.index));
      end = span.end;
      return [gap, markdown.slice(span.index, end)];
    }),
  );
  return parts.join('') + blank(markdown.slice(end));
}

/** List the blocks of a Markdown text. */
export function blocksIn(placed: readonly Placed[], markdown: string): Block[] {
  const prose = proseIn(placed, markdown);
  const shown = withoutAutolinks(placed);
  const starts = shown.flatMap((one, at) => (one.isTop ? [at] : []));
  const cut = ({ index, end }: Span): PlacedText => ({ text: prose.slice(index, end), index });
  return starts.flatMap((start, at) => {
    const own = shown.slice(start, starts[at + 1]);
    const pieces = piecesOf(own, markdown);
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (!first || !last) return [];
    const sentences = pieces
      .map(cut)
      .flatMap(({ text, index }) =>
        sentenceSpans(text).map((span) => cut({ index: index + span.index, end: index + span.end })),
      );
    const isHeading = own[0]!.token.type === 'heading';
    return [{ ...cut({ index: first.index, end: last.end }), isHeading, sentences }];
  });
}

/** Join the words of each paragraph, list item and table cell. */
function piecesOf(placed: readonly Placed[], markdown: string): Span[] {
  const pieces: Span[] = [];
  let isNew = true;
  for (const one of placed) {
    if (!INLINE.has(one.token.type)) isNew = true;
    for (const { index, end } of wordsOf(one)) {
      const last = pieces.at(-1);
      if (!last || isNew || markdown.slice(last.end, index).includes('|')) pieces.push({ index, end });
      else pieces.splice(-1, 1, { index: last.index, end });
      isNew = false;
    }
  }
  return pieces;
}

/** Types of tokens within running text. That of a list item is of type `text`, too, and has others in it. */
const INLINE = new Set(['text', 'escape', 'strong', 'em', 'del', 'link', 'image', 'codespan', 'br', 'html']);

/** Leave out addresses that are links by themselves, with what is in them. */
function withoutAutolinks(placed: readonly Placed[]): Placed[] {
  let end = 0;
  return placed.filter(({ token, index, spans }) => {
    if ((token as Tokens.Link).autolink) end = spans.at(-1)?.end ?? index;
    return index >= end;
  });
}

/** Get the places of a token that is words, with no other token in it. */
const wordsOf = ({ token, spans }: Placed): readonly Span[] =>
  token.type === 'text' && !(token as Tokens.Text).tokens ? spans : [];

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
