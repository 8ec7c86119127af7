import { localTime } from '#hours/dates.ts';
import type { Answer, IndexedEntry, RelatedQuestion } from './answer.ts';
import type { AnswersIndex } from './answersIndex.ts';
import { createEntryRanker, type FoundEntry, type Ranking } from './createEntryRanker.ts';
import { createDayAnswerer } from './days/createDayAnswerer.ts';
import { indexIn, MONTH_NAMES } from './days/dayWords.ts';
import { readDay } from './days/readDay.ts';
import { dropContradicting } from './rules/dropContradicting.ts';
import { selectRelated, type Suggestion } from './selectRelated.ts';

/** The least confidence at which an entry is shown unfolded as the first related question, though it is no answer. */
const MIN_LIKELY = 0.6;

/**
 * Create a function that answers questions from an index. The text of a question is data, never an instruction.
 * @param now Decides what "tomorrow" is.
 * @example createAnswerer(index)('kaçta açıksınız') // { matched: true, question: 'Hangi saatlerde açıksınız?', … }
 */
export function createAnswerer(index: AnswersIndex, now: () => Date = () => new Date()): (question: string) => Answer {
  const find = createEntryRanker(index);
  const findAmong = (entries: AnswersIndex['pages']) =>
    createEntryRanker({ ...index, ...entries, topics: [], feePositions: [], refusals: [] });
  const findPages = findAmong(index.pages);
  const findSigns = findAmong(index.signs);
  const dayAnswerFor = createDayAnswerer(index);
  const generated = new Set(index.generated);
  const otherDays = new Set(index.opening?.otherDays);

  return (question) => {
    const findings = findWithoutNumbers(question);
    return dropContradicting(question, answerFrom(question, findings), findings.foundBy === 'verbatim');
  };

  function answerFrom(question: string, findings: Ranking): Answer {
    const ofDay = dayAnswerFor(findings, now());
    if (ofDay) return ofDay;
    const { entries, confidence } = findings;
    const [first, ...others] = entries;
    if (first && confidence >= index.model.threshold)
      return matched(index.entries[first.position]!, findings, selectRelated(suggestionsOf(others)));
    const sign = findSigns(question);
    // A sign may also be a rare case of a common question: asked in other words, it is no answer.
    if (sign.foundBy === 'verbatim')
      return matched(index.signs.entries[sign.entries[0]!.position]!, sign, selectRelated(suggestionsOf(entries)));
    const isFirstLikely = confidence >= MIN_LIKELY;
    const pages = findPages(question).entries.map(
      ({ position, probability }) => ({ item: index.pages.entries[position]!, origin: 'page', probability }) as const,
    );
    const related = selectRelated([...suggestionsOf(entries, isFirstLikely), ...pages]);
    return { matched: false, isFirstLikely, related };
  }

  /**
   * Suggest ranked entries; those on days are only shown beside an answer on one.
   * @param isFirstLikely Whether the first stays first, even if it was generated.
   */
  function suggestionsOf(ranked: readonly FoundEntry[], isFirstLikely = false): Suggestion[] {
    // A rule may have put an unlikely entry first; it stays there.
    const highest = isFirstLikely ? 1 : Math.max(...ranked.map(({ probability }) => probability));
    return ranked.flatMap(({ position, probability }, place): Suggestion[] => {
      const origin = generated.has(position) && !(isFirstLikely && place === 0) ? 'generated' : 'own';
      if (origin === 'generated' && otherDays.has(position)) return [];
      return [{ item: index.entries[position]!, origin, probability: place === 0 ? highest : probability }];
    });
  }

  /** A month without a number names no holiday, and may be another word: "nişan gelmesi". */
  function findBeyondMonths(findings: Ranking): Ranking {
    const { foundBy, entries, words } = findings;
    const others = words.filter((word) => indexIn(MONTH_NAMES, word) < 0);
    const namesNoDay = foundBy !== 'verbatim' && !/\d|yirmi|otuz/.test(words.join());
    return namesNoDay && others.length < words.length && otherDays.has(entries[0]?.position ?? -1)
      ? find(others.join(' '))
      : findings;
  }

  /** Ask about the week what numbers ask that name no day: hours are not dates of holidays. */
  function findWithoutNumbers(question: string): Ranking {
    const findings = findBeyondMonths(find(question));
    const { opening } = index;
    const named = opening && readDay(findings.words, localTime(now(), opening.calendar.hours.timezone).date);
    if (!named || named.days.length > 0 || named.isNoDay || findings.foundBy === 'verbatim') return findings;
    const again = find(named.rest.join(' '));
    const [first, second] = [findings, again].map(({ entries }) => entries[0]?.position ?? -1) as [number, number];
    return otherDays.has(first) || otherDays.has(second) || second === opening.week ? again : findings;
  }
}

const matched = (
  entry: IndexedEntry,
  { confidence, foundBy }: Ranking,
  related: readonly RelatedQuestion[],
): Answer & { matched: true } => ({
  matched: true,
  ...entry,
  confidence: Math.round(confidence * 1000) / 1000,
  isRanked: foundBy === 'rank',
  related,
});
