import type { Tokens } from 'marked';
import type { Placed, Span } from './places.ts';
import { sentenceSpans } from './sentences.ts';
import { isInline } from './text.ts';

/** Words, and their offset in a Markdown text. What is no word between them is blank. */
export interface PlacedText {
  readonly text: string;
  readonly index: number;
}

/** A heading, paragraph, list, table or quotation. */
export interface ProseBlock extends PlacedText {
  readonly isHeading: boolean;
  /** List items and table cells end sentences, too. */
  readonly sentences: readonly PlacedText[];
}

/** The words of a Markdown text at their places, as a whole and by blocks. */
export interface Prose {
  /** As long as the text. */
  readonly prose: string;
  readonly blocks: readonly ProseBlock[];
}

/** Blank out what is no word of a Markdown text: markup, code, addresses. */
export function proseOf(placed: readonly Placed[], markdown: string): Prose {
  const shown = withoutAutolinks(placed);
  let end = 0;
  const parts = shown.flatMap(wordsOf).flatMap((span) => {
    const gap = blank(markdown.slice(end, span.index));
    end = span.end;
    return [gap, markdown.slice(span.index, end)];
  });
  const prose = parts.join('') + blank(markdown.slice(end));
  const starts = shown.flatMap((one, at) => (one.isTop ? [at] : []));
  return {
    prose,
    blocks: starts.flatMap((start, at) => blockOf(shown.slice(start, starts[at + 1]), markdown, prose) ?? []),
  };
}

function blockOf(placed: readonly Placed[], markdown: string, prose: string): ProseBlock | undefined {
  const cut = ({ index, end }: Span): PlacedText => ({ text: prose.slice(index, end), index });
  const pieces = piecesOf(placed, markdown);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return undefined;
  return {
    ...cut({ index: first.index, end: last.end }),
    isHeading: placed[0]!.token.type === 'heading',
    sentences: pieces
      .map(cut)
      .flatMap(({ text, index }) =>
        sentenceSpans(text).map((span) => cut({ index: index + span.index, end: index + span.end })),
      ),
  };
}

/** Join the words of each paragraph, list item and table cell. */
function piecesOf(placed: readonly Placed[], markdown: string): Span[] {
  const pieces: Span[] = [];
  let isNew = true;
  for (const one of placed) {
    if (!isInline(one.token)) isNew = true;
    for (const { index, end } of wordsOf(one)) {
      const last = pieces.at(-1);
      if (!last || isNew || markdown.slice(last.end, index).includes('|')) pieces.push({ index, end });
      else pieces.splice(-1, 1, { index: last.index, end });
      isNew = false;
    }
  }
  return pieces;
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
const wordsOf = ({ token, spans }: Placed): readonly Span[] =>
  token.type === 'text' && !(token as Tokens.Text).tokens ? spans : [];

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
