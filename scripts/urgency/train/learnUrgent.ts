import type { Kind } from '../../../src/urgency/kinds.ts';
import { KIND_NAMES } from '../../../src/urgency/signs/signs.ts';
import type { KindsModel, Thresholds, UrgentModel } from '../../../src/urgency/learned/model.ts';
import { BITS, BITS_OF_KIND, ofKind } from '../../../src/urgency/learned/features.ts';
import { HIGHEST, HIGHEST_OF_KIND, packWeights } from '../../../src/urgency/learned/weights.ts';
import { learn, rounded, type Row } from './logistic.ts';
import { learnClasses } from './softmax.ts';

/** A question to learn from. */
export interface Lesson {
  readonly features: Int32Array;
  readonly kind: Kind | 'unknown' | undefined;
  readonly weight: number;
}

/** What was found best when each writer was judged by what was learned from the others. */
const DECISION = { rounds: 10, ridge: 1e-4 };
const KINDS = { rounds: 8, ridge: 3e-4 };

/** Learns from questions whether one tells of an emergency, and of which kind. */
export function learnUrgent(lessons: readonly Lesson[], thresholds: Thresholds): UrgentModel {
  const rows = lessons.map(({ features, kind, weight }): Row => ({ features, is: kind !== undefined, weight }));
  const { weights, bias } = learn(rows, 1 << BITS, DECISION);
  const { whole, unit } = rounded(weights, HIGHEST);
  return { thresholds, bias, unit, weights: packWeights(whole, HIGHEST), kinds: learnKinds(lessons) };
}

/** Learns the kind of what is an emergency. */
function learnKinds(lessons: readonly Lesson[]): KindsModel {
  const urgent = lessons.filter(({ kind }) => kind !== undefined && kind !== 'unknown');
  const names = KIND_NAMES.filter((name) => urgent.some(({ kind }) => kind === name));
  const rows = urgent.map(({ features, kind }) => ({
    features: features.map(ofKind),
    is: names.indexOf(kind as Kind),
  }));
  const { weights, biases } = learnClasses(rows, { ...KINDS, size: 1 << BITS_OF_KIND, classes: names.length });
  const { whole, unit } = rounded(weights, HIGHEST_OF_KIND);
  return { names, biases, unit, weights: packWeights(whole, HIGHEST_OF_KIND) };
}
