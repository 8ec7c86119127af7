import type { Finding } from '#content/finding.ts';
import { type Placed, type PlacedText, placedTokens } from '#markdown/places.ts';
import { proseOf } from '#markdown/prose.ts';
import { sentenceSpans } from '#markdown/sentences.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { visibleMarkdown } from '#markdown/visibleMarkdown.ts';
import { type VisibleText, visibleText } from '#markdown/visibleText.ts';
import { findingIn, type Passage } from './passages.ts';

/** The Markdown of a passage. Offsets are those of its text. */
interface Parsed {
  readonly tokens: readonly Placed[];
  /** Its words at their places, as long as the text. */
  readonly prose: string;
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
    reading = { tokens, prose: proseOf(tokens, text), shown };
    parsed.set(passage, reading);
  }
  return reading;
}

/** Describe a finding at an offset of what readers see of a passage. */
export const findingInVisible = (
  passage: Passage,
  offset: number,
  message: string,
  severity?: Finding['severity'],
): Finding => findingIn(passage, parsePassage(passage).shown.at(offset), message, severity);

/** A heading, paragraph, list, table or quotation as readers see it. */
export interface ParsedBlock extends VisibleText {
  readonly isHeading: boolean;
  readonly isList: boolean;
}

/** List the blocks of a passage; their offsets lead to its text. */
export function blocksOf(passage: Passage): ParsedBlock[] {
  const { tokens } = parsePassage(passage);
  const starts = tokens.flatMap(({ isTop }, at) => (isTop ? [at] : []));
  return starts
    .map((start, at) => ({
      ...visibleMarkdown(tokens.slice(start, starts[at + 1]), passage.text),
      isHeading: tokens[start]!.token.type === 'heading',
      isList: tokens[start]!.token.type === 'list',
    }))
    .filter(({ text }) => text !== '');
}

/** List the sentences of a text as it is shown, at their offsets there. Semicolons end them, too. */
export const sentencesIn = (shown: string): PlacedText[] =>
  [...shown.matchAll(/[^\n;\s][^\n;]*;?/g)].flatMap(({ 0: part, index: start }) =>
    sentenceSpans(part).map(({ index, end }) => ({ text: part.slice(index, end), index: start + index })),
  );
