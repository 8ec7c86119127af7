import type { UrgentKind } from '../entries/urgentKinds.ts';

/** What `npm run urgency:train` learned. Weights are whole numbers, a character each. */
export interface UrgentModel {
  /** Of the features and the texts that it was learned from. */
  readonly fingerprint: string;
  /** From this sum on a question tells of an emergency. */
  readonly threshold: number;
  readonly bias: number;
  /** What one step of a weight is worth. */
  readonly unit: number;
  readonly weights: string;
  readonly kinds: KindsModel;
}

/** Which kind of emergency it is. */
export interface KindsModel {
  readonly names: readonly UrgentKind[];
  /** A kind that is less probable is unsure. */
  readonly certain: number;
  readonly biases: readonly number[];
  readonly unit: number;
  /** For each feature a weight for each kind, in the order of `names`. */
  readonly weights: string;
}

/** To tell kinds apart, features share a smaller table: their last bits. */
export const BITS_OF_KIND = 12;
export const ofKind = (feature: number): number => feature & ((1 << BITS_OF_KIND) - 1);

/** Long questions have many features: each counts less. */
export const scaleOf = (features: number): number => 1 / Math.sqrt(features || 1);

/** A weight of zero as a character. With up to 15 on either side of it no character is escaped in JSON. */
const ZERO = 'K'.charCodeAt(0);

export const packWeights = (weights: Int8Array): string =>
  Array.from(weights, (weight) => String.fromCharCode(ZERO + weight)).join('');

export function unpackWeights(packed: string): Int8Array {
  const weights = new Int8Array(packed.length);
  for (let at = 0; at < packed.length; at++) weights[at] = packed.charCodeAt(at) - ZERO;
  return weights;
}

/** Says by how much features speak for an emergency: the logarithm of the odds. */
export function createScore({ weights: packed, unit, bias }: UrgentModel): (features: Int32Array) => number {
  const weights = unpackWeights(packed);
  return (features) => {
    let sum = 0;
    for (const feature of features) sum += weights[feature]!;
    return sum * unit * scaleOf(features.length) + bias;
  };
}

/** Says which kind of emergency features speak of, and how probably. */
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
