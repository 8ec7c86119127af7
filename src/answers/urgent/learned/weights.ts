import { pack, valueOf } from '../../packing.ts';
import type { PackedWeights } from './model.ts';

/** Weights are whole numbers from minus this to this. */
export const HIGHEST = 4;
/** The same of those that tell kinds apart. */
export const HIGHEST_OF_KIND = 3;

/** Packs whole weights; those of zero take no place. */
export function packWeights(all: Int8Array): PackedWeights {
  const features = [...all.keys()].filter((feature) => all[feature] !== 0);
  return {
    gaps: pack(features.map((feature, at) => feature - (at > 0 ? features[at - 1]! : 0))),
    weights: pack(features.map((feature) => all[feature]! + HIGHEST)),
  };
}

/** The weight of each of so many features. */
export function unpackWeights({ gaps, weights }: PackedWeights, features: number): Int8Array {
  const all = new Int8Array(features);
  let feature = 0;
  for (let at = 0; at < gaps.length; at++) {
    feature += valueOf(gaps, at);
    all[feature] = valueOf(weights, at) - HIGHEST;
  }
  return all;
}
