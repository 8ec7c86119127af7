/** Weights of a logistic regression: each signal times its weight, and the bias. */
export interface DecisionWeights {
  readonly bias: number;
  readonly weights: readonly number[];
  /** Probability from which an answer is given. */
  readonly threshold: number;
  /** Share of the questions a rule decides rightly. */
  readonly rules: number;
}

/** What speaks for or against the best entry, in the order of the weights. */
export const SIGNALS = [
  'score',
  'lead',
  'lead over none',
  'explained',
  'unexplained words',
  'unknown words',
  'unknown share',
  'elsewhere',
  'length',
] as const;

/** The probability that the best entry is right. */
export function probability(signals: readonly number[], { bias, weights }: DecisionWeights): number {
  let sum = bias;
  for (let i = 0; i < signals.length; i++) sum += signals[i]! * weights[i]!;
  return 1 / (1 + Math.exp(-sum));
}
