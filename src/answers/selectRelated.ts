import type { RelatedQuestion } from './answer.ts';

const MAX_RELATED = 3;
/**
 * Probability from which a suggestion is related, in the order of precedence. A page is found by its title alone, which
 * matches by chance more often.
 */
const MIN_PROBABILITY = { own: 0.03, page: 0.1, generated: 0.05 } as const;

/** An entry that the practice wrote, one of its pages, or an entry generated from facts. */
export interface Suggestion {
  readonly item: RelatedQuestion;
  readonly origin: keyof typeof MIN_PROBABILITY;
  readonly probability: number;
}

/** Select the related questions, best first, and those generated from facts last. */
export function selectRelated(suggestions: readonly Suggestion[]): RelatedQuestion[] {
  const order = Object.keys(MIN_PROBABILITY);
  return suggestions
    .filter(({ origin, probability }) => probability >= MIN_PROBABILITY[origin])
    .toSorted((a, b) => order.indexOf(a.origin) - order.indexOf(b.origin))
    .slice(0, MAX_RELATED)
    .sort(
      (a, b) => Number(a.origin === 'generated') - Number(b.origin === 'generated') || b.probability - a.probability,
    )
    .map(({ item: { question, answer, url } }) => ({ question, answer, url }));
}
