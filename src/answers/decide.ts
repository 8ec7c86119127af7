/** Weights of a logistic regression: each signal times its weight, and the bias. */
export interface DecisionWeights extends Weighted {
  /** Probability from which an answer is given. */
  readonly threshold: number;
  /** Whether a question is about what must never be missed: the entry of a rule that holds whatever else the question holds. */
  readonly urgent: Urgency;
  /** Whether a question asks for the fees: the entry of the other rule. */
  readonly fee: Watched;
  /** Share of the questions a rule decides rightly. */
  readonly rules: number;
  /** Whether a question that a rule applies to is about another field. */
  readonly foreign: Weighted;
}

/** How it is decided that a question is about one entry, wherever it stands among the others. */
export interface Watched extends Weighted {
  /** Probability from which on it is taken for that. */
  readonly threshold: number;
}

export interface Urgency extends Watched {
  /** The same where only a part of a longer question is about it. */
  readonly part: number;
}

/** Weights of a logistic regression. */
export interface Weighted {
  readonly bias: number;
  readonly weights: readonly number[];
}

/** What speaks for or against the best entry. */
const PLAIN = [
  'odds',
  'lead',
  'lead over none',
  'score',
  'supporting',
  'opposing',
  'foreign',
  'strange share',
  'strange words',
  'new words',
  'speaking words',
  'explained share',
  'unexplained',
  'explained',
  'rarest unexplained',
  'foreign words',
  'most foreign word',
  'length',
  'lead over none without its best word',
  'lead without its best word',
  'by beginnings',
  'by stems',
  'by meanings',
  'within',
  'outermost word',
  'words outside',
] as const;

/** Names of signals with their products. */
export const namesWithProducts = (plain: readonly string[]): string[] => [
  ...plain,
  ...pairs(plain).map(([a, b]) => `${a} × ${b}`),
];

/** Names of all signals in the order of the weights: the plain ones, then the product of each two. */
export const SIGNALS: readonly string[] = namesWithProducts(PLAIN);

/** The plain signals and their products: what one means depends on the others. */
export const withProducts = (plain: readonly number[]): number[] => [...plain, ...pairs(plain).map(([a, b]) => a * b)];

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, i) => items.slice(i).map((b): [T, T] => [a, b]));
}

/** The probability that signals speak of. */
export function probability(signals: readonly number[], { bias, weights }: Weighted): number {
  let sum = bias;
  for (let i = 0; i < signals.length; i++) sum += signals[i]! * weights[i]!;
  return 1 / (1 + Math.exp(-sum));
}
