import type { Problem } from '#content/problem.ts';
import { type Placed, placedTokens } from '#markdown/places.ts';
import { type PlacedText, type Prose, type ProseBlock, proseOf } from '#markdown/prose.ts';
import { sentenceSpans } from '#markdown/sentences.ts';
import { parseMarkdown } from '#markdown/text.ts';
import { visibleMarkdown } from '#markdown/visibleMarkdown.ts';
import { type VisibleText, visibleText } from '#markdown/visibleText.ts';
import { type Passage, problemIn } from './passages.ts';

/** The Markdown of a passage. Offsets are those of its text. */
interface Parsed extends Prose {
  readonly tokens: readonly Placed[];
  /** What readers see of it, and what rules on its content are about. */
  readonly shown: VisibleText;
}

const parsed = new WeakMap<Passage, Parsed>();

/** Parse the text of a passage, once. */
export function parsePassage(passage: Passage): Parsed {
  let reading = parsed.get(passage);
  if (!reading) {
    const { text, kind } = passage;
    const tokens = placedTokens(parseMarkdown(text), text);
    const shown = kind === 'label' ? visibleText([{ text, index: 0 }]) : visibleMarkdown(tokens, text);
    reading = { tokens, ...proseOf(tokens, text), shown };
    parsed.set(passage, reading);
  }
  return reading;
}

/** Describe a problem at an offset of what readers see of a passage. */
export const problemInVisible = (
  passage: Passage,
  offset: number,
  message: string,
  severity?: Problem['severity'],
): Problem => problemIn(passage, parsePassage(passage).shown.at(offset), message, severity);

/** List the sentences that readers see of a passage, at their offsets there. Semicolons end them, too. */
export const visibleSentences = (passage: Passage): PlacedText[] =>
  [...parsePassage(passage).shown.text.matchAll(/[^\n;]+;?/g)].flatMap(({ 0: part, index: start }) =>
    sentenceSpans(part).map(({ index, end }) => ({ text: part.slice(index, end), index: start + index })),
  );

export const clausesIn = ({ sentences }: ProseBlock): PlacedText[] =>
  sentences.flatMap(({ text, index }) =>
    [...text.matchAll(/[^;\s][^;]*;?/g)].map((clause) => ({ text: clause[0], index: index + clause.index })),
  );
