import { mistypedLetters } from '../answers/correct.ts';

/** What one typing error costs: less, the more often it is made. */
const COST = { swapped: 1, doubled: 0.8, needless: 1.2, lostVowel: 0.9, lost: 1.1, neighbour: 1, other: 1.4 };
/** The first letter is seldom wrong. */
const FIRST = 0.2;

const VOWEL = /[aeiou]/;

/** The Turkish keyboard, folded. */
const KEYS = mistypedLetters(['qwertyuiopgu', 'asdfghjklsi', 'zxcvbnmoc'], []);

/**
 * What it costs to have typed one text for another by one error: a letter lost, needless or another, or two beside each other
 * exchanged. Undefined where that takes none or more than one.
 */
export function editCost(typed: string, meant: string): number | undefined {
  if (Math.abs(typed.length - meant.length) > 1 || typed === meant) return undefined;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const first = at === 0 ? FIRST : 0;
  const [a, b] = [typed.slice(at), meant.slice(at)];
  if (a.length > b.length) {
    if (a.slice(1) !== b) return undefined;
    return first + (typed[at] === typed[at - 1] ? COST.doubled : COST.needless);
  }
  if (a.length < b.length) {
    if (a !== b.slice(1)) return undefined;
    return first + (VOWEL.test(b[0]!) ? COST.lostVowel : COST.lost);
  }
  if (a.slice(1) === b.slice(1)) return first + (KEYS[b[0]!]?.includes(a[0]!) ? COST.neighbour : COST.other);
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2) ? first + COST.swapped : undefined;
}

/** A text less each of its letters. */
export const withoutOne = (text: string): string[] => [...text].map((_, at) => text.slice(0, at) + text.slice(at + 1));
