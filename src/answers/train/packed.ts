import type { AnswersIndex } from '../data.ts';
import { packNames } from '../names.ts';
import { pack, packSigned } from '../packing.ts';
import type { Pairs } from './pairs.ts';

/** Steps of a weight in 1. */
const SCALE = 2;

/**
 * What was learned of features, as the index holds it: their weights for classes, and for the field's side against the
 * other. Features that speak neither for a class nor for a side are left out. Names are sorted.
 */
export function packed(
  names: readonly string[],
  weights: Pairs,
  sides: Pairs,
): Pick<AnswersIndex, 'features' | 'counts' | 'classes' | 'weights' | 'within' | 'scale'> {
  const kept: string[] = [];
  const counts: number[] = [];
  const distances: number[] = [];
  const rounded: number[] = [];
  const within: number[] = [];
  for (const [feature, name] of names.entries()) {
    const first = rounded.length;
    let before = 0;
    for (let at = weights.starts[feature]!; at < weights.starts[feature + 1]!; at++) {
      const weight = Math.round(weights.values[at]! * SCALE);
      if (weight === 0) continue;
      distances.push(weights.classes[at]! - before);
      before = weights.classes[at]!;
      rounded.push(weight);
    }
    const leaning = leaningOf(feature, sides);
    if (rounded.length === first && leaning === 0) continue;
    kept.push(name);
    counts.push(rounded.length - first);
    within.push(leaning);
  }
  return {
    features: packNames(kept),
    counts: pack(counts),
    classes: pack(distances),
    weights: packSigned(rounded),
    within: packSigned(within),
    scale: SCALE,
  };
}

/** How much more a feature speaks for the first of two classes, in steps of a weight. */
function leaningOf(feature: number, { starts, classes, values }: Pairs): number {
  let lead = 0;
  for (let at = starts[feature]!; at < starts[feature + 1]!; at++)
    lead += classes[at] === 0 ? values[at]! : -values[at]!;
  return Math.round(lead * SCALE);
}
