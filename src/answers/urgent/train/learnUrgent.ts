import { KIND_NAMES, type Kind } from '../kinds.ts';
import type { KindsModel, UrgentModel } from '../learned/model.ts';
import { BITS } from '../learned/features.ts';
import { HIGHEST, HIGHEST_OF_KIND, packWeights } from '../learned/weights.ts';
import { pack } from '../../packing.ts';
import { learn, rounded, strongest, type Row } from './logistic.ts';

/** A question to learn from. */
export interface Lesson {
  readonly features: Int32Array;
  readonly kind: Kind | 'unknown' | undefined;
  readonly weight: number;
}

const SIZE = 1 << BITS;
/** What was found best when each writer was judged by what was learned from the others. */
const DECISION = { rounds: 10, ridge: 1e-4 };
const KINDS = { rounds: 15, ridge: 1e-3 };
const KEPT_OF_KIND = 35;

/** Learns from questions whether one tells of an emergency, and of which kind. */
export function learnUrgent(lessons: readonly Lesson[], threshold: number): UrgentModel {
  const rows = lessons.map(({ features, kind, weight }): Row => ({ features, is: kind !== undefined, weight }));
  const { weights, bias } = learn(rows, SIZE, DECISION);
  const { whole, unit } = rounded(weights, HIGHEST);
  return { threshold, bias, unit, weights: packWeights(whole), kinds: learnKinds(lessons) };
}

/** Learns the kind of what is an emergency: for each against the others, from the features that say most of any. */
function learnKinds(lessons: readonly Lesson[]): KindsModel {
  const urgent = lessons.filter(({ kind }) => kind !== undefined && kind !== 'unknown');
  const names = KIND_NAMES.filter((name) => urgent.some(({ kind }) => kind === name));
  const rowsOf = (name: Kind) => urgent.map(({ features, kind }): Row => ({ features, is: kind === name, weight: 1 }));
  const only = new Uint8Array(SIZE);
  for (const name of names) {
    const rows = rowsOf(name);
    for (const [feature, isKept] of strongest(learn(rows, SIZE, KINDS).weights, rows, KEPT_OF_KIND).entries())
      if (isKept) only[feature] = 1;
  }
  const models = names.map((name) => learn(rowsOf(name), SIZE, { ...KINDS, only }));
  const features = [...only.keys()].filter((feature) => only[feature]);
  const all = Float64Array.from(features.flatMap((feature) => models.map(({ weights }) => weights[feature]!)));
  const { whole, unit } = rounded(all, HIGHEST_OF_KIND);
  return {
    names,
    biases: models.map(({ bias }) => bias),
    unit,
    gaps: pack(features.map((feature, at) => feature - (features[at - 1] ?? 0))),
    weights: pack([...whole].map((weight) => weight + HIGHEST_OF_KIND)),
  };
}
