import type { AnswersIndex } from './data.ts';
import { featuresOf, meaningsIn } from './features.ts';
import { withoutGreetings } from './greetings.ts';
import { compile } from './patterns.ts';
import type { Postings } from './shortlist.ts';
import { createCorrector } from './typos.ts';
import { beginningsOf } from './vocabulary.ts';

/** What a word of a question is to the engine. */
export interface ReadWord {
  readonly word: string;
  /** The feature of its longest known beginning; -1 where the entries and the decoys have none. */
  readonly feature: number;
  /** An everyday word that says nothing about the topic. */
  readonly common: boolean;
  /** A word of another field. */
  readonly elsewhere: boolean;
}

/** A question, read. */
export interface Reading {
  readonly words: readonly string[];
  readonly read: readonly ReadWord[];
  /** Numbers of the features the index knows. */
  readonly features: readonly number[];
}

export function createReader(index: AnswersIndex, { numberOf }: Postings): (typed: readonly string[]) => Reading {
  const greetings = compile(index.greetings);
  const common = compile(index.common);
  const elsewhere = compile(index.elsewhere);
  const meaningOf = index.meanings.flatMap((patterns, meaning) => patterns.map(() => meaning));
  const meanings = compile(index.meanings.flat());
  const particles = new Set(index.particles);
  const correct = createCorrector([...numberOf.keys()].filter((name) => !/[# ]/.test(name)));

  const known = (word: string) => beginningsOf(word).some((beginning) => numberOf.has(beginning));
  const isCommon = (word: string) => common([word]).length > 0;
  const mend = (word: string): readonly string[] => {
    if (known(word) || isCommon(word)) return [word];
    const bare = withoutParticle(word, particles);
    if (bare && (known(bare) || isCommon(bare))) return [bare];
    return [correct(word) ?? word];
  };

  return (typed) => {
    const words = withoutGreetings(typed, greetings).flatMap(mend);
    const away = new Set<number>();
    for (const { from, to } of elsewhere(words)) for (let at = from; at < to; at++) away.add(at);
    const read = words.map((word, at): ReadWord => {
      const names = beginningsOf(word);
      const feature = numberOf.get(names[1] ?? '') ?? numberOf.get(names[0]!) ?? -1;
      return { word, feature, common: isCommon(word), elsewhere: away.has(at) };
    });
    const names = featuresOf(words, meaningsIn(words, meanings, meaningOf));
    const features = names.map((name) => numberOf.get(name) ?? -1).filter((feature) => feature >= 0);
    return { words, read, features };
  };
}

/** The word before a question particle that was written onto it: `agrirmi` → `agrir`. */
function withoutParticle(word: string, particles: ReadonlySet<string>): string | undefined {
  for (let length = 2; length <= Math.min(7, word.length - 3); length++)
    if (particles.has(word.slice(-length))) return word.slice(0, -length);
  return undefined;
}
