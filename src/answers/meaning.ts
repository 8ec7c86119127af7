/** Meanings of stems, roots and concepts, learned from questions: vectors of few dimensions. */
export interface IndexedMeanings {
  readonly dimensions: number;
  /** Names separated by spaces: a stem, a root followed by `~`, or `#` and the number of a concept. */
  readonly names: string;
  /** Coordinates, one character each: `A` is -`HALF`. */
  readonly values: string;
}

export const HALF = 5;
const ZERO = 'A'.charCodeAt(0) + HALF;

export type Vector = readonly number[];

/** Create a function that computes the meaning vector of names. Similar questions are near each other. */
export function createMeanings({ dimensions, names, values }: IndexedMeanings) {
  const position = new Map(names.split(' ').map((name, at) => [name, at * dimensions]));
  return (found: Iterable<string>): Vector => {
    const sum: number[] = new Array<number>(dimensions).fill(0);
    for (const name of found) {
      const at = position.get(name);
      if (at === undefined) continue;
      for (let d = 0; d < dimensions; d++) sum[d]! += values.charCodeAt(at + d) - ZERO;
    }
    const length = Math.sqrt(likeness(sum, sum)) || 1;
    return sum.map((value) => value / length);
  };
}

/** Compute the scalar product of two vectors. */
export function likeness(a: Vector, b: Vector): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d]! * b[d]!;
  return sum;
}

/** List the names of a text that may have a meaning. */
export const meaningful = (stems: readonly string[], concepts: readonly number[]): Set<string> =>
  new Set([...stems, ...stems.map((stem) => `${stem.slice(0, 4)}~`), ...concepts.map((concept) => `#${concept}`)]);
