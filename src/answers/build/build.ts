import type { Rule } from '../../entries/answers.ts';
import { foldTurkish } from '../../site/fold.ts';
import type { AnswersIndex, IndexedRule } from '../data.ts';
import type { DecisionWeights } from '../decide.ts';
import { compileMeanings, featuresOf } from '../features.ts';
import { pack } from '../packing.ts';
import { WEIGHT_ZERO } from '../shortlist.ts';
import { wordsOf } from '../words.ts';
import { learn, type Example } from './learn.ts';
import type { Knowledge } from './knowledge.ts';
import { vary } from './vary.ts';

const SCALE = 6;
/** Weights nearer to 0 than this are left out. */
const SMALLEST = 0.12;

/** Pairs of meanings in fewer texts than this are left out. */
const FEWEST = 2;
const PAIR = /^#\d+#/;

/** How the weights of the index are learned. */
const LEARNING = { epochs: 12, rate: 0.1, decay: 0.02 };

/** From so many entries on they are learned in one round, or a build would take minutes. */
const MANY = 1000;

/** Learns the index of a knowledge. The same knowledge gives the same index. */
export function buildIndex(knowledge: Knowledge, decision: DecisionWeights): AnswersIndex {
  const { entries, language, field, rules, decoys } = knowledge;
  const meanings = [language.meanings, field.meanings].flatMap((group) => Object.values(group).map(foldAll));
  const touchesIn = compileMeanings(meanings);
  const featuresIn = (text: string) => {
    const words = wordsOf(text);
    return featuresOf(words, touchesIn(words));
  };

  const numberOf = new Map<string, number>();
  const number = (name: string) => {
    const known = numberOf.get(name) ?? numberOf.size;
    numberOf.set(name, known);
    return known;
  };
  const none = entries.length;
  const texts = [
    ...entries.flatMap(({ question, phrasings }, label) => [question, ...phrasings].map((text) => ({ text, label }))),
    ...Object.values(decoys).flatMap((list) => list.map((text) => ({ text, label: none }))),
  ];
  const named = texts.map(({ text }) => featuresIn(text));
  const left = rare(named);
  const examples = texts.flatMap(({ label }, i): Example[] =>
    vary(named[i]!.filter((name) => !left.has(name))).map((names) => ({ features: names.map(number), label })),
  );
  const { starts, classes, values } = learn(examples, numberOf.size, none + 1, {
    ...LEARNING,
    epochs: none < MANY ? LEARNING.epochs : 1,
  });

  const names = [...numberOf].sort(([a], [b]) => (a < b ? -1 : 1));
  const kept: string[] = [];
  const counts: number[] = [];
  const distances: number[] = [];
  const weights: number[] = [];
  for (const [name, feature] of names) {
    let count = 0;
    let before = 0;
    for (let at = starts[feature]!; at < starts[feature + 1]!; at++) {
      if (Math.abs(values[at]!) < SMALLEST) continue;
      count++;
      distances.push(classes[at]! - before);
      before = classes[at]!;
      weights.push(Math.round(values[at]! * SCALE) + WEIGHT_ZERO);
    }
    if (count === 0) continue;
    kept.push(name);
    counts.push(count);
  }

  const position = new Map(entries.map(({ key }, index) => [key, index]));
  const rule = (one: Rule | undefined, always: boolean): IndexedRule[] =>
    one ? [{ entry: position.get(one.entry)!, when: foldAll(one.when), unless: foldAll(one.unless), always }] : [];
  return {
    entries: entries.map(({ id, question, answer, url }) => ({ id, question, answer, url })),
    greetings: foldAll(language.greetings),
    particles: language.particles.map(foldTurkish),
    common: foldAll(language.common).flatMap((pattern) => (pattern.includes(' ') ? [pattern] : pattern.split('|'))),
    elsewhere: foldAll(Object.values(language.elsewhere).flat()),
    nearby: foldAll(Object.values(field.elsewhere).flat()),
    meanings,
    rules: [...rule(rules.emergency, true), ...rule(rules.fee, false)],
    features: kept.join('\n'),
    counts: pack(counts),
    classes: pack(distances),
    weights: pack(weights),
    scale: SCALE,
    corrects: true,
    decision,
  };
}

/** Pairs of meanings that stand in few texts only: chance, mostly. */
function rare(texts: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of texts.flat()) if (PAIR.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count < FEWEST).map(([name]) => name));
}

const foldAll = (patterns: readonly string[]): string[] => patterns.map(foldTurkish);
