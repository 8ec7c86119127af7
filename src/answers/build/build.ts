import type { Rule } from '../../entries/answers.ts';
import { foldTurkish } from '../../site/fold.ts';
import type { AnswersIndex, IndexedRule } from '../data.ts';
import type { DecisionWeights } from '../decide.ts';
import { compileMeanings, featuresOf } from '../features.ts';
import { withoutGreetings } from '../greetings.ts';
import { pack } from '../packing.ts';
import { compile } from '../patterns.ts';
import { WEIGHT_ZERO } from '../shortlist.ts';
import { wordsOf } from '../words.ts';
import { learn, type Example, type Learning } from './learn.ts';
import type { Knowledge } from './knowledge.ts';

/** Steps of a weight in 1. */
const SCALE = 3;

/** Features in fewer texts than this are left out: chance, mostly. */
const FEWEST = 2;

/** How the weights of the index are learned. */
const LEARNING: Learning = {
  epochs: 12,
  alpha: 1,
  l1: 7,
  l2: 1,
  dropped: 0.45,
  whole: 0.2,
  balance: 0.8,
  heaviest: 4,
  none: 2,
  most: 128,
};

/** From so many texts on fewer epochs do: what is learned in one grows with them. */
const MANY = 20_000;

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
    elsewhere: foldAll([language.elsewhere, field.elsewhere].flatMap((group) => Object.values(group).flat())),
    nearby: foldAll(Object.values(field.elsewhere).flat()),
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
  const pairs = learn(examples, names.length, knowledge.entries.length + 1, { ...LEARNING, epochs });

  const kept: string[] = [];
  const counts: number[] = [];
  const distances: number[] = [];
  const weights: number[] = [];
  for (const [feature, name] of names.entries()) {
    let count = 0;
    let before = 0;
    for (let at = pairs.starts[feature]!; at < pairs.starts[feature + 1]!; at++) {
      const weight = Math.round(pairs.values[at]! * SCALE);
      if (weight === 0) continue;
      count++;
      distances.push(pairs.classes[at]! - before);
      before = pairs.classes[at]!;
      weights.push(weight + WEIGHT_ZERO);
    }
    kept.push(name);
    counts.push(count);
  }
  return { features: kept.join('\n'), counts: pack(counts), classes: pack(distances), weights: pack(weights) };
}

const foldAll = (patterns: readonly string[]): string[] => patterns.map(foldTurkish);
