import { createCorrector, type Frequency } from '../turkish/correct.ts';
import { wordsOf } from '../turkish/tokenise.ts';
import type { IndexedLanguage } from './data.ts';
import { compile, type Match } from './patterns.ts';
import { rootOf, stemOf } from './stems.ts';

/** The number of words of a question that are read. */
const WORDS = 100;
/** How common stems of the first group are; each further group is half as common. And a stem of no group. */
const MOST_COMMON = 1 / 8;
const UNKNOWN = 1 / 20_000;

/** A question as its words. */
export interface Reading {
  readonly typed: readonly string[];
  /** As typed, without greetings. */
  readonly plain: readonly string[];
  /** As `plain`, typing errors corrected. */
  readonly words: readonly string[];
}

/** The words of a practice's own texts. */
export interface OwnWords {
  hasStem(stem: string): boolean;
  /** Their beginnings, and how frequent each is. */
  frequencies(): Iterable<Frequency>;
}

/** What is known of Turkish, ready to be used. */
export interface LanguageModel {
  /** The words of a question to the practice that has these words. */
  read(question: string, own: OwnWords): Reading;
  /** The words of a question that the practice wrote itself, without greetings: whatever it holds is right. */
  readOwn(question: string): readonly string[];
  /** Where concepts are found in folded words; `pattern` is the concept. */
  concepts(words: readonly string[]): Match[];
  /** Which share of texts of any practice holds a stem, or a word of a root. */
  rateOfStem(stem: string): number;
  rateOfRoot(root: string): number;
  /** How much a stem speaks against a question, from 0. */
  foreignness(stem: string): number;
}

/** Makes what the index knows of the language usable. */
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
    [...language.greetings, ...patterns].flatMap((pattern) =>
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

/** The positions of the words that matches cover. */
export const positionsIn = (matches: readonly Pick<Match, 'from' | 'to'>[]): number[] =>
  matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));

function memoizeOne<K, V>(make: (key: K) => V): (key: K) => V {
  let made: { key: K; value: V } | undefined;
  return (key) => (made?.key === key ? made : (made = { key, value: make(key) })).value;
}
