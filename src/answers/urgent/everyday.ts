import { isNounEnding, joins, verbForm } from './suffixes.ts';
import { NOUNS, VERBS } from './everydayWords.ts';

const nouns = new Set(NOUNS.split(' '));
const verbs = new Set(VERBS.split(' '));

const isForm = (stem: string, rest: string): boolean =>
  (nouns.has(stem) && (rest === '' || (isNounEnding(rest) && joins(stem, rest, false)))) ||
  (verbs.has(stem) && rest !== '' && joins(stem, rest, true) && verbForm(stem, rest) !== undefined);

/**
 * Everyday words that one typing error would make of words of the lexicon: they are what they are, in all their forms.
 */
export const everyday = {
  stems: [...nouns, ...verbs] as readonly string[],
  isForm,
  isVerb: (stem: string): boolean => verbs.has(stem),
  /** Whether a folded word is a form of one of them. */
  has(word: string): boolean {
    for (let length = 2; length <= word.length; length++)
      if (isForm(word.slice(0, length), word.slice(length))) return true;
    return false;
  },
};
