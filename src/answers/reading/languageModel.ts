import { coveredIndices, createMatcher } from '#turkish/patterns.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import type { IndexedLanguage } from '../answersIndex.ts';
import { conceptTerm, rootOf, stemOf } from './terms.ts';

/** Rate of stems in the first group (each further group: half of it), and of terms in no group. */
const MAX_RATE = 1 / 8;
const UNKNOWN_RATE = 1 / 20_000;

/** The engine's knowledge of Turkish, ready to use. */
export type LanguageModel = ReturnType<typeof createLanguage>;

/** Create the knowledge of Turkish from the language of an index. */
export function createLanguage({
  common,
  concepts: patterns,
  greetings,
  names,
  people,
  fillers,
  lookalikeStems: others,
  offTopicStems: foreign,
  kindCount,
}: IndexedLanguage) {
  const documentFrequencies = new Map(
    common.flatMap((group, index) => group.split(' ').map((stem) => [stem, MAX_RATE / 2 ** index])),
  );
  const rootRates = new Map<string, number>();
  for (const [stem, rate] of documentFrequencies)
    rootRates.set(rootOf(stem), (rootRates.get(rootOf(stem)) ?? 0) + rate);
  const foreignness = new Map(foreign.flatMap((group, level) => group.split(' ').map((stem) => [stem, level + 1])));
  const inTables = new Set(
    [...greetings, ...names, ...people, ...fillers, ...others, ...patterns.flat()].flatMap((pattern) =>
      pattern.split(/[ /]/).map((word) => stemOf(word.replace('*', ''))),
    ),
  );
  const conceptOf = patterns.flatMap((list, concept) => list.map(() => concept));
  const findConcepts = createMatcher(patterns.flat());
  const findGreetings = createMatcher(greetings);
  const findNames = createMatcher(names);
  const findPeople = createMatcher(people);
  const conceptMatches = (words: readonly string[]) =>
    findConcepts(words).map(({ from, to, patternIndex }) => ({ from, to, concept: conceptOf[patternIndex]! }));
  const namesIn = (words: readonly string[]) => coveredIndices(findNames(words));
  const greetingsIn = (words: readonly string[]) => coveredIndices(findGreetings(words));

  return {
    /** Share of any practice's texts that have a stem. */
    documentFrequencies: documentFrequencies as ReadonlyMap<string, number>,
    /** Get the share of any practice's texts that have a stem or a root. */
    rateOf: (term: string) => documentFrequencies.get(term) ?? rootRates.get(term) ?? UNKNOWN_RATE,
    isKnown: (stem: string) => documentFrequencies.has(stem) || inTables.has(stem) || foreignness.has(stem),
    /** Tell how strongly a stem suggests that a question is not for a practice, from 0. */
    foreignness: (stem: string) => foreignness.get(stem) ?? 0,
    /** Find concepts in folded words, with their places. */
    conceptMatches,
    conceptsIn: (words: readonly string[]) => [...new Set(conceptMatches(words).map(({ concept }) => concept))],
    /** Get the kinds of question among concepts, as terms. */
    kindsAmong: (among: readonly number[]) => among.filter((concept) => concept < kindCount).map(conceptTerm),
    /** List the positions of words that belong to greetings. */
    greetingsIn,
    /** List the positions of words that name the practice. */
    namesIn,
    /** List the positions of words that name the practice's people. */
    peopleIn: (words: readonly string[]) => coveredIndices(findPeople(words)),
    /** Read a question that the practice wrote: drop greetings and its name, and correct nothing. */
    readOwn(question: string): readonly string[] {
      const words = wordsOf(question);
      const dropped = new Set([...greetingsIn(words), ...namesIn(words)]);
      const remaining = words.filter((_, at) => !dropped.has(at));
      return remaining.length > 0 ? remaining : words;
    },
  };
}
