import { readClauses } from './clauses.ts';
import type { FirstAid } from './firstAid.ts';
import { prefixesIn, prefixOf } from './readWords.ts';
import type { UrgentKind } from './urgentKinds.ts';

/** A practice's own sign of an emergency: a phrase with the kind whose first aid fits, or with first aid of its own. */
export interface KnownSign {
  readonly phrase: string;
  readonly kind: UrgentKind;
  readonly tr?: string | undefined;
  readonly en?: string | undefined;
  readonly otherwise?: FirstAid['otherwise'] | undefined;
}
/** A phrase alone is of the kind `general`. */
export type PracticeSign = string | KnownSign;

/** Clauses have "ateşsiz" for "ateşim yok". */
const denies = (word: string, prefix: string): boolean => /^(?:ates|agri)siz/.test(word) && prefix !== prefixOf(word);

const isVague = ({ kind, tr }: KnownSign): boolean => kind === 'general' && tr === undefined;

/**
 * Create a function that gets the first of several signs that a question has all words of, in any order and with any
 * ending. Signs that name a kind or have first aid of their own go first.
 */
export function createSigns(signs: readonly PracticeSign[]): (question: string) => KnownSign | undefined {
  const signsInOrder = signs
    .map((sign) => (typeof sign === 'string' ? { phrase: sign, kind: 'general' as const } : sign))
    .map((sign) => ({ prefixes: prefixesIn(sign.phrase), sign }))
    .toSorted((a, b) => Number(isVague(a.sign)) - Number(isVague(b.sign)));
  return (question) => {
    const { words } = readClauses(question);
    return signsInOrder.find(({ prefixes }) =>
      prefixes.every((prefix) => words.some((word) => word.startsWith(prefix) && !denies(word, prefix))),
    )?.sign;
  };
}
