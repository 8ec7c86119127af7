import { prefixOf, readWords } from './readWords.ts';
import type { UrgentKind } from './urgentKinds.ts';

/** A practice's own sign of an emergency: a phrase with the kind whose first aid fits, or with first aid of its own. */
interface KnownSign {
  readonly phrase: string;
  readonly kind: UrgentKind;
  readonly tr?: string | undefined;
  readonly en?: string | undefined;
}
/** A phrase alone is of the kind `general`. */
export type Sign = string | KnownSign;

/** The beginnings of the words of a phrase, by which it is found in a question. */
export const prefixesIn = (phrase: string): string[] => readWords(phrase).map(prefixOf);

/**
 * Create a function that gets the first of several signs that a question has all words of, in any order and with any
 * ending. Signs that name a kind go first.
 */
export function createSigns(signs: readonly Sign[]): (question: string) => KnownSign | undefined {
  const signsByStems = signs
    .map((sign) => (typeof sign === 'string' ? { phrase: sign, kind: 'general' as const } : sign))
    .map((sign) => ({ stems: prefixesIn(sign.phrase), sign }))
    .toSorted((a, b) => Number(a.sign.kind === 'general') - Number(b.sign.kind === 'general'));
  return (question) => {
    const words = readWords(question);
    return signsByStems.find(({ stems }) => stems.every((start) => words.some((word) => word.startsWith(start))))?.sign;
  };
}
