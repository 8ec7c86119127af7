import { scaleOf } from '#urgency/model.ts';
import { randomOf } from '../../answers/train/random.ts';

/** A question to learn from: its features, whether it is one, and how much it counts. */
interface Row {
  readonly features: Iterable<number> & ArrayLike<number>;
  readonly is: boolean;
  readonly weight: number;
}

interface Settings {
  readonly rounds: number;
  /** How strongly weights are drawn to zero. */
  readonly ridge: number;
}

interface Linear {
  readonly weights: Float64Array;
  readonly bias: number;
}

/** Steps get shorter the more was learned of a feature (AdaGrad); the first are about as long as this. */
export const STEP = 0.5;
export const STEP_OF_BIAS = 0.02;
export const FIRST_SQUARE = 0.1;
/** A question so nearly right teaches nothing; skipping it is faster and as good. */
const RIGHT = 0.002;

/**
 * Logistic regression, in random order, the same at each run; the mean of what was learned at the end of the later
 * rounds, as the last question seen counts too much. A sum of weights counts by the root of how many there are.
 */
export function learn(rows: readonly Row[], size: number, { rounds, ridge }: Settings): Linear {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(FIRST_SQUARE);
  let bias = -1;
  const mean = { weights: new Float64Array(size), bias: 0 };
  const random = randomOf('urgent');
  const order = [...rows];
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const { features, is, weight } of order) {
      const scale = scaleOf(features.length);
      let sum = 0;
      for (const feature of features) sum += weights[feature]!;
      const error = (1 / (1 + Math.exp(-(sum * scale + bias))) - (is ? 1 : 0)) * weight;
      if (Math.abs(error) < RIGHT) continue;
      bias -= STEP_OF_BIAS * error;
      for (const feature of features) {
        const slope = error * scale + ridge * weights[feature]!;
        const square = (squares[feature]! += slope * slope);
        weights[feature]! -= (STEP * slope) / Math.sqrt(square);
      }
    }
    if (round < rounds / 2) continue;
    const share = 1 / Math.floor(rounds / 2);
    mean.bias += bias * share;
    for (let at = 0; at < size; at++) mean.weights[at]! += weights[at]! * share;
  }
  return mean;
}

/** Weights as whole numbers up to `highest`, and what one of them is worth. */
export function rounded(weights: Float64Array, highest: number): { whole: Int8Array; unit: number } {
  const sizes = [...weights]
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  const unit = (sizes[Math.floor(sizes.length * 0.995)] ?? 1) / highest;
  return {
    whole: Int8Array.from(weights, (weight) => Math.max(-highest, Math.min(highest, Math.round(weight / unit)))),
    unit,
  };
}
