import { writeFileSync } from 'node:fs';
import { buildIndex } from '../../src/answers/train/build.ts';
import { knowledgeOf } from '../../src/answers/train/knowledge.ts';
import type { NamedWeights } from '../../src/answers/train/weights.ts';
import { createConsideration } from '../../src/answers/consider.ts';
import { probability, SIGNALS, type DecisionWeights, type Weighted } from '../../src/answers/decide.ts';
import { FOREIGN_SIGNALS } from '../../src/answers/foreign.ts';
import { loadSite } from '../../src/build/load.ts';
import { withTypo } from './disturb.ts';
import { heldOut, type Considered } from './held.ts';
import { fitLogistic, type Case } from './logistic.ts';
import { isKept, testQuestions } from './questions.ts';

const FOLDS = 6;
/** One emergency that is missed counts as five false alarms; a story has many parts. */
const URGENT = { whole: 1 / 6, part: 0.65 };
/** A fee question left unanswered counts as so many questions about the fees of others answered, where words ask for a fee. */
const FEE = 1.5;
/** Where no word does, it must be more probable than not that a question asks for one. */
const UNSAID = 1 / 2;
/** How strongly the weights of a decision are drawn to 0. */
const RIDGE = 10;
/** What counts how much: phrasings were written to differ from each other, and are harder than questions as they come. */
const IMPORTANCE = { asked: 2, mistyped: 1, phrasing: 0.1, decoy: 2 };
/** The largest shares the threshold may let through: of the decoys and the test questions without an answer, and of those
 * with one. */
const ALLOWED = { falseAnswers: 0.0096, wrongAnswers: 0.012 };

/** By these nothing is answered that words alone do not decide: every other question shows its signals. */
const NOTHING: DecisionWeights = {
  bias: -100,
  weights: SIGNALS.map(() => 0),
  threshold: 0.5,
  urgent: { bias: -100, weights: SIGNALS.map(() => 0), threshold: URGENT.whole, part: URGENT.part },
  fee: { bias: -100, weights: SIGNALS.map(() => 0), threshold: UNSAID },
  rules: 0.99,
  foreign: { bias: 0, weights: FOREIGN_SIGNALS.map(() => 0) },
};

const knowledge = knowledgeOf(loadSite());
const position = new Map(knowledge.entries.map(({ key }, index) => [key, index]));
const consider = createConsideration(buildIndex(knowledge, NOTHING));
const fitting = testQuestions().filter((question) => !isKept(question));
const considered = (change: (text: string) => string) =>
  fitting.map((question): Considered => {
    const text = change(question.text);
    return { text, labels: question.labels.flatMap((key) => position.get(key) ?? []), ...consider(text) };
  });
const asked = considered((text) => text);
const mistyped = considered(withTypo);
const held = heldOut(knowledge, NOTHING, FOLDS);
const phrasings = held.filter(({ labels }) => labels.length > 0);
const decoys = held.filter(({ labels }) => labels.length === 0);

const cases = [
  ...casesOf(asked, IMPORTANCE.asked),
  ...casesOf(mistyped, IMPORTANCE.mistyped),
  ...casesOf(phrasings, IMPORTANCE.phrasing),
  ...casesOf(decoys, IMPORTANCE.decoy),
];
const { bias, weights } = fitLogistic(cases, RIDGE);
// What a rule applies to is of the practice's field where it has an answer.
const foreign = fitLogistic(
  [...asked, ...held].flatMap((one) =>
    one.foreign
      ? [{ signals: one.foreign, right: one.labels.length === 0, weight: one.labels.length === 0 ? 1 : FEE }]
      : [],
  ),
  RIDGE,
);
const urgent = fitWatched('urgent', position.get(knowledge.rules.emergency?.entry ?? ''));
const fee = fitWatched('fee', position.get(knowledge.rules.fee?.entry ?? ''));
const fitted = {
  ...NOTHING,
  bias,
  weights,
  foreign,
  urgent: { ...NOTHING.urgent, ...urgent },
  fee: { ...NOTHING.fee, ...fee },
};
const decision = { ...fitted, threshold: thresholdFor(asked, decoys, fitted) };
writeFileSync('src/answers/weights.json', `${JSON.stringify(rounded(decision), null, 2)}\n`);
console.log(SIGNALS.map((name, i) => `${name.padEnd(44)}${weights[i]!.toFixed(3).padStart(9)}`).join('\n'));
console.log(`threshold ${decision.threshold.toFixed(3)}, ${cases.length} cases`);
const hits = (all: Considered[]) => {
  const answerable = all.filter(({ labels }) => labels.length > 0);
  const right = answerable.filter(({ labels, entries }) => labels.includes(entries[0] ?? -1));
  return `${((100 * right.length) / answerable.length).toFixed(1)} % of ${answerable.length}`;
};
console.log(`hit@1: ${hits(held)} held-out phrasings, ${hits(asked)} test questions`);

