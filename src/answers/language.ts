import { createCorrector, type Frequency } from '../turkish/correct.ts';
import { wordsOf } from '../turkish/tokenise.ts';
import type { IndexedLanguage } from './data.ts';
import { compile, type Match } from './patterns.ts';
import { rootOf, stemOf } from './stems.ts';

/** Maximum number of words read. */
const WORDS = 100;
/** Frequency of stems in the first group (each further group: half of it), and of stems in no group. */
const MOST_COMMON = 1 / 8;
const UNKNOWN = 1 / 20_000;

/** The words of a question. */
export interface Reading {
  readonly typed: readonly string[];
  /** As typed, without greetings. */
  readonly plain: readonly string[];
  /** As `plain`, with typing errors corrected. */
  readonly words: readonly string[];
}

/** Words of a practice's own texts. */
export interface OwnWords {
  hasStem: (stem: string) => boolean;
  /** Beginnings of the words with their frequencies. */
  frequencies: () => Iterable<Frequency>;
}

/** The engine's knowledge of Turkish, ready to use. */
export interface LanguageModel {
  /** Read a question. Words in `own` are not corrected. */
  read: (question: string, own: OwnWords) => Reading;
  /** Read a question that the practice wrote: drop greetings and correct nothing. */
  readOwn: (question: string) => readonly string[];
  /** Find concepts in folded words; `pattern` is the concept. */
  concepts: (words: readonly string[]) => Match[];
  /** Share of texts of any practice that have a stem, or a word with a root. */
  rateOfStem: (stem: string) => number;
  rateOfRoot: (root: string) => number;
  /** How strongly a stem suggests that a question is not for a practice, from 0. */
  foreignness: (stem: string) => number;
}

/** Compile the language of an index. */
export function createLanguage(language: IndexedLanguage): LanguageModel {
  const rates = new Map<string, number>();
  const roots = new Map<string, number>();
  language.common.forEach((group, index) => {
    const rate = MOST_COMMON / 2 ** index;
    for (const stem of group.split(' ')) {
      rates.set(stem, rate);
      const root = rootOf(stem);
      roots.set(root, (roots.get(root) ?? 0) + rate);
    }
  });
  const conceptOf = language.concepts.flatMap((patterns, concept) => patterns.map(() => concept));
  const patterns = language.concepts.flat();
  const findConcepts = compile(patterns);
  const findGreetings = compile(language.greetings);
  const foreign = new Map(
    language.foreign.flatMap((group, level) => group.split(' ').map((stem) => [stem, level + 1])),
  );
  const ofPatterns = new Set(
    [...language.greetings, ...language.fillers, ...patterns].flatMap((pattern) =>
      pattern.split(/[ |]/).map((word) => stemOf(word.replace('*', ''))),
    ),
  );
  const isKnown = (stem: string) => rates.has(stem) || ofPatterns.has(stem) || foreign.has(stem);
  const correctFor = memoizeOne((own: OwnWords) =>
    createCorrector(
      () => new Map([...rates, ...own.frequencies()]),
      (word) => isKnown(stemOf(word)) || own.hasStem(stemOf(word)),
    ),
  );

  return {
    read(question, own) {
      const typed = wordsOf(question).slice(0, WORDS);
      const meant = correctFor(own)(typed);
      const dropped = new Set([...positionsIn(findGreetings(typed)), ...positionsIn(findGreetings(meant))]);
      const rest = (words: readonly string[]) => words.filter((_, at) => !dropped.has(at));
      return { typed, plain: rest(typed), words: rest(meant) };
    },
    readOwn(question) {
      const words = wordsOf(question);
      const dropped = new Set(positionsIn(findGreetings(words)));
      const rest = words.filter((_, at) => !dropped.has(at));
      return rest.length > 0 ? rest : words;
    },
    concepts: (words) => findConcepts(words).map((match) => ({ ...match, pattern: conceptOf[match.pattern]! })),
    rateOfStem: (stem) => rates.get(stem) ?? UNKNOWN,
    rateOfRoot: (root) => roots.get(root) ?? UNKNOWN,
    foreignness: (stem) => foreign.get(stem) ?? 0,
  };
}

/** List the positions of the words that matches cover. */
export const positionsIn = (matches: readonly Pick<Match, 'from' | 'to'>[]): number[] =>
  matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));

function memoizeOne<K, V>(make: (key: K) => V): (key: K) => V {
  let made: { key: K; value: V } | undefined;
  return (key) => (made?.key === key ? made : (made = { key, value: make(key) })).value;
}
