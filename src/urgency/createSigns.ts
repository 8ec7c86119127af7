import { prefixOf, readWords } from './readWords.ts';
import type { UrgentKind } from './urgentKinds.ts';

/** A practice's own sign of an emergency: a phrase, alone or with the kind whose first aid fits. */
export type Sign = string | { readonly phrase: string; readonly kind: UrgentKind };

/** The beginnings of the words of a phrase, by which it is found in a question. */
export const prefixesIn = (phrase: string): string[] => readWords(phrase).map(prefixOf);

/**
 * Create a function that gets the kind of the first of several signs that a question has all words of, in any order and
 * with any ending; `general` if the sign names none. Signs that name one go first.
 */
export function createSigns(signs: readonly Sign[]): (question: string) => UrgentKind | undefined {
  const signsByStems = signs
    .map((sign) => (typeof sign === 'string' ? { phrase: sign, kind: 'general' as const } : sign))
    .map(({ phrase, kind }) => ({ stems: prefixesIn(phrase), kind }))
    .toSorted((a, b) => Number(a.kind === 'general') - Number(b.kind === 'general'));
  return (question) => {
    const words = readWords(question);
    return signsByStems.find(({ stems }) => stems.every((start) => words.some((word) => word.startsWith(start))))?.kind;
  };
}
