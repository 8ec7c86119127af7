import type { Problem } from '#content/problem.ts';
import { parsedOf } from './parsedPassage.ts';
import { type Passage, problemIn } from './passages.ts';
import { runsOf } from './wordRuns.ts';

/** Words in a row that count as a shared run. */
const RUN_LENGTH = 6;
/** Share of the shorter paragraph's runs from which two paragraphs count as repeating each other. */
const REPEATING = 0.6;
/** Shorter paragraphs are phrases rather than statements. */
const MIN_WORDS = 20;
/** Maximum number of paragraphs compared per run. */
const MAX_COMPARED = 20;

/** Fields of running text. Lists of questions and the practice's own facts repeat on purpose. */
const RUNNING_TEXT_FIELD =
  /^(?:body|answer|text|lead|(?:aftercare|expected|doNow|callWhen|points)\[\d+\]|(?:questions|entries)\[\d+\]\.answer)$/;

interface Paragraph {
  readonly passage: Passage;
  readonly index: number;
  readonly runs: ReadonlySet<string>;
}

/** Warn about a paragraph that repeats another file. */
export function alikeWarnings(passages: readonly Passage[]): Problem[] {
  const paragraphs = passages
    .filter(({ field, language }) => language === 'tr' && RUNNING_TEXT_FIELD.test(field))
    .flatMap(paragraphsOf);
  const earlier = new Map<string, Paragraph[]>();
  return paragraphs.flatMap((paragraph) => {
    const other = findRepeated(paragraph, earlier);
    for (const run of paragraph.runs) {
      const known = earlier.get(run) ?? [];
      if (known.length < MAX_COMPARED) known.push(paragraph);
      earlier.set(run, known);
    }
    if (!other) return [];
    const place = `${other.passage.file}:${other.passage.at(other.index).line}`;
    const message = `repeats ${place}; keep one and link to it, or put it into notes/`;
    return [problemIn(paragraph.passage, paragraph.index, message, 'warning')];
  });
}

function findRepeated({ passage, runs }: Paragraph, earlier: ReadonlyMap<string, Paragraph[]>): Paragraph | undefined {
  const shared = new Map<Paragraph, number>();
  for (const run of runs) for (const other of earlier.get(run) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  const isRepeated = ([other, count]: [Paragraph, number]) =>
    other.passage.file !== passage.file && count / Math.min(other.runs.size, runs.size) >= REPEATING;
  return [...shared].find(isRepeated)?.[0];
}

function paragraphsOf(passage: Passage): Paragraph[] {
  return parsedOf(passage).blocks.flatMap(({ text, index }) => {
    const runs = runsOf(text, RUN_LENGTH).map(({ run }) => run);
    return runs.length > MIN_WORDS - RUN_LENGTH ? [{ passage, index, runs: new Set(runs) }] : [];
  });
}
