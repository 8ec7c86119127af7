import type { Outcome } from './folds.ts';

/**
 * The lowest confidence at which no more than this share of the questions without an answer gets one, practices
 * counting the same.
 */
export function thresholdFor(outcomes: readonly Outcome[], falseAnswers: number): number {
  const silent = outcomes.filter(({ answerable }) => !answerable).toSorted((a, b) => b.confidence - a.confidence);
  const counts = new Map<string, number>();
  for (const { practice } of silent) counts.set(practice, (counts.get(practice) ?? 0) + 1);
  let share = 0;
  for (const { practice, confidence } of silent) {
    share += 1 / counts.get(practice)! / counts.size;
    if (share > falseAnswers) return Math.ceil(confidence * 1000) / 1000;
  }
  return 0;
}
