/** Meanings of stems, roots and concepts, learned from questions: vectors of few dimensions. */
export interface IndexedMeanings {
  readonly dimensions: number;
  /** Terms, separated by spaces. */
  readonly terms: string;
  /** Coordinates, one character each: `A` is -`MAX_COORDINATE`. */
  readonly values: string;
}

export const MAX_COORDINATE = 5;
const ZERO = 'A'.charCodeAt(0) + MAX_COORDINATE;

export type Vector = readonly number[];

/** Create a function that computes the meaning of distinct terms. Similar questions are near each other. */
export function createEmbedding({ dimensions, terms: stored, values }: IndexedMeanings) {
  const position = new Map(stored.split(' ').map((name, at) => [name, at * dimensions]));
  return (terms: readonly string[]): Vector => {
    const sum: number[] = new Array<number>(dimensions).fill(0);
    for (const term of terms) {
      const at = position.get(term);
      if (at === undefined) continue;
      for (let d = 0; d < dimensions; d++) sum[d]! += values.charCodeAt(at + d) - ZERO;
    }
    const length = norm(sum) || 1;
    return sum.map((value) => value / length);
  };
}

/** Compute the scalar product of two vectors. */
export function dotProduct(a: Vector, b: Vector): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d]! * b[d]!;
  return sum;
}

export const norm = (vector: Vector): number => Math.sqrt(dotProduct(vector, vector));
