import type { createMatcher, Match } from '#turkish/patterns.ts';
import type { PhraseTable } from './readPhrases.ts';
import { clauseAround, type Told } from './told.ts';

/** So many words on either side may say that something is past or imagined: many write without full stops. */
const WORDS_NEAR = 4;
/** So many words on either side may be the verb of a match. */
const WORDS_OF_VERB = 2;

/** Create a function that tells whether words beside a match say that it is past, imagined or only asked about. */
export function createIsCancelled(
  table: PhraseTable,
  matcher: (patterns: readonly string[]) => ReturnType<typeof createMatcher>,
): (told: Told, match: Match) => boolean {
  const says = (patterns: readonly string[]) => {
    const find = matcher(patterns);
    return (words: readonly string[]): boolean => find(words).length > 0;
  };
  const [now, past, imagined] = [says(table.now), says(table.past), says(table.imagined)];
  const [goesOn, tells, hasVerb] = [says(table.goesOn), says(table.tells), says(table.verbs)];
  const findMeaning = matcher(table.asksMeaning);

  const withVerb = (told: Told, match: Match) => clauseAround(told, match, WORDS_OF_VERB, WORDS_OF_VERB);

  const behind = (told: Told, match: Match) => clauseAround(told, match, 0).slice(match.to - match.from);

  /** "Kalp krizi nedir", but not "dilim şişti nedir bu". */
  const isOnlyAsked = (told: Told, match: Match): boolean =>
    findMeaning(behind(told, match)).some(({ from }) => from === 0) && !tells(withVerb(told, match));

  /** "Rüyamda dişim düştü", "bayılırsam ne olur". */
  const isImagined = (told: Told, match: Match): boolean => imagined(clauseAround(told, match, WORDS_NEAR, WORDS_NEAR));

  /** "Geçen yıl bayıldı", but not "geçen hafta çektirdim durmuyor". */
  const isPast = (told: Told, match: Match): boolean => {
    const itself = told.words.slice(match.from, match.to);
    // What has a verb of its own is about something else: "dilim şişti geçen hafta diş çektirdim".
    const isOver = tells(itself) && hasVerb(behind(told, match));
    return past(clauseAround(told, match, WORDS_NEAR, isOver ? 1 : WORDS_NEAR)) && !goesOn(withVerb(told, match));
  };

  return (told, match) =>
    !now(clauseAround(told, match)) && (isOnlyAsked(told, match) || isImagined(told, match) || isPast(told, match));
}
