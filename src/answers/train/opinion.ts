import { HALF, type OpinionTable } from '../urgent/opinion.ts';
import { randomOf } from './random.ts';

/** A question as its evidence (`evidenceOf`), and whether it tells of an emergency. */
export interface Weighed {
  readonly evidence: readonly string[];
  readonly isEmergency: boolean;
  /** How often it counts: ordinary questions are many. */
  readonly counts: number;
}

/** So often evidence must be seen, and so much of what is of words is kept. */
const SEEN = 3;
const KEPT = 1200;
const ROUNDS = 12;
const STEP = 0.3;
const SHRINKING = 0.01;
/** Weights are kept in steps of a quarter. */
const STEPS = 4;

/** Logistic regression (AdaGrad, a little shrinking) on all evidence, then on the words of most weight and all classes. */
export function learnOpinion(questions: readonly Weighed[], threshold = 0): OpinionTable {
  const seen = new Map<string, number>();
  for (const name of questions.flatMap(({ evidence }) => evidence)) seen.set(name, (seen.get(name) ?? 0) + 1);
  const usual = new Set([...seen].filter(([, times]) => times >= SEEN).map(([name]) => name));
  const first = fit(questions, usual);
  const weight = (name: string) => Math.abs(first.weights.get(name) ?? 0) * Math.log(1 + seen.get(name)!);
  const words = [...usual].filter((name) => !name.includes(':')).sort((a, b) => weight(b) - weight(a));
  const names = [...words.slice(0, KEPT), ...[...usual].filter((name) => name.includes(':'))].sort();
  const { weights, bias } = fit(questions, new Set(names));
  const steps = names.map((name) => [name, Math.round((weights.get(name) ?? 0) * STEPS)] as const);
  const kept = steps.filter(([, step]) => step !== 0);
  return {
    names: kept.map(([name]) => name).join(' '),
    weights: kept.map(([, step]) => String.fromCharCode(65 + HALF + Math.max(-HALF, Math.min(HALF, step)))).join(''),
    threshold: Math.round((threshold - bias) * STEPS),
  };
}

function fit(questions: readonly Weighed[], names: ReadonlySet<string>) {
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  const rows = questions.map((one) => ({ ...one, evidence: one.evidence.filter((name) => names.has(name)) }));
  const random = randomOf('opinion');
  let bias = -3;
  let biasSquares = 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = rows.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [rows[at], rows[other]] = [rows[other]!, rows[at]!];
    }
    for (const { evidence, isEmergency, counts } of rows) {
      const sum = evidence.reduce((all, name) => all + (weights.get(name) ?? 0), bias);
      const error = (1 / (1 + Math.exp(-sum)) - (isEmergency ? 1 : 0)) * counts;
      biasSquares += error * error;
      bias -= (STEP * error) / Math.sqrt(biasSquares);
      for (const name of evidence) {
        const weight = weights.get(name) ?? 0;
        const slope = error + SHRINKING * weight;
        const square = (squares.get(name) ?? 0.1) + slope * slope;
        squares.set(name, square);
        weights.set(name, weight - (STEP * slope) / Math.sqrt(square));
      }
    }
  }
  return { weights, bias };
}

/** What a question weighs, in the steps of the table; above 0 it is taken for an emergency. */
export function weigh({ names, weights, threshold }: OpinionTable, evidence: readonly string[]): number {
  const at = new Map(names.split(' ').map((name, place) => [name, place]));
  const of = (name: string) => (at.has(name) ? weights.charCodeAt(at.get(name)!) - 65 - HALF : 0);
  return evidence.reduce((sum, name) => sum + of(name), -threshold);
}
