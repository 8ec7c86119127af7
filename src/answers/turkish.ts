import { createCorrection, type Correct } from './correct.ts';
import type { IndexedLanguage } from './data.ts';
import { unpackWords } from './packing.ts';
import { partParticles } from './particles.ts';
import { compile, type Match } from './patterns.ts';
import { createSegmenter } from './segment.ts';
import { rootOf, stemOf } from './stems.ts';
import { wordsOf } from '../turkish/tokenise.ts';

/** So many words of a question are read: no 500 typed characters have more, but one may stand for eighteen others (U+FDFA). */
const WORDS = 250;
/** How common stems of the first group are; each further group is half as common. And a stem of no group. */
const MOST_COMMON = 1 / 8;
const UNKNOWN = 1 / 20_000;

/** A question as its words: as they were typed, and as they were meant without greetings. */
export interface Reading {
  readonly typed: readonly string[];
  /** As typed, without greetings. */
  readonly plain: readonly string[];
  /** As `plain`, typing errors corrected. */
  readonly words: readonly string[];
}

/** Stems of a practice's texts. */
export interface Stems {
  has(stem: string): boolean;
  keys(): Iterable<string>;
}

/** What is known of Turkish, ready to be used. */
export interface Turkish {
  /** The words of a question; `own` are the stems that the practice's own texts hold. */
  read(question: string, own: Stems): Reading;
  /** The words of a question that the practice wrote itself, without greetings: whatever it holds is right. */
  readOwn(question: string): readonly string[];
  /** Where concepts are found in folded words; `pattern` is the concept. */
  concepts(words: readonly string[]): Match[];
  /** Which share of texts of any practice holds a stem, or a word of a root. */
  rateOfStem(stem: string): number;
  rateOfRoot(root: string): number;
  /** Whether people use a stem whatever the practice. */
  isCommon(stem: string): boolean;
  /** Whether a stem is a word's of the language, as far as that is known. */
  isKnown(stem: string): boolean;
  /** How much a stem speaks against a question, from 0. */
  foreignness(stem: string): number;
}

/** Makes what the index knows of the language usable. */
export function createTurkish(language: IndexedLanguage): Turkish {
  const rates = new Map<string, number>();
  const roots = new Map<string, number>();
  language.common.forEach((group, index) => {
    const rate = MOST_COMMON / 2 ** index;
    for (const stem of unpackWords(group)) {
      rates.set(stem, rate);
      const root = rootOf(stem);
      roots.set(root, (roots.get(root) ?? 0) + rate);
    }
  });
  const conceptOf = language.concepts.flatMap((patterns, concept) => patterns.map(() => concept));
  const findConcepts = compile(language.concepts.flat());
  const findGreetings = compile(language.greetings);
  const foreign = new Map(
    language.foreign.flatMap((group, level) => unpackWords(group).map((stem) => [stem, level + 1])),
  );
  const segment = createSegmenter(new Set(language.common.slice(0, 7).flatMap(unpackWords)));
  const written = [...language.greetings, ...language.concepts.flat()];
  const ofPatterns = new Set(
    written.flatMap((pattern) => pattern.split(/[ |]/).map((word) => stemOf(word.replace('*', '')))),
  );
  const isKnown = (stem: string) => rates.has(stem) || ofPatterns.has(stem) || foreign.has(stem);
  const correctWith = memoizeOne((own: Stems): Correct =>
    createCorrection(
      {
        all: new Set([...own.keys(), ...rates.keys()]),
        frequencyOf: (stem) => (own.has(stem) ? 1 / 50 : 0) + (rates.get(stem) ?? 0),
        isKnown: (stem) => isKnown(stem) || own.has(stem),
      },
      language.mistyped,
    ),
  );

  return {
    read(question, own) {
      const isWord = (word: string) => isKnown(stemOf(word)) || own.has(stemOf(word));
      const typed = partParticles(segment(wordsOf(question).slice(0, WORDS)), isWord).slice(0, WORDS);
      const meant = typed.map(correctWith(own)(typed));
      const dropped = new Set<number>();
      for (const words of [typed, meant])
        for (const { from, to } of findGreetings(words)) for (const at of range(from, to)) dropped.add(at);
      const rest = (words: readonly string[]) => words.filter((_, at) => !dropped.has(at));
      return { typed, plain: rest(typed), words: rest(meant) };
    },
    readOwn(question) {
      const words = segment(wordsOf(question));
      const dropped = new Set(findGreetings(words).flatMap(({ from, to }) => range(from, to)));
      const rest = words.filter((_, at) => !dropped.has(at));
      return rest.length > 0 ? rest : words;
    },
    concepts: (words) => findConcepts(words).map((match) => ({ ...match, pattern: conceptOf[match.pattern]! })),
    rateOfStem: (stem) => rates.get(stem) ?? UNKNOWN,
    rateOfRoot: (root) => roots.get(root) ?? UNKNOWN,
    isCommon: (stem) => rates.has(stem),
    isKnown,
    foreignness: (stem) => foreign.get(stem) ?? 0,
  };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

function memoizeOne<K, V>(make: (key: K) => V): (key: K) => V {
  let made: { key: K; value: V } | undefined;
  return (key) => (made?.key === key ? made : (made = { key, value: make(key) })).value;
}
