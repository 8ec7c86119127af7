import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { wordsOf } from '#turkish/wordsOf.ts';
import type { UrgentKind } from '#urgency/urgentKinds.ts';
import { practices } from '../answers/train/practices.ts';

/** A question to learn from, or to judge by. */
export interface LabelledQuestion {
  readonly text: string;
  /** The kind of emergency that it describes. */
  readonly kind?: UrgentKind | 'unknown';
  /** The number to call, if it differs from that of the kind. */
  readonly call?: string;
  /** If it is not an emergency: `ordinary`, `near-miss` or `story`. */
  readonly sort?: string;
}

/** Questions by one writer, judged by what was learned from the others. */
interface Writer {
  readonly name: string;
  readonly questions: readonly LabelledQuestion[];
}

interface File {
  readonly emergencies: Readonly<Record<string, readonly string[]>>;
  readonly none: Readonly<Record<string, readonly string[]>>;
  /** Texts that may count as either. */
  readonly either?: readonly string[];
}

const WRITERS_FOLDER = new URL('./train/writers/', import.meta.url);
const read = (place: URL) => parse(readFileSync(place, 'utf8')) as File;
const files = (): URL[] =>
  readdirSync(WRITERS_FOLDER)
    .sort()
    .map((file) => new URL(file, WRITERS_FOLDER));

/** The questions of a file with `emergencies` by kind and `none` by sort. */
export function questionsOf(place: URL): LabelledQuestion[] {
  const { emergencies, none } = read(place);
  return [
    ...Object.entries(emergencies).flatMap(([name, texts]) => {
      const [kind, call] = name.split(' ') as [UrgentKind | 'unknown', string?];
      return texts.map((text): LabelledQuestion => ({ text, kind, ...(call && { call }) }));
    }),
    ...Object.entries(none).flatMap(([sort, texts]) =>
      texts.map((text): LabelledQuestion => ({ text, sort: sort === 'near' ? 'near-miss' : sort })),
    ),
  ];
}

/** Everybody who wrote questions to learn from. */
export const writers = (): Writer[] =>
  files().map((place) => ({ name: /([^/]+)\.yaml$/.exec(place.pathname)![1]!, questions: questionsOf(place) }));

const wordsIn = (text: string): string => wordsOf(text).join(' ');

/** The questions of a set to judge by, without those that a writer has in the same words: they would judge nothing. */
export function heldOutQuestionsOf(place: URL): LabelledQuestion[] {
  const learned = new Set(writers().flatMap(({ questions }) => questions.map(({ text }) => wordsIn(text))));
  return questionsOf(place).filter(({ text }) => !learned.has(wordsIn(text)));
}

const JUDGED_EVERY = 4;

/**
 * What practices of several fields are asked, each once; hardly any of it is an emergency. Every fourth is kept to
 * judge by; what a writer's file has is not learned a second time.
 */
export function ordinary(): {
  readonly learned: readonly LabelledQuestion[];
  readonly judged: readonly LabelledQuestion[];
} {
  const texts = practices().flatMap(({ questions, negatives, entries }) => [
    ...[...questions, ...negatives].map(({ text }) => text),
    ...entries.flatMap(({ question, phrasings }) => [question, ...phrasings]),
  ]);
  const all = [...new Set(texts)].map((text): LabelledQuestion => ({ text, sort: 'ordinary' }));
  const known = new Set(
    files().flatMap((place) => [...questionsOf(place).map(({ text }) => text), ...(read(place).either ?? [])]),
  );
  return {
    learned: all.filter(({ text }, at) => at % JUDGED_EVERY !== 0 && !known.has(text)),
    judged: all.filter((_, at) => at % JUDGED_EVERY === 0),
  };
}

/** Texts that a common word is in. */
const MIN_TEXTS = 12;

/** Common words of what practices are asked, each alone: hardly any of them indicates an emergency. */
export function commonWords(): LabelledQuestion[] {
  const counts = new Map<string, number>();
  for (const { entries } of practices())
    for (const { question, phrasings } of entries)
      for (const word of [question, ...phrasings].flatMap((text) => wordsOf(text)))
        counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = new Set(writers().flatMap(({ questions }) => questions.map(({ text }) => text)));
  return [...counts].flatMap(([text, count]) =>
    count >= MIN_TEXTS && !known.has(text) ? [{ text, sort: 'ordinary' }] : [],
  );
}
