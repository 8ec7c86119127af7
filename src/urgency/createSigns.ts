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

/** Words that ask in general, and endings of words that report. */
const ASKS = /^(?:nasil|nedir|kac(?:inci)?|kimler(?:de)?|what|how|when)$/;
const REPORTS = /(?:[iu]yo(?:m|r(?:um|uz|lar)?)?|[dt][iu][mk]?|m[iu]s(?:im)?|var|yok)$/;

/** Signs with first aid of their own go first, then those that name a kind, then those of more words. */
const rankOf = ({ kind, tr }: KnownSign): number => (tr === undefined ? (kind === 'general' ? 2 : 1) : 0);

/**
 * Create a function that gets the best of several signs that a question has all words of, in any order and with any
 * ending. A question that only asks, and reports nothing, has none, unless the sign has its question word.
 */
export function createSigns(signs: readonly PracticeSign[]): (question: string) => KnownSign | undefined {
  const signsInOrder = signs
    .map((sign) => (typeof sign === 'string' ? { phrase: sign, kind: 'general' as const } : sign))
    .map((sign) => ({ prefixes: prefixesIn(sign.phrase), sign }))
    .toSorted((a, b) => rankOf(a.sign) - rankOf(b.sign) || b.prefixes.length - a.prefixes.length);
  return (question) => {
    const { words } = readClauses(question);
    const asked = words.some((word) => REPORTS.test(word)) ? undefined : words.find((word) => ASKS.test(word));
    return signsInOrder.find(
      ({ prefixes }) =>
        (asked === undefined || prefixes.includes(prefixOf(asked))) &&
        prefixes.every((prefix) => words.some((word) => word.startsWith(prefix) && !denies(word, prefix))),
    )?.sign;
  };
}
