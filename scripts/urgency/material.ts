import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { practices } from '../answers/train/practices.ts';
import { wordsOf } from '../../src/turkish/tokenise.ts';
import type { Kind } from '../../src/urgency/kinds.ts';

/** A question to learn from, or to judge by. */
export interface Told {
  readonly text: string;
  /** The kind of emergency that it tells of. */
  readonly kind?: Kind | 'unknown';
  /** What it is else: `ordinary`, `near-miss` or `story`. */
  readonly sort?: string;
}

/** Questions of one hand, which are judged by what was learned from the others. */
export interface Writer {
  readonly name: string;
  readonly questions: readonly Told[];
}

const WRITERS = new URL('./train/writers/', import.meta.url);
const TESTS = new URL('../../tests/urgency/', import.meta.url);

const KEPT = 4;

type Lists = Readonly<Record<string, readonly string[]>>;
const read = (place: URL) => parse(readFileSync(place, 'utf8')) as unknown;
/** Plain English is in a list of its own, of whatever kind. */
const kindOf = (name: string): Omit<Told, 'text'> => ({ kind: name === 'english' ? 'unknown' : (name as Kind) });
const told = (lists: Lists, as: (name: string) => Omit<Told, 'text'>): Told[] =>
  Object.entries(lists).flatMap(([name, texts]) => texts.map((text) => ({ text, ...as(name) })));

const sortOf = (name: string): Omit<Told, 'text'> => ({ sort: name === 'near' ? 'near-miss' : name });

interface File {
  readonly emergencies: Lists;
  readonly none: Lists;
  /** What may be taken for either. */
  readonly either?: readonly string[];
}

/** The questions of a file with `emergencies` by kind and `none` by sort. */
export function questionsOf(place: URL): Told[] {
  const { emergencies, none } = read(place) as File;
  return [...told(emergencies, kindOf), ...told(none, sortOf)];
}

const filesIn = (folder: URL): URL[] =>
  readdirSync(folder)
    .sort()
    .map((file) => new URL(file, folder));

/** Everybody who wrote questions to learn from and did not know the rules. */
export const writers = (): Writer[] =>
  filesIn(WRITERS).map((place) => ({
    name: /([^/]+)\.yaml$/.exec(place.pathname)![1]!,
    questions: questionsOf(place),
  }));

/** Questions by which the rules were made. */
export const known = (): Told[] => [
  ...told(read(new URL('emergencies.yaml', TESTS)) as Lists, kindOf),
  ...told(read(new URL('near-misses.yaml', TESTS)) as Lists, (name) => ({
    sort: name === 'stories' ? 'story' : 'near-miss',
  })),
];

/** What practices of several fields are asked and a writer's file says more of. */
const sorted = (): string[] =>
  filesIn(WRITERS).flatMap((place) => [
    ...questionsOf(place).map(({ text }) => text),
    ...((read(place) as File).either ?? []),
  ]);

/**
 * What practices of several fields are asked, each once: nearly all of it is no emergency. Every fourth is kept to judge by; what a
 * writer's file has is not learned a second time.
 */
export function ordinary(): { readonly learned: readonly Told[]; readonly judged: readonly Told[] } {
  const texts = practices().flatMap(({ questions, negatives, entries }) => [
    ...[...questions, ...negatives].map(({ text }) => text),
    ...entries.flatMap(({ question, phrasings }) => [question, ...phrasings]),
  ]);
  const all = [...new Set(texts)].map((text): Told => ({ text, sort: 'ordinary' }));
  const known = new Set(sorted());
  return {
    learned: all.filter(({ text }, at) => at % KEPT !== 0 && !known.has(text)),
    judged: all.filter((_, at) => at % KEPT === 0),
  };
}

/** In so many texts a word is a common one. */
const COMMON = 12;

/** Common words of what practices are asked, each alone: hardly one of them tells of an emergency. */
export function commonWords(): Told[] {
  const counts = new Map<string, number>();
  for (const { entries } of practices())
    for (const { question, phrasings } of entries)
      for (const word of [question, ...phrasings].flatMap((text) => wordsOf(text)))
        counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([text, count]) => (count >= COMMON ? [{ text, sort: 'ordinary' }] : []));
}
