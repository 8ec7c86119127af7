import type { AnswersIndex } from './data.ts';
import { compileMeanings, featuresOf } from './features.ts';
import { withoutGreetings } from './greetings.ts';
import { lexiconOf } from './lexicon.ts';
import { compile, type Match } from './patterns.ts';
import type { Postings } from './shortlist.ts';
import { createCorrector, type Corrector } from './typos.ts';
import { beginningsOf } from './vocabulary.ts';

/** Typing errors are looked for in so many different words of a question: each costs a walk through the vocabulary. */
const CORRECTED = 30;

/** What a word of a question is to the engine. */
export interface ReadWord {
  readonly word: string;
  /** The feature of its longest known beginning; -1 where the entries and the decoys have none. */
  readonly feature: number;
  /** Features of its beginnings, and of the meanings it is part of. */
  readonly features: readonly number[];
  /** An everyday word that says nothing about the topic. */
  readonly common: boolean;
  /** A word of another field. */
  readonly elsewhere: boolean;
  /** A word of a neighbouring field. */
  readonly nearby: boolean;
}

/** A question, read. */
export interface Reading {
  readonly words: readonly string[];
  readonly read: readonly ReadWord[];
  /** Numbers of the features the index knows. */
  readonly features: readonly number[];
}

export function createReader(index: AnswersIndex, postings: Postings): (typed: readonly string[]) => Reading {
  const { numberOf } = postings;
  const greetings = compile(index.greetings);
  const isCommon = lexiconOf(index.common);
  const elsewhere = compile(index.elsewhere);
  const nearby = compile(index.nearby);
  const touchesIn = compileMeanings(index.meanings);
  const particles = new Set(index.particles);
  let corrector: Corrector | undefined;
  // Made when the first unknown word comes: most questions have none.
  const correct: Corrector = (word) => (corrector ??= createCorrector(vocabularyOf(index, postings)))(word);

  // Words of the rules and the like are known, too: a correction must not take them away.
  const isWritten = lexiconOf([
    ...index.common,
    ...index.elsewhere,
    ...index.nearby,
    ...index.meanings.flat(),
    ...index.rules.flatMap(({ when, unless }) => [...when, ...unless]),
  ]);
  const known = (word: string) => isWritten(word) || beginningsOf(word).some((beginning) => numberOf.has(beginning));
  const mend = (word: string, correct: Corrector): readonly string[] => {
    if (known(word)) return [word];
    const bare = withoutParticle(word, particles);
    if (bare && known(bare)) return [bare];
    return [(index.corrects ? correct(word) : undefined) ?? word];
  };
  /** Each word once, however often it stands there. */
  const mendAll = (words: readonly string[]): readonly string[] => {
    let left = CORRECTED;
    const some: Corrector = (word) => (left-- > 0 ? correct(word) : undefined);
    const mended = new Map<string, readonly string[]>();
    for (const word of words) if (!mended.has(word)) mended.set(word, mend(word, some));
    return words.flatMap((word) => mended.get(word)!);
  };

  return (typed) => {
    const words = mendAll(withoutGreetings(typed, greetings));
    const next = positions(nearby(words));
    const away = new Set([...positions(elsewhere(words)), ...next]);
    const touches = touchesIn(words);
    const numbers = (names: readonly string[]) => names.flatMap((name) => numberOf.get(name) ?? []);
    const read = words.map((word, at): ReadWord => {
      const own = numbers(beginningsOf(word));
      const touching = touches.filter(({ from, to }) => from <= at && at < to).map(({ meaning }) => `#${meaning}`);
      const features = [...own, ...numbers(touching)];
      return {
        word,
        feature: own.at(-1) ?? -1,
        features,
        common: isCommon(word),
        elsewhere: away.has(at),
        nearby: next.has(at),
      };
    });
    const features = numbers(featuresOf(words, touches));
    return { words, read, features };
  };
}

/** Beginnings of words to correct to, those of many entries first. */
function vocabularyOf({ common }: AnswersIndex, { numberOf, starts }: Postings): string[] {
  const spread = (feature: number) => starts[feature + 1]! - starts[feature]!;
  const words = [...numberOf].filter(([name]) => !name.startsWith('#'));
  return [
    ...words.sort(([, a], [, b]) => spread(b) - spread(a)).map(([name]) => name),
    ...common.filter((pattern) => !pattern.includes(' ')).map((pattern) => pattern.replace('*', '')),
  ];
}

const positions = (matches: readonly Match[]): Set<number> =>
  new Set(matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));

/** The word before a question particle that was written onto it: `agrirmi` → `agrir`. */
function withoutParticle(word: string, particles: ReadonlySet<string>): string | undefined {
  for (let length = 2; length <= Math.min(7, word.length - 3); length++)
    if (particles.has(word.slice(-length))) return word.slice(0, -length);
  return undefined;
}
