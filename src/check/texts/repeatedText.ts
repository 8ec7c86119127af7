import { isPageRef, refOf } from '#content/contentFiles.ts';
import type { Finding } from '#content/finding.ts';
import { TODO } from '#content/todo.ts';
import { blocksOf, parsePassage } from '../parsedPassage.ts';
import { findingIn, type Occurrence, type Passage } from '../passages.ts';

/** How texts of one kind are compared: by all runs of so many words in a row. */
interface Rule {
  readonly runLength: number;
  /** Texts with fewer runs are too short for a share. */
  readonly minRuns: number;
  /** Share of the shorter text's runs from which two texts count as alike. */
  readonly minShared: number;
  readonly message: (place: string, percent: number) => string;
}

const PARAGRAPHS: Rule = {
  runLength: 6,
  minRuns: 15,
  minShared: 0.6,
  message: (place) => `repeats ${place}; keep one and link to it, or put it into notes/`,
};
const PAGES: Rule = {
  // Expressions of a field are shorter.
  runLength: 8,
  minRuns: 40,
  minShared: 0.3,
  message: (place, percent) =>
    `shares ${percent} % of its text with ${place}; say here only what that page does not, or make one page of the two`,
};
/** Maximum number of texts with which a run is compared, so that the time grows only with the number of texts. */
const MAX_COMPARED = 20;

interface Text {
  readonly file: string;
  /** Words in a row, each at its first place. */
  readonly runs: ReadonlyMap<string, Occurrence>;
}

/**
 * Warn about a paragraph that repeats another file, and about a page that shares more than 30 % with an earlier one.
 * Only the page's own file counts: neither navigation nor what it shows of triage.yaml, `notes/` or other pages.
 */
export function repeatedTextFindings(passages: readonly Passage[]): Finding[] {
  const paragraphs = passages.filter(isRunningText).flatMap((passage) =>
    blocksOf(passage).map(({ text, at }) => ({
      file: passage.file,
      runs: new Map(runsOf(text, PARAGRAPHS.runLength).map(({ run }) => [run, { passage, index: at(0) }])),
    })),
  );
  const pages = [...Map.groupBy(passages.filter(isTextOfPage), ({ file }) => file)].map(([file, texts]) => ({
    file,
    runs: occurrencesOfRuns(texts, PAGES.runLength),
  }));
  return [...alike(paragraphs, PARAGRAPHS), ...alike(pages, PAGES)];
}

/** Lists of questions, the practice's own facts, and answers that cite a page, repeat on purpose. */
const isRunningText = ({ file, kind, role }: Passage): boolean =>
  kind === 'body' || role === 'paragraph' || (role === 'markdown' && !file.startsWith('answers/'));

/** Questions in the words of patients, captions of drawings and texts still to be written repeat on purpose. */
const isTextOfPage = ({ file, language, role, text }: Passage): boolean =>
  language === 'tr' && !text.includes(TODO) && isPageRef(refOf(file)) && role !== 'alt' && role !== 'keyword';

function occurrencesOfRuns(texts: readonly Passage[], length: number): Map<string, Occurrence> {
  const places = new Map<string, Occurrence>();
  for (const passage of texts)
    for (const { run, index } of runsOf(parsePassage(passage).prose, length))
      if (!places.has(run)) places.set(run, { passage, index });
  return places;
}

/** Describe each text that is like an earlier one of another file, at the first words that both have. */
function alike(texts: readonly Text[], { minRuns, minShared, message }: Rule): Finding[] {
  const earlier = new Map<string, Text[]>();
  return texts.flatMap((text) => {
    const { file, runs } = text;
    if (runs.size < minRuns) return [];
    const counts = new Map<Text, number>();
    for (const run of runs.keys()) {
      const others = earlier.get(run) ?? [];
      for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
      if (others.length < MAX_COMPARED) earlier.set(run, [...others, text]);
    }
    const [like] = [...counts]
      .map(([other, count]) => ({ other, share: count / Math.min(other.runs.size, runs.size) }))
      .filter(({ other, share }) => other.file !== file && share >= minShared)
      .toSorted((a, b) => b.share - a.share);
    if (!like) return [];
    const [run, { passage, index }] = [...runs].find(([words]) => like.other.runs.has(words))!;
    const there = like.other.runs.get(run)!;
    const place = `${like.other.file}:${there.passage.at(there.index).line}`;
    return [findingIn(passage, index, message(place, Math.round(like.share * 100)), 'warning')];
  });
}

/** List every `length` words in a row of a text, in lower case, at the place of the first. */
function runsOf(text: string, length: number): { readonly run: string; readonly index: number }[] {
  const words = [...text.matchAll(/\p{L}+|\d+/gu)];
  // At once, because it is slow for each word. In Turkish it keeps the length.
  const joined = words
    .map(({ 0: word }) => word)
    .join(' ')
    .toLocaleLowerCase('tr');
  const runs = [];
  let start = 0;
  let end = -1;
  for (const [at, { 0: word }] of words.entries()) {
    end += word.length + 1;
    const first = words[at - length + 1];
    if (!first) continue;
    runs.push({ run: joined.slice(start, end), index: first.index });
    start += first[0].length + 1;
  }
  return runs;
}
