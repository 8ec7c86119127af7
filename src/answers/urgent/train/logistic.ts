import { scaleOf } from '../learned/decide.ts';
import { randomOf } from '../../train/random.ts';

/** A question to learn from: its features, whether it is one, and how much it counts. */
export interface Row {
  readonly features: Iterable<number> & ArrayLike<number>;
  readonly is: boolean;
  readonly weight: number;
}

export interface Settings {
  readonly rounds: number;
  /** How strongly weights are drawn to zero. */
  readonly ridge: number;
  /** Only these features weigh anything. */
  readonly only?: Uint8Array;
}

export interface Linear {
  readonly weights: Float64Array;
  readonly bias: number;
}

/** Steps get shorter the more was learned of a feature (AdaGrad); the first are about as long as this. */
const STEP = 0.5;
const STEP_OF_BIAS = 0.02;
const FIRST_SQUARE = 0.1;
/** What is so nearly right teaches nothing: sooner done, and as good. */
const RIGHT = 0.002;

/** Logistic regression, in random order, the same at each run. A sum of weights counts by the root of how many there are. */
export function learn(rows: readonly Row[], size: number, { rounds, ridge, only }: Settings): Linear {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(FIRST_SQUARE);
  let bias = -1;
  const random = randomOf('urgent');
  const order = rows.map((row) => ({
    row,
    features: only ? Array.from(row.features).filter((one) => only[one]) : row.features,
  }));
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const { row, features } of order) {
      const scale = scaleOf(row.features.length);
      let sum = 0;
      for (const feature of features) sum += weights[feature]!;
      const error = (1 / (1 + Math.exp(-(sum * scale + bias))) - (row.is ? 1 : 0)) * row.weight;
      if (Math.abs(error) < RIGHT) continue;
      bias -= STEP_OF_BIAS * error;
      for (const feature of features) {
        const slope = error * scale + ridge * weights[feature]!;
        const square = (squares[feature]! += slope * slope);
        weights[feature]! -= (STEP * slope) / Math.sqrt(square);
      }
    }
  }
  return { weights, bias };
}

/** The features that say most: by their weight, and how often they are met. */
export function strongest(weights: Float64Array, rows: readonly Row[], count: number): Uint8Array {
  const met = new Uint32Array(weights.length);
  for (const { features } of rows) for (const feature of features) met[feature]!++;
  const value = (feature: number) => Math.abs(weights[feature]!) * Math.sqrt(met[feature]!);
  const all = [...weights.keys()].filter((feature) => weights[feature] !== 0 && met[feature]! > 1);
  const kept = new Uint8Array(weights.length);
  for (const feature of all.sort((a, b) => value(b) - value(a) || a - b).slice(0, count)) kept[feature] = 1;
  return kept;
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
