import { createMatcher, type Match } from '#turkish/patterns.ts';
import { rootOf } from '../reading/terms.ts';

/** Treatments that an entry says are not offered, as folded patterns. */
export interface Refusal {
  readonly position: number;
  readonly treatments: readonly string[];
}

/** Write the pattern by which a question names a treatment, with any suffix: `yirm* .. yas* .. dis* .. ceki*`. */
export const treatmentPattern = (words: readonly string[]): string => words.map(beginning).join(' .. ');

/** Get the beginning of a word that its suffixes keep: "diş teli" and "dişime tel". */
function beginning(word: string): string {
  const root = rootOf(word).replace('~', '');
  return `${root.length < 4 ? root : root.replace(/[iu]$/, '')}*`;
}

/** Words between the name of a treatment and those that ask for it: "implant tedavisi yapıyor musunuz". */
const MAX_WORDS_BETWEEN = 1;
/** What comes of a treatment is not asked for as one: "çekiminden ölen var mı". */
const ABLATIVE_ENDING = /[dt][ae]n$/;

/**
 * Create functions that find the entry which says that a treatment is not offered: `named` if a question names it,
 * `asked` if it also asks whether it is.
 * @param asking Patterns of what follows the name then.
 */
export function createRefusalMatcher(refusals: readonly Refusal[], asking: readonly string[]) {
  const rows = refusals.flatMap(({ position, treatments }) => treatments.map((pattern) => ({ position, pattern })));
  const find = createMatcher(rows.map(({ pattern }) => pattern));
  const findAsking = createMatcher(asking);
  const entryOf = (match: Match | undefined): number | undefined => match && rows[match.patternIndex]!.position;
  return {
    named: (words: readonly string[]) => entryOf(find(words)[0]),
    asked: (words: readonly string[]) => {
      const starts = findAsking(words).map(({ from }) => from);
      const isAskedFor = ({ to }: Match) =>
        !ABLATIVE_ENDING.test(words[to - 1]!) && starts.some((from) => from >= to && from - to <= MAX_WORDS_BETWEEN);
      return entryOf(find(words).find(isAskedFor));
    },
  };
}
