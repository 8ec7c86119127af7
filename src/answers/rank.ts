import type { Candidate } from './candidates.ts';
import { evaluate, type Model } from './trees.ts';

export interface Ranked extends Candidate {
  /** Logarithm of the odds that this entry is right, regardless of the others. */
  readonly score: number;
}

/** Rank candidates, best first. */
export const rank = (candidates: readonly Candidate[], model: Pick<Model, 'rank'>): Ranked[] =>
  candidates
    .map((candidate) => ({ ...candidate, score: evaluate(model.rank, candidate.features) }))
    .sort((a, b) => b.score - a.score || a.entry - b.entry);

/** Get the features of the first entry, and its lead over the others, in whole numbers. */
export function decisionFeatures([first, second, ...others]: readonly Ranked[]): number[] {
  const odds = [second, ...others].reduce((sum, other) => sum + (other ? Math.exp(other.score - first!.score) : 0), 1);
  return [
    ...first!.features,
    Math.round(100 * first!.score),
    Math.round(100 * Math.min(10, first!.score - (second?.score ?? -10))),
    Math.round(1000 / odds),
  ];
}
