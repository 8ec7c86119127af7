import { PAIR_FEATURES, type Candidate } from './pairs.ts';
import { evaluate, type Model } from './trees.ts';

/** Features of the first entry: those of the pair, and its lead over the others. */
export const DECISION_FEATURES = [...PAIR_FEATURES, 'rankScore', 'rankLead', 'rankShare'] as const;

export interface Ranked extends Candidate {
  /** Logarithm of the odds that this entry is right, regardless of the others. */
  readonly score: number;
}

/** Rank candidates, best first. */
export const rank = (candidates: readonly Candidate[], model: Pick<Model, 'rank'>): Ranked[] =>
  candidates
    .map((candidate) => ({ ...candidate, score: evaluate(model.rank, candidate.features) }))
    .sort((a, b) => b.score - a.score || a.entry - b.entry);

/** Get whole numbers in the order of `DECISION_FEATURES`. */
export function decisionFeatures([first, second, ...others]: readonly Ranked[]): number[] {
  const odds = [second, ...others].reduce((sum, other) => sum + (other ? Math.exp(other.score - first!.score) : 0), 1);
  return [
    ...first!.features,
    Math.round(100 * first!.score),
    Math.round(100 * Math.min(10, first!.score - (second?.score ?? -10))),
    Math.round(1000 / odds),
  ];
}
