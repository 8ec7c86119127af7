import type { createMatcher, Match } from '#turkish/patterns.ts';
import type { PhraseTable } from './readPhrases.ts';
import { clauseAround, type Told } from './told.ts';

/** So many words on either side may say that something is past or imagined: many write without full stops. */
const WORDS_NEAR = 4;
/** So many words on either side may be the verb of a match. */
const WORDS_OF_VERB = 2;

/** Create a function that tells whether words beside a match say that it is past or imagined. */
export function createIsCancelled(
  table: PhraseTable,
  matcher: (patterns: readonly string[]) => ReturnType<typeof createMatcher>,
): (told: Told, match: Match) => boolean {
  const says = (list: 'goesOn' | 'imagined' | 'now' | 'past' | 'tells') => {
    const find = matcher(table[list]);
    return (words: readonly string[]): boolean => find(words).length > 0;
  };
  const saysNow = says('now');
  const saysImagined = says('imagined');
  const saysPast = says('past');
  const goesOn = says('goesOn');
  const tells = says('tells');

  const isCurrent = (told: Told, match: Match): boolean => saysNow(clauseAround(told, match));

  const isImagined = (told: Told, match: Match): boolean =>
    saysImagined(clauseAround(told, match, WORDS_NEAR, WORDS_NEAR));

  const isPast = (told: Told, match: Match): boolean => {
    const itself = told.words.slice(match.from, match.to);
    const behind = clauseAround(told, match, 0).slice(itself.length);
    // A second verb is about something else: "dilim şişti geçen hafta diş çektirdim".
    const reach = tells(itself) && tells(behind) ? 1 : WORDS_NEAR;
    return (
      saysPast(clauseAround(told, match, WORDS_NEAR, reach)) &&
      // "Geçen hafta çektirdim durmuyor"
      !goesOn(clauseAround(told, match, WORDS_OF_VERB, WORDS_OF_VERB))
    );
  };

  return (told, match) => !isCurrent(told, match) && (isImagined(told, match) || isPast(told, match));
}
