import { localTime } from '#calendar/openNow.ts';
import type { Answer, IndexedEntry, RelatedQuestion } from './answer.ts';
import type { AnswersIndex } from './answersIndex.ts';
import { createFinder, type FoundEntry, type Ranking } from './createFinder.ts';
import { createDayAnswerer } from './days/createDayAnswerer.ts';
import { readDay } from './days/readDay.ts';
import { withoutOpposite } from './rules/withoutOpposite.ts';

const MAX_RELATED = 3;
const MIN_PROBABILITY = 0.03;
/** Higher than that of entries: a page is found by its title alone, which matches by chance more often. */
const MIN_PAGE_PROBABILITY = 0.1;
/** From this confidence on, the entry that is not sure enough to answer comes first, and the ask box opens it. */
const MIN_NEAR = 0.6;
/** A sign answers only whoever asks in its words: it may also be a rare case of a common question. */
const MIN_SIGN = 0.9;
const MIN_SIGN_WORDS = 3;
const MIN_SIGN_EXPLAINED = 90;
const MIN_FACT_PROBABILITY = 0.05;

/**
 * Create a function that answers questions from an index. The text of a question is data, never an instruction.
 * @param now Decides what "tomorrow" is.
 * @example createAnswerer(index)('kaçta açıksınız') // { matched: true, question: 'Hangi saatlerde açıksınız?', … }
 */
export function createAnswerer(index: AnswersIndex, now: () => Date = () => new Date()): (question: string) => Answer {
  const find = createFinder(index);
  const findAmong = (one: AnswersIndex['pages']) =>
    createFinder({ ...index, ...one, facts: [], topics: [], feeEntries: [], refusals: [] });
  const findPages = findAmong(index.pages);
  const findSigns = findAmong(index.signs);
  const dayAnswerFor = createDayAnswerer(index);
  const facts = new Set(index.facts);
  const otherDays = new Set(index.opening?.otherDays);
  /** Suggest what the practice wrote, then its pages, then facts; days only beside an answer on one. */
  const relatedOf = (ranked: readonly FoundEntry[], pages: readonly FoundEntry[] = [], keepsFirst = false) => {
    const isOwn = ({ entry }: FoundEntry) => !facts.has(entry) || (keepsFirst && entry === ranked[0]!.entry);
    const related = likely(ranked.filter(isOwn), MIN_PROBABILITY, index.entries);
    // Pages take the room that entries leave, and come before less likely ones.
    for (const page of likely(pages, MIN_PAGE_PROBABILITY, index.pages.entries).slice(
      0,
      MAX_RELATED - related.length,
    )) {
      const at = related.findIndex(
        ({ probability }, place) => probability < page.probability && !(keepsFirst && place === 0),
      );
      related.splice(at < 0 ? related.length : at, 0, page);
    }
    const others = ranked.filter((one) => !isOwn(one) && !otherDays.has(one.entry));
    related.push(...likely(others, MIN_FACT_PROBABILITY, index.entries).slice(0, MAX_RELATED - related.length));
    return related.map(({ question, answer, url }) => ({ question, answer, url }));
  };
  const answerFrom = (question: string, findings: Ranking): Answer => {
    const ofDay = dayAnswerFor(findings, now());
    if (ofDay) return ofDay;
    const { entries, confidence } = findings;
    const [first, ...others] = entries;
    if (!first || confidence < index.model.threshold) {
      const sign = findSigns(question);
      const isAsked = sign.words.length >= MIN_SIGN_WORDS && sign.explained >= MIN_SIGN_EXPLAINED;
      if (isAsked && sign.confidence >= MIN_SIGN)
        return matched(index.signs.entries[sign.entries[0]!.entry]!, sign, relatedOf(entries));
      const isNear = confidence >= MIN_NEAR;
      return { matched: false, isNear, related: relatedOf(entries, findPages(question).entries, isNear) };
    }
    return matched(index.entries[first.entry]!, findings, relatedOf(others));
  };
  /** Ask about the week what numbers ask that name no day: hours are not dates of holidays. */
  const findWithoutNumbers = (question: string): Ranking => {
    const findings = find(question);
    const { opening } = index;
    const named = opening && readDay(findings.words, localTime(now(), opening.calendar.hours.timezone).date);
    if (!named || named.days.length > 0 || findings.by === 'verbatim') return findings;
    const again = find(named.rest.join(' '));
    const [first, second] = [findings, again].map(({ entries }) => entries[0]?.entry ?? -1) as [number, number];
    return otherDays.has(first) || otherDays.has(second) || second === opening.week ? again : findings;
  };
  return (question) => {
    const findings = findWithoutNumbers(question);
    return withoutOpposite(question, answerFrom(question, findings), findings.by === 'verbatim');
  };
}

const matched = (
  entry: IndexedEntry,
  { confidence, by }: Ranking,
  related: readonly RelatedQuestion[],
): Answer & { matched: true } => ({
  matched: true,
  ...entry,
  confidence: Math.round(confidence * 1000) / 1000,
  source: by === 'rank' ? 'fuse' : 'rescue',
  related,
});

/** Get what is likely enough to be shown, best first. */
const likely = (ranked: readonly FoundEntry[], min: number, entries: readonly RelatedQuestion[]) =>
  ranked
    .filter(({ probability }) => probability >= min)
    .slice(0, MAX_RELATED)
    .map(({ entry, probability }) => ({ ...entries[entry]!, probability }));
