/** Weights of a logistic regression: each signal times its weight, and the bias. */
export interface DecisionWeights {
  readonly bias: number;
  readonly weights: readonly number[];
  /** Probability from which an answer is given. */
  readonly threshold: number;
  /** Share of the questions a rule decides rightly. */
  readonly rules: number;
}

/** What speaks for or against the best entry. */
const PLAIN = [
  'score',
  'lead',
  'share of the scores',
  'lead over none',
  'explained share',
  'unexplained',
  'unknown words',
  'elsewhere',
  'foreign',
  'length',
  'explained',
] as const;

/** Names of all signals in the order of the weights: the plain ones, then the product of each two. */
export const SIGNALS: readonly string[] = [...PLAIN, ...pairs(PLAIN).map(([a, b]) => `${a} × ${b}`)];

/** The plain signals and their products: what one means depends on the others. */
export const withProducts = (plain: readonly number[]): number[] => [...plain, ...pairs(plain).map(([a, b]) => a * b)];

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, i) => items.slice(i).map((b): [T, T] => [a, b]));
}

/** The probability that the best entry is right. */
export function probability(signals: readonly number[], { bias, weights }: DecisionWeights): number {
  let sum = bias;
  for (let i = 0; i < signals.length; i++) sum += signals[i]! * weights[i]!;
  return 1 / (1 + Math.exp(-sum));
}
