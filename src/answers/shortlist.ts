import { unpack } from './packing.ts';
import type { AnswersIndex } from './data.ts';

/** Below every character weight: `weights` of the index may be negative. */
export const WEIGHT_ZERO = 2000;

/** Weights of features for classes, unpacked. */
export interface Postings {
  readonly numberOf: ReadonlyMap<string, number>;
  /** `starts[f]` to `starts[f + 1]` are the places of feature f in the two others. */
  readonly starts: Uint32Array;
  readonly classes: Uint16Array;
  readonly weights: Float32Array;
  /** Number of entries; it is also the class that means "none of them". */
  readonly none: number;
  /** How rare a feature is among the entries: 0 where most have it. */
  readonly rarity: Float32Array;
}

export function unpackPostings(index: AnswersIndex): Postings {
  const names = index.features.split('\n');
  const counts = unpack(index.counts);
  const classes = unpack(index.classes);
  const packed = unpack(index.weights);
  const none = index.entries.length;
  const starts = new Uint32Array(names.length + 1);
  const rarity = new Float32Array(names.length);
  const weights = new Float32Array(packed.length);
  const numberOf = new Map<string, number>();
  for (let f = 0; f < names.length; f++) {
    numberOf.set(names[f]!, f);
    const end = (starts[f + 1] = starts[f]! + counts[f]!);
    let before = 0;
    for (let at = starts[f]!; at < end; at++) {
      before = classes[at] = classes[at]! + before;
      weights[at] = (packed[at]! - WEIGHT_ZERO) / index.scale;
    }
    const entries = counts[f]! - (before === none ? 1 : 0);
    rarity[f] = Math.log(1 + (none - entries + 0.5) / (entries + 0.5));
  }
  return { numberOf, starts, classes, weights, none, rarity };
}

/** Entries that may answer, best first, and the score of "none of them". */
export interface Shortlist {
  readonly candidates: readonly Candidate[];
  readonly none: number;
}

export interface Candidate {
  readonly entry: number;
  readonly score: number;
}

/** The best entries for a question's features. Reads each posting of theirs once. */
export function shortlist(
  features: readonly number[],
  { starts, classes, weights, none }: Postings,
  size: number,
): Shortlist {
  const scores = new Float32Array(none + 1);
  for (const f of features) {
    const end = starts[f + 1]!;
    for (let at = starts[f]!; at < end; at++) scores[classes[at]!]! += weights[at]!;
  }
  const candidates: Candidate[] = [];
  let lowest = 0;
  for (let entry = 0; entry < none; entry++) {
    const score = scores[entry]!;
    if (score <= lowest) continue;
    let place = candidates.length;
    while (place > 0 && candidates[place - 1]!.score < score) place--;
    candidates.splice(place, 0, { entry, score });
    if (candidates.length > size) candidates.pop();
    if (candidates.length === size) lowest = candidates[size - 1]!.score;
  }
  return { candidates, none: scores[none]! };
}

/** The largest weight any of the features has for a class; 0 where none has any. */
export function weightOf(features: readonly number[], entry: number, postings: Postings): number {
  let largest = 0;
  for (const feature of features) largest = Math.max(largest, weightFor(feature, entry, postings));
  return largest;
}

/** Binary search: the classes of a feature are in order. */
function weightFor(feature: number, entry: number, { starts, classes, weights }: Postings): number {
  let from = starts[feature]!;
  let to = starts[feature + 1]!;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (classes[middle]! < entry) from = middle + 1;
    else to = middle;
  }
  return from < starts[feature + 1]! && classes[from] === entry ? weights[from]! : 0;
}
