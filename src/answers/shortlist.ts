import type { AnswersIndex } from './data.ts';
import { beginningOf } from './features.ts';
import { namesIn } from './names.ts';
import { signedValueOf, valueOf } from './packing.ts';

export type Weights = readonly [a: number, b: number, c: number];

/** Weights of features for classes, read where they are needed. */
export interface Postings {
  /** The number of a feature; undefined where the knowledge has none of that name. */
  numberOf(name: string): number | undefined;
  /** Number of entries; it is also the class that means "none of them". */
  readonly none: number;
  /** How rare a feature is among the classes: 0 where all have it; of -1, which none has, the rarest of all. */
  rarity(feature: number): number;
  /** How common a word's beginning is: the number of classes it speaks for and one; 0 where it is unknown. */
  frequency(beginning: string): number;
  /** Adds the weights of a feature to the scores of its classes. */
  add(feature: number, scores: Float32Array): void;
  /** How much a feature speaks for the practice's own field; 0 of -1. */
  within(feature: number): number;
  /** The weights of a feature for three classes. */
  weights(feature: number, a: number, b: number, c: number): Weights;
}

export function createPostings(index: AnswersIndex): Postings {
  const { count, numberOf } = namesIn(index.features);
  const starts = new Uint32Array(count + 1);
  for (let f = 0; f < count; f++) starts[f + 1] = starts[f]! + valueOf(index.counts, f);
  const { scale } = index;
  // Unpacked when a question first has it.
  const unpacked: { classes: Uint16Array; weights: Float32Array }[] = [];
  const postingsOf = (feature: number) => (unpacked[feature] ??= unpack(index, starts[feature]!, starts[feature + 1]!));
  return {
    numberOf,
    none: index.entries.length,
    rarity: (feature) =>
      Math.log((index.entries.length + 2) / ((feature < 0 ? 0 : valueOf(index.counts, feature)) + 1)),
    frequency: (beginning) => {
      const feature = numberOf(beginningOf(beginning));
      return feature === undefined ? 0 : 1 + valueOf(index.counts, feature);
    },
    within: (feature) => (feature < 0 ? 0 : signedValueOf(index.within, feature) / scale),
    add(feature, scores) {
      const { classes, weights } = postingsOf(feature);
      for (let at = 0; at < classes.length; at++) scores[classes[at]!]! += weights[at]!;
    },
    weights(feature, a, b, c) {
      const { classes, weights } = postingsOf(feature);
      const of = (one: number) => weights[classes.indexOf(one)] ?? 0;
      return [of(a), of(b), of(c)];
    },
  };
}

/** The classes between two places of an index, and their weights. */
function unpack({ classes, weights, scale }: AnswersIndex, from: number, to: number) {
  const unpacked = { classes: new Uint16Array(to - from), weights: new Float32Array(to - from) };
  let of = 0;
  for (let at = from; at < to; at++) {
    of += valueOf(classes, at);
    unpacked.classes[at - from] = of;
    unpacked.weights[at - from] = signedValueOf(weights, at) / scale;
  }
  return unpacked;
}

/** Entries that may answer, best first, and the score of "none of them". */
export interface Shortlist {
  readonly candidates: readonly Candidate[];
  readonly none: number;
  /** Logarithm of the sum of all classes' exponentials. */
  readonly total: number;
}

export interface Candidate {
  readonly entry: number;
  readonly score: number;
}

/** The best entries for a question's features. Reads each posting of theirs once. */
export function shortlist(features: Iterable<number>, postings: Postings, size: number): Shortlist {
  const { none } = postings;
  const scores = new Float32Array(none + 1);
  for (const feature of features) postings.add(feature, scores);
  const candidates: Candidate[] = [];
  let lowest = -Infinity;
  for (let entry = 0; entry < none; entry++) {
    const score = scores[entry]!;
    if (score <= lowest || score === 0) continue;
    let place = candidates.length;
    while (place > 0 && candidates[place - 1]!.score < score) place--;
    candidates.splice(place, 0, { entry, score });
    if (candidates.length > size) candidates.pop();
    if (candidates.length === size) lowest = candidates[size - 1]!.score;
  }
  const highest = Math.max(scores[none]!, candidates[0]?.score ?? 0);
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - highest);
  return { candidates, none: scores[none]!, total: highest + Math.log(sum) };
}

/** The shortlist with an entry of it before all others; undefined where it is not among them. */
export function headedBy(entry: number, { candidates, ...rest }: Shortlist): Shortlist | undefined {
  const head = candidates.find((candidate) => candidate.entry === entry);
  return head && { ...rest, candidates: [head, ...candidates.filter((candidate) => candidate !== head)] };
}
