import { beginningsOf } from './words.ts';
import { isNounEnding, joins, verbForm } from './suffixes.ts';

/** Stems of everyday Turkish, folded, separated by spaces. */
export interface EverydayTable {
  readonly nouns: string;
  readonly verbs: string;
}

/** Everyday words that one typing error would make of words of the lexicon: they are what they are, in all their forms. */
export interface Everyday {
  readonly stems: readonly string[];
  isForm(stem: string, rest: string): boolean;
  isVerb(stem: string): boolean;
  /** Whether a folded word is a form of one of them. */
  has(word: string): boolean;
}

export function createEveryday(tables: EverydayTable): Everyday {
  const nouns = new Set(tables.nouns.split(' '));
  const verbs = new Set(tables.verbs.split(' '));
  const stems = [...nouns, ...verbs];
  const beginnings = beginningsOf(stems);
  const isForm = (stem: string, rest: string): boolean =>
    (nouns.has(stem) && (rest === '' || (isNounEnding(rest) && joins(stem, rest, false)))) ||
    (verbs.has(stem) && rest !== '' && joins(stem, rest, true) && verbForm(stem, rest) !== undefined);
  return {
    stems,
    isForm,
    isVerb: (stem) => verbs.has(stem),
    has(word) {
      for (let length = 2; length <= word.length; length++) {
        const stem = word.slice(0, length);
        if (isForm(stem, word.slice(length))) return true;
        if (!beginnings.has(stem)) return false;
      }
      return false;
    },
  };
}
