import type { Candidate } from './candidates.ts';
import { evaluateTrees, type Model } from './trees.ts';

export interface Ranked extends Candidate {
  /** Logarithm of the odds that this entry is right, regardless of the others. */
  readonly score: number;
}

/** Rank candidates, best first. */
export const rank = (candidates: readonly Candidate[], model: Pick<Model, 'rank'>): Ranked[] =>
  candidates
    .map((candidate) => ({ ...candidate, score: evaluateTrees(model.rank, candidate.features) }))
    .sort((a, b) => b.score - a.score || a.position - b.position);

/** Features that compare the first entry with the others, in the order that the trees know. */
const COMPARED = ['odds', 'oddsLead', 'oddsShare'] as const;

/**
 * Get what decides whether the first of ranked candidates is right, in whole numbers: its own features, then what
 * compares it.
 */
export function decisionFeatures([first, second, ...others]: readonly Ranked[]): number[] {
  const odds = [second, ...others].reduce((sum, other) => sum + (other ? Math.exp(other.score - first!.score) : 0), 1);
  const compared: Record<(typeof COMPARED)[number], number> = {
    odds: 100 * first!.score,
    oddsLead: 100 * Math.min(10, first!.score - (second?.score ?? -10)),
    oddsShare: 1000 / odds,
  };
  return [...first!.features, ...COMPARED.map((name) => Math.round(compared[name]))];
}
