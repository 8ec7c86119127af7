import { URGENT_KINDS, type UrgentKind } from '../../../src/entries/schemas/urgentKinds.ts';
import { BITS } from '../../../src/urgency/features.ts';
import { BITS_OF_KIND, type KindsModel, ofKind, packWeights, type UrgentModel } from '../../../src/urgency/model.ts';
import { learn, rounded } from './logistic.ts';
import { learnClasses } from './softmax.ts';

/** A question to learn from. */
export interface Lesson {
  readonly features: Int32Array;
  readonly kind: UrgentKind | 'unknown' | undefined;
  readonly weight: number;
}

/** The best values when each writer was judged by what was learned from the others. */
const DECISION = { rounds: 20, ridge: 3e-4, highest: 4 };
const KINDS = { rounds: 8, ridge: 3e-4, highest: 4 };
const THRESHOLD = -0.3;
const CERTAIN = 0.43;

/** Learn from questions whether one is an emergency, and of which kind. */
export function learnUrgent(lessons: readonly Lesson[], fingerprint: string): UrgentModel {
  const rows = lessons.map(({ features, kind, weight }) => ({ features, is: kind !== undefined, weight }));
  const { weights, bias } = learn(rows, 1 << BITS, DECISION);
  const { whole, unit } = rounded(weights, DECISION.highest);
  return { fingerprint, threshold: THRESHOLD, bias, unit, weights: packWeights(whole), kinds: learnKinds(lessons) };
}

/** Learn the kind of what is an emergency. */
function learnKinds(lessons: readonly Lesson[]): KindsModel {
  const urgent = lessons.filter(({ kind }) => kind !== undefined && kind !== 'unknown');
  const names = URGENT_KINDS.filter((name) => urgent.some(({ kind }) => kind === name));
  const rows = urgent.map(({ features, kind, weight }) => ({
    features: features.map(ofKind),
    is: names.indexOf(kind as UrgentKind),
    weight,
  }));
  const { weights, biases } = learnClasses(rows, { ...KINDS, size: 1 << BITS_OF_KIND, classes: names.length });
  const { whole, unit } = rounded(weights, KINDS.highest);
  return { names, certain: CERTAIN, biases, unit, weights: packWeights(whole) };
}
