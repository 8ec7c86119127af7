import { prefixOf } from './readWords.ts';
import type { UrgentKind } from './urgentKinds.ts';

/** Learned by `npm run urgency:train`. Weights are whole numbers, one character each. */
export interface UrgentModel {
  /** Hash of the features and of the texts that it was trained on. */
  readonly fingerprint: string;
  /** Score above which a question is an emergency. */
  readonly threshold: number;
  readonly bias: number;
  /** Value of one step of a weight. */
  readonly unit: number;
  readonly weights: string;
  /** The beginnings of the words that it knows. */
  readonly stems: string;
  readonly kinds: KindsModel;
}

/** The model that tells kinds of emergency apart. */
export interface KindsModel {
  readonly names: readonly UrgentKind[];
  /** A less probable kind is uncertain. */
  readonly minProbability: number;
  readonly biases: readonly number[];
  readonly unit: number;
  /** For each feature, a weight for each kind in the order of `names`. */
  readonly weights: string;
}

/** The table of kinds is smaller: features with the same last bits share a row. */
export const BITS_OF_KIND = 12;
export const ofKind = (feature: number): number => feature & ((1 << BITS_OF_KIND) - 1);

/** In a long question each feature counts less. */
export const scaleOf = (features: number): number => 1 / Math.sqrt(features || 1);

/** The character of weight zero. None of the 15 characters on either side is escaped in JSON. */
const ZERO = 'K'.charCodeAt(0);

export const packWeights = (weights: Int8Array): string =>
  Array.from(weights, (weight) => String.fromCharCode(ZERO + weight)).join('');

function unpackWeights(packed: string): Int8Array {
  const weights = new Int8Array(packed.length);
  for (let at = 0; at < packed.length; at++) weights[at] = packed.charCodeAt(at) - ZERO;
  return weights;
}

/** Create a function that scores features: the logarithm of the odds of an emergency. */
export function createScore({ weights: packed, unit, bias }: UrgentModel): (features: Int32Array) => number {
  const weights = unpackWeights(packed);
  return (features) => {
    let sum = 0;
    for (const feature of features) sum += weights[feature]!;
    return sum * unit * scaleOf(features.length) + bias;
  };
}

/** Create a function that tells whether the model knows a word, in any form. Numbers are read by their size. */
export function createIsKnown({ stems }: UrgentModel): (word: string) => boolean {
  const vocabulary = new Set(stems.split(' '));
  return (word) => /^\d+$/.test(word) || vocabulary.has(prefixOf(word));
}

/** Create a function that gets the most probable kind of emergency for features. */
export function createKindOf({ names, biases, unit, weights: packed }: KindsModel) {
  const weights = unpackWeights(packed);
  return (features: Int32Array): { readonly kind: UrgentKind; readonly probability: number } => {
    const sums = new Float64Array(names.length);
    for (const feature of features) {
      const place = ofKind(feature) * names.length;
      for (let kind = 0; kind < names.length; kind++) sums[kind]! += weights[place + kind]!;
    }
    const odds = biases.map((bias, kind) => Math.exp(bias + sums[kind]! * unit * scaleOf(features.length)));
    const best = odds.indexOf(Math.max(...odds));
    return { kind: names[best]!, probability: odds[best]! / odds.reduce((sum, value) => sum + value, 0) };
  };
}
