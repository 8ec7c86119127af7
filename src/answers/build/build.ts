import type { Rule } from '../../entries/answers.ts';
import { foldTurkish } from '../../site/fold.ts';
import type { AnswersIndex, IndexedRule } from '../data.ts';
import type { DecisionWeights } from '../decide.ts';
import { compileMeanings, featuresOf } from '../features.ts';
import { withoutGreetings } from '../greetings.ts';
import { pack, packNames, packSigned } from '../packing.ts';
import { compile } from '../patterns.ts';
import { wordsOf } from '../words.ts';
import { learn, type Example, type Learning } from './learn.ts';
import type { Knowledge } from './knowledge.ts';
import type { Pairs } from './pairs.ts';

/** Steps of a weight in 1. */
const SCALE = 2;

/** Features in fewer texts than this are left out: chance, mostly. */
const FEWEST = 3;

/** How the weights of the index are learned. */
const LEARNING: Learning = {
  epochs: 12,
  averaged: 0.3,
  alpha: 1,
  l1: 4,
  l2: 1,
  dropped: 0.45,
  whole: 0.2,
  balance: 0.8,
  heaviest: 4,
  none: 1,
  most: 128,
};

/** How it is learned which features speak for the practice's field. */
const SIDES = { epochs: 4, l1: 1, balance: 0 };

/** From so many texts on fewer epochs do: what is learned in one grows with them. */
const MANY = 40_000;

/** Learns the index of a knowledge. The same knowledge gives the same index. */
export function buildIndex(knowledge: Knowledge, decision: DecisionWeights): AnswersIndex {
  const { entries, language, field, rules } = knowledge;
  const meanings = [language.meanings, field.meanings].flatMap((group) => Object.values(group).map(foldAll));
  const greetings = foldAll(language.greetings);
  const position = new Map(entries.map(({ key }, index) => [key, index]));
  const rule = (one: Rule | undefined, always: boolean): IndexedRule[] =>
    one ? [{ entry: position.get(one.entry)!, when: foldAll(one.when), unless: foldAll(one.unless), always }] : [];
  return {
    entries: entries.map(({ id, question, answer, url }) => ({ id, question, answer, url })),
    greetings,
    meanings,
    rules: [...rule(rules.emergency, true), ...rule(rules.fee, false)],
    ...learned(knowledge, greetings, meanings),
    scale: SCALE,
    decision,
  };
}

/** Texts of a knowledge and the class of each: the position of its entry, or behind the last "none of them". */
function textsOf({ entries, decoys }: Knowledge): { text: string; label: number }[] {
  return [
    ...entries.flatMap(({ question, phrasings }, label) => [question, ...phrasings].map((text) => ({ text, label }))),
    ...Object.values(decoys).flatMap((list) => list.map((text) => ({ text, label: entries.length }))),
  ];
}

function learned(knowledge: Knowledge, greetings: readonly string[], meanings: readonly (readonly string[])[]) {
  const meaningsIn = compileMeanings(meanings);
  const greetingsIn = compile(greetings);
  const texts = textsOf(knowledge).map(({ text, label }) => {
    const words = withoutGreetings(wordsOf(text), greetingsIn);
    return { label, names: featuresOf(words, meaningsIn(words)) };
  });
  const frequency = new Map<string, number>();
  for (const { names } of texts) for (const name of names) frequency.set(name, (frequency.get(name) ?? 0) + 1);
  const names = [...frequency].flatMap(([name, count]) => (count < FEWEST ? [] : [name])).sort();
  const numberOf = new Map(names.map((name, number) => [name, number]));
  const examples = texts.map(({ label, names }): Example => {
    return { label, features: [...names].flatMap((name) => numberOf.get(name) ?? []) };
  });
  const epochs = Math.max(1, Math.round(LEARNING.epochs * Math.min(1, MANY / examples.length)));
  const none = knowledge.entries.length;
  const sides = examples.map(({ features, label }) => ({ features, label: label === none ? 1 : 0 }));
  return {
    features: packNames(names),
    ...packed(learn(examples, names.length, none + 1, { ...LEARNING, epochs })),
    within: packSigned(leanings(learn(sides, names.length, 2, { ...LEARNING, ...SIDES }))),
  };
}

/** Weights as the index holds them. */
function packed({ starts, classes, values }: Pairs) {
  const counts: number[] = [];
  const distances: number[] = [];
  const weights: number[] = [];
  for (let feature = 0; feature + 1 < starts.length; feature++) {
    const first = weights.length;
    let before = 0;
    for (let at = starts[feature]!; at < starts[feature + 1]!; at++) {
      const weight = Math.round(values[at]! * SCALE);
      if (weight === 0) continue;
      distances.push(classes[at]! - before);
      before = classes[at]!;
      weights.push(weight);
    }
    counts.push(weights.length - first);
  }
  return { counts: pack(counts), classes: pack(distances), weights: packSigned(weights) };
}

/** How much more each feature speaks for the first of two classes, in steps of a weight. */
function leanings({ starts, classes, values }: Pairs): number[] {
  return Array.from({ length: starts.length - 1 }, (_, feature) => {
    let lead = 0;
    for (let at = starts[feature]!; at < starts[feature + 1]!; at++)
      lead += classes[at] === 0 ? values[at]! : -values[at]!;
    return Math.round(lead * SCALE);
  });
}

const foldAll = (patterns: readonly string[]): string[] => patterns.map(foldTurkish);
