import { scaleOf } from '#urgency/model.ts';
import { randomOf } from '../../answers/train/random.ts';
import { FIRST_SQUARE, STEP, STEP_OF_BIAS } from './logistic.ts';

/** A question to learn from: its features, some perhaps twice, and the number of its class. */
interface ClassRow {
  readonly features: Int32Array;
  readonly is: number;
  /** How much it counts. */
  readonly weight: number;
}

interface ClassSettings {
  readonly rounds: number;
  readonly ridge: number;
  /** How many features there are, and classes. */
  readonly size: number;
  readonly classes: number;
}

/** A question so nearly right teaches nothing. */
const RIGHT = 0.005;

/** Logistic regression of several classes (softmax), as `logistic.ts` does of two. A feature's weights are adjacent. */
export function learnClasses(
  rows: readonly ClassRow[],
  { rounds, ridge, size, classes }: ClassSettings,
): { weights: Float64Array; biases: number[] } {
  const weights = new Float64Array(size * classes);
  const squares = new Float64Array(size * classes).fill(FIRST_SQUARE);
  const biases = Array<number>(classes).fill(0);
  const random = randomOf('kinds');
  const order = [...rows];
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const { features, is, weight } of order) {
      const scale = scaleOf(features.length);
      const odds = biases.map((bias, one) => {
        let sum = 0;
        for (const feature of features) sum += weights[feature * classes + one]!;
        return sum * scale + bias;
      });
      const highest = Math.max(...odds);
      const powers = odds.map((value) => Math.exp(value - highest));
      const total = powers.reduce((sum, power) => sum + power, 0);
      for (let one = 0; one < classes; one++) {
        const error = (powers[one]! / total - (one === is ? 1 : 0)) * weight;
        if (Math.abs(error) < RIGHT) continue;
        biases[one]! -= STEP_OF_BIAS * error;
        for (const feature of features) {
          const place = feature * classes + one;
          const slope = error * scale + ridge * weights[place]!;
          const square = (squares[place]! += slope * slope);
          weights[place]! -= (STEP * slope) / Math.sqrt(square);
        }
      }
    }
  }
  return { weights, biases };
}
