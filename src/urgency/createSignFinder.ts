import { readClauses } from './clauses.ts';
import type { FirstAid } from './firstAid.ts';
import { prefixesIn, prefixOf } from './readWords.ts';
import type { UrgentKind } from './urgentKinds.ts';

/** A practice's own sign of an emergency: a phrase with the kind whose first aid fits, or with first aid of its own. */
export interface OwnSign {
  readonly phrase: string;
  readonly kind: UrgentKind;
  readonly tr?: string | undefined;
  readonly en?: string | undefined;
  readonly otherwise?: FirstAid['otherwise'] | undefined;
}
/** A phrase alone is of the kind `general`. */
export type PracticeSign = string | OwnSign;

/** signs.yaml */
export type SignWords = Readonly<Record<'asks' | 'denied' | 'reports' | 'thing', string>>;

/** Signs with first aid of their own go first, then those that name a kind, then those of more words. */
const rankOf = ({ kind, tr }: OwnSign): number => (tr === undefined ? (kind === 'general' ? 2 : 1) : 0);

/**
 * Create a function that gets the best of several signs that a question has all words of, in any order and with any
 * ending. A question that only asks, and reports nothing, has none, unless the sign has its question word.
 */
export function createSignFinder(
  signs: readonly PracticeSign[],
  known: SignWords,
): (question: string) => OwnSign | undefined {
  const asks = new RegExp(known.asks, 'u');
  const reports = new RegExp(known.reports, 'u');
  const denied = new RegExp(known.denied, 'u');
  const thing = new RegExp(known.thing, 'u');
  const signsInOrder = signs
    .map((sign) => (typeof sign === 'string' ? { phrase: sign, kind: 'general' as const } : sign))
    .map((sign) => ({ prefixes: prefixesIn(sign.phrase), sign }))
    .toSorted((a, b) => rankOf(a.sign) - rankOf(b.sign) || b.prefixes.length - a.prefixes.length);
  return (question) => {
    const { words } = readClauses(question);
    const text = words.join(' ');
    const asked = reports.test(text) ? undefined : asks.exec(text)?.[0];
    return signsInOrder.find(
      ({ prefixes }) =>
        (asked === undefined || prefixes.includes(prefixOf(asked))) &&
        prefixes.every((prefix) =>
          words.some(
            (word, at) =>
              // A final k softens before a vowel: "bebek", "bebeğim".
              [prefix, prefix.replace(/k$/, 'g')].some((beginning) => word.startsWith(beginning)) &&
              !(denied.test(word) && prefix !== prefixOf(word)) &&
              (!thing.test(words[at + 1] ?? '') || prefixes.includes(prefixOf(words[at + 1]!))),
          ),
        ),
    )?.sign;
  };
}
