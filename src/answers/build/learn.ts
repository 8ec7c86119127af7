import { randomOf } from './random.ts';
import { pairsOf, type Pairs } from './pairs.ts';

/** A text as the numbers of its features, and the class it belongs to. */
export interface Example {
  readonly features: readonly number[];
  readonly label: number;
}

export interface Learning {
  /** How often each example is met. */
  readonly epochs: number;
  /** Share of the meetings, the last ones, after each of which weights are looked at: their mean is what is learned. */
  readonly averaged: number;
  /** Step size. */
  readonly alpha: number;
  /** Weights are drawn to 0, the weaker ones stay there. */
  readonly l1: number;
  /** Large weights are drawn to 0. */
  readonly l2: number;
  /** Share of a text's features that is left out when it is met: what is learned must not hang on one word. */
  readonly dropped: number;
  /** Share of the meetings at which nothing is left out. */
  readonly whole: number;
  /** How far classes of few examples catch up with those of many: 0 not at all, 1 wholly. */
  readonly balance: number;
  /** An example counts at most so much. */
  readonly heaviest: number;
  /** What an example of the last class counts: it stands for everything that has no answer. */
  readonly none: number;
  /** A feature of more classes than this keeps those it is most frequent in. */
  readonly most: number;
}

/** Probabilities nearer to the truth than this teach nothing. */
const LEAST = 1e-3;

/**
 * Multinomial logistic regression over sparse features by FTRL-Proximal (McMahan et al., "Ad Click Prediction", KDD 2013,
 * algorithm 1, β = 1), whose L1 leaves most weights at 0. A feature speaks only for classes it was seen with.
 * Deterministic: what is random is seeded.
 */
export function learn(examples: readonly Example[], features: number, classes: number, how: Learning): Pairs {
  const pairs = pairsOf(examples, features, how.most);
  const { starts, classes: of, values: weights } = pairs;
  const sums = new Float32Array(weights.length);
  /** Roots of the sums of squared gradients. */
  const roots = new Float32Array(weights.length);
  const scores = new Float32Array(classes);
  const weight = weightsOf(examples, classes, how);
  const { alpha, l1, l2 } = how;
  const random = randomOf('learn');
  const mean = new Float32Array(weights.length);
  const looks = Math.max(1, Math.round(how.epochs * how.averaged));
  const order = Uint32Array.from(examples, (_, i) => i);
  for (let epoch = 0; epoch < how.epochs; epoch++) {
    shuffle(order, random);
    for (const next of order) {
      const { features: all, label } = examples[next]!;
      const active = random() < how.whole ? all : all.filter(() => random() >= how.dropped);
      scores.fill(0);
      for (const feature of active) {
        const end = starts[feature + 1]!;
        for (let at = starts[feature]!; at < end; at++) scores[of[at]!]! += weights[at]!;
      }
      softmax(scores);
      scores[label]! -= 1;
      // The errors add up to 0: where the right class has none, no other has.
      if (scores[label]! > -LEAST) continue;
      const importance = weight[label]!;
      for (const feature of active) {
        const end = starts[feature + 1]!;
        for (let at = starts[feature]!; at < end; at++) {
          const error = scores[of[at]!]!;
          if (error < LEAST && error > -LEAST) continue;
          const gradient = error * importance;
          const before = roots[at]!;
          const root = Math.sqrt(before * before + gradient * gradient);
          const sum = sums[at]! + gradient - ((root - before) / alpha) * weights[at]!;
          sums[at] = sum;
          roots[at] = root;
          const beyond = sum > l1 ? sum - l1 : sum < -l1 ? sum + l1 : 0;
          weights[at] = -beyond / ((1 + root) / alpha + l2);
        }
      }
    }
    if (epoch >= how.epochs - looks) for (let at = 0; at < mean.length; at++) mean[at]! += weights[at]! / looks;
  }
  return { ...pairs, values: mean };
}

/** What an example of each class counts: more where the class has fewer of them than others. The last class, of what has no answer, counts as told. */
function weightsOf(examples: readonly Example[], classes: number, how: Learning): number[] {
  const counts = Array.from({ length: classes }, () => 0);
  for (const { label } of examples) counts[label]!++;
  const mean = examples.length / classes;
  return counts.map((count, label) =>
    label === classes - 1 ? how.none : Math.min(how.heaviest, (mean / Math.max(1, count)) ** how.balance),
  );
}

/** Scores become probabilities. */
function softmax(scores: Float32Array): void {
  let highest = -Infinity;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (let c = 0; c < scores.length; c++) sum += scores[c] = Math.exp(scores[c]! - highest);
  for (let c = 0; c < scores.length; c++) scores[c]! /= sum;
}

/** Fisher–Yates. */
function shuffle(order: Uint32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i]!;
    order[i] = order[j]!;
    order[j] = kept;
  }
}
