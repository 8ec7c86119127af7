import type { createMatcher, Match } from '#turkish/patterns.ts';
import { clauseAround, type Clauses } from './clauses.ts';
import type { PhraseTable } from './phraseTable.ts';

/** So many words on either side may say that something is past or imagined: many write without full stops. */
const MAX_WORDS_BESIDE = 4;
/** So many words on either side may be the verb of a match. */
const MAX_VERB_WORDS = 2;

/** Create a function that tells whether words beside a match say that it is past or imagined. */
export function createIsCancelled(
  table: PhraseTable,
  matcher: (patterns: readonly string[]) => ReturnType<typeof createMatcher>,
): (clauses: Clauses, match: Match) => boolean {
  const says = (list: 'goesOn' | 'imagined' | 'now' | 'past' | 'tells') => {
    const find = matcher(table[list]);
    return (words: readonly string[]): boolean => find(words).length > 0;
  };
  const saysNow = says('now');
  const saysImagined = says('imagined');
  const saysPast = says('past');
  const goesOn = says('goesOn');
  const tells = says('tells');

  const isCurrent = (clauses: Clauses, match: Match): boolean => saysNow(clauseAround(clauses, match));

  const isImagined = (clauses: Clauses, match: Match): boolean =>
    saysImagined(clauseAround(clauses, match, MAX_WORDS_BESIDE, MAX_WORDS_BESIDE));

  const isPast = (clauses: Clauses, match: Match): boolean => {
    const itself = clauses.words.slice(match.from, match.to);
    const behind = clauseAround(clauses, match, 0).slice(itself.length);
    // A second verb is about something else: "dilim şişti geçen hafta diş çektirdim".
    const reach = tells(itself) && tells(behind) ? 1 : MAX_WORDS_BESIDE;
    return (
      saysPast(clauseAround(clauses, match, MAX_WORDS_BESIDE, reach)) &&
      // "Geçen hafta çektirdim durmuyor"
      !goesOn(clauseAround(clauses, match, MAX_VERB_WORDS, MAX_VERB_WORDS))
    );
  };

  return (clauses, match) => !isCurrent(clauses, match) && (isImagined(clauses, match) || isPast(clauses, match));
}
