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

/** The probability that the best entry is right. */
export function probability(signals: readonly number[], { bias, weights }: DecisionWeights): number {
  let sum = bias;
  for (let i = 0; i < signals.length; i++) sum += signals[i]! * weights[i]!;
  return 1 / (1 + Math.exp(-sum));
}
