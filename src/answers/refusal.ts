import { compile } from './patterns.ts';
import { rootOf } from './terms.ts';

/** Treatments that an entry says are not offered, as folded patterns. */
export interface Refusal {
  readonly entry: number;
  readonly treatments: readonly string[];
}

/** Write the pattern by which a question names a treatment, with any suffix: `yirm* .. yas* .. dis* .. ceki*`. */
export const treatmentPattern = (words: readonly string[]): string => words.map(beginning).join(' .. ');

/** Get the beginning of a word that its suffixes keep: "diş teli" and "dişime tel". */
function beginning(word: string): string {
  const root = rootOf(word).replace('~', '');
  return `${root.length < 4 ? root : root.replace(/[iu]$/, '')}*`;
}

/** Create a function that finds the entry which says that a treatment in a question is not offered. */
export function createRefusalMatcher(refusals: readonly Refusal[]) {
  const rows = refusals.flatMap(({ entry, treatments }) => treatments.map((pattern) => ({ entry, pattern })));
  const find = compile(rows.map(({ pattern }) => pattern));
  return (words: readonly string[]): number | undefined => {
    const [first] = find(words);
    return first && rows[first.pattern]!.entry;
  };
}
