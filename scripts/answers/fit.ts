import { writeFileSync } from 'node:fs';
import { buildIndex } from '../../src/answers/build/build.ts';
import { knowledgeOf } from '../../src/answers/build/knowledge.ts';
import type { NamedWeights } from '../../src/answers/build/weights.ts';
import { createConsideration } from '../../src/answers/consider.ts';
import { probability, SIGNALS, type DecisionWeights } from '../../src/answers/decide.ts';
import { FOREIGN_SIGNALS } from '../../src/answers/foreign.ts';
import { loadSite } from '../../src/files/load.ts';
import { withTypo } from './disturb.ts';
import { heldOut, type Considered } from './held.ts';
import { fitLogistic, type Case } from './logistic.ts';
import { isKept, testQuestions } from './questions.ts';

const FOLDS = 6;
/** One emergency that is missed counts as four false alarms; a story has many parts. */
const URGENT = { whole: 0.2, part: 0.5 };
/** A fee question left unanswered counts as so many questions about the fees of others answered. */
const FEE = 2;
/** How strongly the weights of a decision are drawn to 0. */
const RIDGE = 10;
/** What counts how much: phrasings were written to differ from each other, and are harder than questions as they come. */
const IMPORTANCE = { asked: 2, mistyped: 1, phrasing: 0.1, decoy: 2 };
/** The largest shares the threshold may let through: of the decoys and the test questions without an answer, and of those
 * with one. */
const ALLOWED = { falseAnswers: 0.011, wrongAnswers: 0.012 };

const NOTHING: DecisionWeights = {
  bias: 0,
  weights: SIGNALS.map(() => 0),
  threshold: 0.5,
  urgent: URGENT.whole,
  urgentPart: URGENT.part,
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

const cases = [
  ...casesOf(asked, IMPORTANCE.asked),
  ...casesOf(mistyped, IMPORTANCE.mistyped),
  ...casesOf(
    held.filter(({ labels }) => labels.length > 0),
    IMPORTANCE.phrasing,
  ),
  ...casesOf(
    held.filter(({ labels }) => labels.length === 0),
    IMPORTANCE.decoy,
  ),
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
const fitted = { ...NOTHING, bias, weights, foreign };
const decision = {
  ...fitted,
  threshold: thresholdFor(
    asked,
    held.filter(({ labels }) => labels.length === 0),
    fitted,
  ),
};
writeFileSync('src/answers/weights.json', `${JSON.stringify(rounded(decision), null, 2)}\n`);
console.log(SIGNALS.map((name, i) => `${name.padEnd(44)}${weights[i]!.toFixed(3).padStart(9)}`).join('\n'));
console.log(`threshold ${decision.threshold.toFixed(3)}, ${cases.length} cases`);
const hits = (all: Considered[]) => {
  const answerable = all.filter(({ labels }) => labels.length > 0);
  const right = answerable.filter(({ labels, entries }) => labels.includes(entries[0] ?? -1));
  return `${((100 * right.length) / answerable.length).toFixed(1)} % of ${answerable.length}`;
};
console.log(`hit@1: ${hits(held)} held-out phrasings, ${hits(asked)} test questions`);

/** What a rule decides is not decided by signals. */
function casesOf(all: readonly Considered[], weight: number): Case[] {
  return all.flatMap(({ rule, signals, labels, entries }) =>
    rule === undefined && signals ? [{ signals, right: labels.includes(entries[0]!), weight }] : [],
  );
}

/** The lowest probability that lets through no more wrong answers than allowed. */
function thresholdFor(all: readonly Considered[], decoys: readonly Considered[], weights: DecisionWeights): number {
  const answerable = all.filter(({ labels }) => labels.length > 0);
  const others = all.filter(({ labels }) => labels.length === 0);
  const wrong = answerable.filter(({ labels, entries }) => !labels.includes(entries[0] ?? -1));
  const highest = (questions: readonly Considered[], allowed: number) =>
    questions
      .flatMap(({ rule, signals }) => (rule === undefined && signals ? [probability(signals, weights)] : []))
      .sort((a, b) => b - a)[Math.floor(allowed)] ?? 0;
  const limits = [
    highest([...others, ...decoys], (others.length + decoys.length) * ALLOWED.falseAnswers),
    highest(wrong, answerable.length * ALLOWED.wrongAnswers),
  ];
  return Math.max(...limits) + 1e-4;
}

function rounded(decision: DecisionWeights): NamedWeights {
  const round = (value: number) => Number(value.toPrecision(5));
  const byName = (names: readonly string[], values: readonly number[]) =>
    Object.fromEntries(names.map((name, i) => [name, round(values[i]!)]));
  return {
    ...decision,
    bias: round(decision.bias),
    weights: byName(SIGNALS, decision.weights),
    foreign: { bias: round(decision.foreign.bias), weights: byName(FOREIGN_SIGNALS, decision.foreign.weights) },
    threshold: round(decision.threshold),
  };
}
