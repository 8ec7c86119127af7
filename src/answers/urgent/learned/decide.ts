import { valueOf } from '../../packing.ts';
import { KIND_NAMES, type Kind } from '../kinds.ts';
import type { Word } from '../word.ts';
import { featuresOf } from './features.ts';
import type { KindsModel, UrgentModel } from './model.ts';
import { HIGHEST_OF_KIND, unpackWeights } from './weights.ts';

/** Says whether a question tells of an emergency, and of which kind, by what is written, what was read and what the rules found. */
export type Decide = (question: string, words: readonly Word[], found: readonly Kind[]) => Kind | undefined;

/** Long questions have many features: what each says counts less. */
export const scaleOf = (features: number): number => 1 / Math.sqrt(features || 1);

/** Decides by a model. */
export function createDecide(model: UrgentModel): Decide {
  const weights = unpackWeights(model.weights);
  const kindOf = createKindOf(model.kinds);
  return (question, words, found) => {
    const features = featuresOf(question, words, found);
    let sum = 0;
    for (const feature of features) sum += weights[feature]!;
    const score = sum * model.unit * scaleOf(features.size) + model.bias;
    if (score <= model.threshold) return undefined;
    return KIND_NAMES.find((kind) => found.includes(kind)) ?? kindOf(features);
  };
}

/** Below these odds, as a logarithm, no kind is named: the message of `general` says what to look for. */
const UNSURE = -2;

/** Says which kind of emergency features speak of. */
export function createKindOf({ names, biases, unit, gaps, weights }: KindsModel): (features: Set<number>) => Kind {
  const places = new Map<number, number>();
  let feature = 0;
  for (let at = 0; at < gaps.length; at++) places.set((feature += valueOf(gaps, at)), at * names.length);
  return (features) => {
    const scores = [...biases];
    const scale = unit * scaleOf(features.size);
    for (const one of features) {
      const place = places.get(one);
      if (place === undefined) continue;
      for (let kind = 0; kind < names.length; kind++)
        scores[kind]! += (valueOf(weights, place + kind) - HIGHEST_OF_KIND) * scale;
    }
    const best = Math.max(...scores);
    return best < UNSURE ? 'general' : names[scores.indexOf(best)]!;
  };
}
