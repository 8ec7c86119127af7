import { randomOf } from './random.ts';
import type { Pairs } from './pairs.ts';

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
  /** And at least so much. */
  readonly lightest: number;
  /** What an example of the last class counts: it stands for everything that has no answer. */
  readonly none: number;
  /** What chance begins with: the order of the examples, and what is left out. */
  readonly seed: string;
}

/** Probabilities nearer to the truth than this teach nothing. */
const LEAST = 5e-3;

/**
 * Multinomial logistic regression over sparse features by FTRL-Proximal (McMahan et al., "Ad Click Prediction", KDD 2013,
 * algorithm 1, β = 1), whose L1 leaves most weights at 0. Finds the values of pairs; all others have none.
 * Deterministic: what is random is seeded.
 */
export function learn(examples: readonly Example[], pairs: Pairs, classes: number, how: Learning): Pairs {
  const { starts, classes: of } = pairs;
  const weights = new Float32Array(of.length);
  const sums = new Float32Array(weights.length);
  /** Roots of the sums of squared gradients. */
  const roots = new Float32Array(weights.length);
  const scores = new Float32Array(classes);
  const weight = weightsOf(examples, classes, how);
  const { alpha, l1, l2 } = how;
  const random = randomOf(how.seed);
  const mean = new Float32Array(weights.length);
  const looks = Math.max(1, Math.round(how.epochs * how.averaged));
  const mistaken = new Uint16Array(classes);
  const step = (at: number, gradient: number) => {
    const before = roots[at]!;
    const root = Math.sqrt(before * before + gradient * gradient);
    const sum = sums[at]! + gradient - ((root - before) / alpha) * weights[at]!;
    sums[at] = sum;
    roots[at] = root;
    // Most stay at 0: a division is spared them.
    weights[at] =
      sum > l1 ? (l1 - sum) / ((1 + root) / alpha + l2) : sum < -l1 ? (-l1 - sum) / ((1 + root) / alpha + l2) : 0;
  };
  const { reached, reach } = createReach(pairs, classes);
  const order = Uint32Array.from(examples, (_, i) => i);
  for (let epoch = 0; epoch < how.epochs; epoch++) {
    shuffle(order, random);
    for (const next of order) {
      const { features: all, label } = examples[next]!;
      const active = random() < how.whole ? all : all.filter(() => random() >= how.dropped);
      const met = reach(active, label);
      for (let i = 0; i < met; i++) scores[reached[i]!] = 0;
      const wide: number[] = [];
      for (const feature of active) {
        const start = starts[feature]!;
        const end = starts[feature + 1]!;
        if (end - start === classes) wide.push(start);
        else for (let at = start; at < end; at++) scores[of[at]!]! += weights[at]!;
      }
      addRows(weights, wide, scores);
      softmax(scores, reached, met);
      scores[label]! -= 1;
      // The errors add up to 0: where the right class has none, no other has.
      if (scores[label]! > -LEAST) continue;
      let wrong = 0;
      for (let i = 0; i < met; i++) {
        const c = reached[i]!;
        const error = scores[c]!;
        if (error >= LEAST || error <= -LEAST) {
          mistaken[wrong++] = c;
          scores[c] = error * weight[label]!;
        } else scores[c] = 0;
      }
      for (const feature of active) {
        const start = starts[feature]!;
        const count = starts[feature + 1]! - start;
        if (count === classes) for (let i = 0; i < wrong; i++) step(start + mistaken[i]!, scores[mistaken[i]!]!);
        else
          for (let at = start; at < start + count; at++) {
            const gradient = scores[of[at]!]!;
            if (gradient !== 0) step(at, gradient);
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
    label === classes - 1
      ? how.none
      : Math.min(how.heaviest, Math.max(how.lightest, (mean / Math.max(1, count)) ** how.balance)),
  );
}

/** Adds to `sums` the rows of `values` that begin at `starts`, four at a time: half of the time of learning goes there. */
function addRows(values: Float32Array, starts: readonly number[], sums: Float32Array): void {
  let row = 0;
  for (; row + 3 < starts.length; row += 4) {
    const [a, b, c, d] = [starts[row]!, starts[row + 1]!, starts[row + 2]!, starts[row + 3]!];
    for (let i = 0; i < sums.length; i++) sums[i]! += values[a + i]! + values[b + i]! + values[c + i]! + values[d + i]!;
  }
  for (; row < starts.length; row++) for (let i = 0; i < sums.length; i++) sums[i]! += values[starts[row]! + i]!;
}

/** So far below the highest score a probability is as good as 0. */
const FAR = 12;

/** Scores become probabilities: those of the first `count` classes of `reached`, while all others have the score 0. */
function softmax(scores: Float32Array, reached: Uint16Array, count: number): void {
  const others = scores.length - count;
  let highest = others > 0 ? 0 : -Infinity;
  for (let i = 0; i < count; i++) highest = Math.max(highest, scores[reached[i]!]!);
  let sum = highest > FAR ? 0 : others * Math.exp(-highest);
  for (let i = 0; i < count; i++) {
    const c = reached[i]!;
    const below = highest - scores[c]!;
    sum += scores[c] = below > FAR ? 0 : Math.exp(-below);
  }
  for (let i = 0; i < count; i++) scores[reached[i]!]! /= sum;
}

/** Of so few classes all are gone through: that is quicker than to find out which. */
const FEW = 256;

/**
 * Finds the class of an example and those that its features have pairs with, each once: of thousands they are few. `reach`
 * puts them at the beginning of `reached`, and tells how many they are.
 */
function createReach({ starts, classes: of }: Pairs, classes: number) {
  const reached = Uint16Array.from({ length: classes }, (_, c) => c);
  const turns = new Uint32Array(classes);
  let turn = 0;
  const reach = (features: readonly number[], label: number): number => {
    if (classes <= FEW) return classes;
    turn++;
    turns[label] = turn;
    reached[0] = label;
    let count = 1;
    for (const feature of features)
      for (let at = starts[feature]!; at < starts[feature + 1]!; at++) {
        const c = of[at]!;
        if (turns[c] === turn) continue;
        turns[c] = turn;
        reached[count++] = c;
      }
    return count;
  };
  return { reached, reach };
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