/** What is decided before is not decided by signals. */
function casesOf(all: readonly Considered[], weight: number): Case[] {
  return all.flatMap(({ decided, signals, labels, entries }) =>
    !decided && signals ? [{ signals, right: labels.includes(entries[0]!), weight }] : [],
  );
}

/** From the questions of which words alone do not say it. What is about the entry as well as about another teaches nothing. */
function fitWatched(kind: 'urgent' | 'fee', entry: number | undefined): Weighted {
  const also = alsoIn(asked, entry);
  const casesIn = (all: readonly Considered[], weight: number) =>
    all.flatMap(({ [kind]: signals, labels }): Case[] => {
      const right = entry !== undefined && labels.includes(entry);
      return signals && (right || !labels.some((label) => also.has(label))) ? [{ signals, right, weight }] : [];
    });
  const all = [
    ...casesIn(asked, IMPORTANCE.asked),
    ...casesIn(mistyped, IMPORTANCE.mistyped),
    ...casesIn(phrasings, IMPORTANCE.phrasing),
    ...casesIn(decoys, IMPORTANCE.decoy),
  ];
  return fitLogistic(all, RIDGE);
}

/** Entries that answer a tenth of the questions, too, that one answers. */
function alsoIn(all: readonly Considered[], entry: number | undefined): Set<number> {
  const labels = all.flatMap((one) => (entry !== undefined && one.labels.includes(entry) ? one.labels : []));
  const often = (one: number | undefined) => labels.filter((label) => label === one).length;
  return new Set(labels.filter((label) => often(label) > often(entry) / 10));
}

/** The lowest probability that lets through no more wrong answers than allowed. */
function thresholdFor(all: readonly Considered[], decoys: readonly Considered[], weights: DecisionWeights): number {
  const answerable = all.filter(({ labels }) => labels.length > 0);
  const others = all.filter(({ labels }) => labels.length === 0);
  const wrong = answerable.filter(({ labels, entries }) => !labels.includes(entries[0] ?? -1));
  const highest = (questions: readonly Considered[], allowed: number) =>
    questions
      .flatMap(({ decided, signals }) => (!decided && signals ? [probability(signals, weights)] : []))
      .sort((a, b) => b - a)[Math.floor(allowed)] ?? 0;
  const limits = [
    highest([...others, ...decoys], (others.length + decoys.length) * ALLOWED.falseAnswers),
    highest(wrong, answerable.length * ALLOWED.wrongAnswers),
  ];
  return Math.max(...limits) + 1e-4;
}

function rounded(decision: DecisionWeights): NamedWeights {
  const round = (value: number) => Number(value.toPrecision(5));
  const named = (names: readonly string[], { bias, weights }: Weighted) => ({
    bias: round(bias),
    weights: Object.fromEntries(names.map((name, i) => [name, round(weights[i]!)])),
  });
  return {
    ...decision,
    ...named(SIGNALS, decision),
    urgent: { ...decision.urgent, ...named(SIGNALS, decision.urgent) },
    fee: { ...decision.fee, ...named(SIGNALS, decision.fee) },
    foreign: named(FOREIGN_SIGNALS, decision.foreign),
    threshold: round(decision.threshold),
  };
}
