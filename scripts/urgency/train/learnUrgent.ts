import { BITS } from '#urgency/features.ts';
import { BITS_OF_KIND, type KindsModel, ofKind, packWeights, type UrgentModel } from '#urgency/model.ts';
import { prefixOf, readWords } from '#urgency/readWords.ts';
import { URGENT_KINDS, type UrgentKind } from '#urgency/urgentKinds.ts';
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
const MIN_PROBABILITY = 0.46;
/** Texts that a known word is in: a rare one may be a typing error. */
const MIN_TEXTS = 3;

/**
 * Learn from questions whether one is an emergency, and of which kind.
 * @param texts whose words are known: those of the lessons, without typing errors.
 */
export function learnUrgent(lessons: readonly Lesson[], texts: readonly string[], fingerprint: string): UrgentModel {
  const rows = lessons.map(({ features, kind, weight }) => ({ features, is: kind !== undefined, weight }));
  const { weights, bias } = learn(rows, 1 << BITS, DECISION);
  const { whole, unit } = rounded(weights, DECISION.highest);
  const stems = knownStems(texts);
  const kinds = learnKinds(lessons);
  return { fingerprint, threshold: THRESHOLD, bias, unit, weights: packWeights(whole), stems, kinds };
}

/** List the beginnings of the words of texts. */
function knownStems(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const stem of texts.flatMap((text) => [...new Set(readWords(text).map(prefixOf))]))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= MIN_TEXTS);
  return known
    .map(([stem]) => stem)
    .sort()
    .join(' ');
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
  return { names, minProbability: MIN_PROBABILITY, biases, unit, weights: packWeights(whole) };
}
