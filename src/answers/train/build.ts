import type { Rule } from '../../entries/answers.ts';
import { foldTurkish } from '../../site/fold.ts';
import type { AnswersIndex, IndexedRule } from '../data.ts';
import type { DecisionWeights } from '../decide.ts';
import { createCorrection, mistypedLetters } from '../correct.ts';
import { compileMeanings, featuresOf } from '../features.ts';
import { knowingGreetings, withoutGreetings } from '../greetings.ts';
import { createParting } from '../part.ts';
import { compile } from '../patterns.ts';
import { wordsOf } from '../words.ts';
import { learnAtOnce } from './atOnce.ts';
import { learn, type Example, type Learning } from './learn.ts';
import type { Knowledge } from './knowledge.ts';
import { packed } from './packed.ts';
import { meanOf, pairsOf, remaining, type Pairs } from './pairs.ts';
import { commonWords, FEWEST, frequencies, vocabularyOf } from './vocabulary.ts';

/** How it is found which weights matter: `l1` leaves the others at 0. */
const LEARNING: Learning = {
  epochs: 7,
  averaged: 0.3,
  alpha: 1,
  l1: 6,
  l2: 1,
  dropped: 0.45,
  whole: 0.2,
  balance: 0.8,
  heaviest: 4,
  lightest: 0.5,
  none: 1,
  seed: 'learn',
};

/** How those that it leaves are learned once more, and how often: the mean of several learnings hangs less on chance. */
const AGAIN = { epochs: 18, averaged: 0.7, l1: 0 };
const TIMES = 3;

/** How it is learned which features speak for the practice's field. */
const SIDES = { epochs: 4, l1: 1, balance: 0 };

/** A feature of more classes than this keeps those it is most frequent in. */
const WIDEST = 128;

/**
 * For so many texts the epochs are told. What is learned in one grows with the texts: more of them need fewer, fewer need more,
 * at most `OFTENER` times as many. What chance weighs grows with their root.
 */
const MANY = 40_000;
const OFTENER = 4;

/** Who has met fewer texts than this takes an unknown word for a new one, not for a typing error. */
const ENOUGH = 5000;

/** Learns the index of a knowledge. The same knowledge gives the same index. */
export function buildIndex(knowledge: Knowledge, decision: DecisionWeights): AnswersIndex {
  const { entries, language, field, rules } = knowledge;
  const meanings = [language.meanings, field.meanings].flatMap((group) => Object.values(group).map(foldAll));
  const greetings = foldAll(language.greetings);
  const texts = textsOf(knowledge);
  const mistyped = texts.length < ENOUGH ? {} : mistypedLetters(foldAll(language.keyboard), foldAll(language.alike));
  const position = new Map(entries.map(({ key }, index) => [key, index]));
  const rule = (one: Rule | undefined, always: boolean): IndexedRule[] =>
    one ? [{ entry: position.get(one.entry)!, when: foldAll(one.when), unless: foldAll(one.unless), always }] : [];
  return {
    entries: entries.map(({ id, question, answer, url, link }) => ({
      id,
      question,
      answer,
      url,
      ...(link && { link }),
    })),
    greetings,
    mistyped,
    meanings,
    rules: [...rule(rules.emergency, true), ...rule(rules.fee, false)],
    ...learned(texts, entries.length, { greetings, mistyped, meanings }),
    decision,
  };
}

/** A text to learn from. */
interface Text {
  readonly text: string;
  /** Position of the entry it asks for, or behind the last "none of them". */
  readonly label: number;
  /** Whether it is about the practice's own field. */
  readonly own: boolean;
}

function textsOf({ entries, decoys, own }: Knowledge): Text[] {
  return [
    ...entries.flatMap(({ question, phrasings }, label) =>
      [question, ...phrasings].map((text) => ({ text, label, own: true })),
    ),
    ...Object.entries(decoys).flatMap(([sort, texts]) =>
      texts.map((text) => ({ text, label: entries.length, own: own.includes(sort) })),
    ),
  ];
}

function learned(
  all: readonly Text[],
  none: number,
  { greetings, mistyped, meanings }: Pick<AnswersIndex, 'greetings' | 'mistyped' | 'meanings'>,
) {
  const meaningsIn = compileMeanings(meanings);
  const greetingsIn = compile(greetings);
  const written = all.map(({ text }) => wordsOf(text));
  const common = commonWords(written);
  const part = createParting(new Set(common));
  const typed = written.map(part);
  const plain = typed.map((words) => withoutGreetings(words, (word) => word, greetingsIn).words);
  const correct = createCorrection(knowingGreetings(vocabularyOf(plain, mistyped), greetings), mistyped);
  const found = typed.map((question) => {
    const { words } = withoutGreetings(question, correct(question), greetingsIn);
    return featuresOf(words, meaningsIn(words));
  });
  const frequency = frequencies(found);
  const names = [...frequency].flatMap(([name, count]) => (count < FEWEST ? [] : [name])).sort();
  const numberOf = new Map(names.map((name, number) => [name, number]));
  const examples = all.map(({ label }, at): Example => {
    return { label, features: [...found[at]!].flatMap((name) => numberOf.get(name) ?? []) };
  });
  const sides = examples.map(({ features }, at) => ({ features, label: all[at]!.own ? 0 : 1 }));
  return { common, ...packed(names, weightsOf(examples, names.length, none + 1), sidesOf(sides, names.length)) };
}

/** Weights of features for classes: those that matter are found first, and then learned for themselves. */
function weightsOf(examples: readonly Example[], features: number, classes: number): Pairs {
  const oftener = Math.min(OFTENER, MANY / examples.length);
  const timesOf = (epochs: number) => Math.max(1, Math.round(epochs * oftener));
  const l1 = LEARNING.l1 * Math.min(1, Math.sqrt(examples.length / MANY));
  const pairs = pairsOf(examples, features, classes, WIDEST);
  const first = learn(examples, pairs, classes, { ...LEARNING, epochs: timesOf(LEARNING.epochs), l1 });
  const left = remaining(first);
  const again = { ...LEARNING, ...AGAIN, epochs: timesOf(AGAIN.epochs) };
  const ways = Array.from({ length: TIMES }, (_, n) => ({ ...again, seed: `${LEARNING.seed} ${n}` }));
  return meanOf(learnAtOnce(examples, left, classes, ways));
}

/** How much features speak for each of two sides. */
const sidesOf = (examples: readonly Example[], features: number): Pairs =>
  learn(examples, pairsOf(examples, features, 2, WIDEST), 2, { ...LEARNING, ...SIDES });

const foldAll = (patterns: readonly string[]): string[] => patterns.map(foldTurkish);
