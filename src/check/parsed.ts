import { type Placed, placedTokens } from '#markdown/places.ts';
import { type Block, type PlacedText, type Prose, proseOf } from '#markdown/prose.ts';
import { parse } from '#markdown/text.ts';
import type { Passage } from './passages.ts';

/** The Markdown of a passage. Offsets are those of its text. */
interface Parsed extends Prose {
  readonly tokens: readonly Placed[];
}

const parsed = new WeakMap<Passage, Parsed>();

/** Parse the text of a passage, once. */
export function parsedOf(passage: Passage): Parsed {
  let known = parsed.get(passage);
  if (!known) {
    const { text } = passage;
    const tokens = placedTokens(parse(text), text);
    known = { tokens, ...proseOf(tokens, text) };
    parsed.set(passage, known);
  }
  return known;
}

/** List the sentences of a passage; semicolons, list items and table cells end them, too. */
export const sentencesIn = (passage: Passage): PlacedText[] => parsedOf(passage).blocks.flatMap(clausesIn);

export const clausesIn = ({ sentences }: Block): PlacedText[] =>
  sentences.flatMap(({ text, index }) =>
    [...text.matchAll(/[^;\s][^;]*;?/g)].map((clause) => ({ text: clause[0], index: index + clause.index })),
  );
