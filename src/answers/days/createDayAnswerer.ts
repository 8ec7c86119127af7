import { localTime } from '#hours/dates.ts';
import type { Answer } from '../answer.ts';
import type { AnswersIndex } from '../answersIndex.ts';
import type { Ranking } from '../createEntryRanker.ts';
import { createTopicMatcher } from '../rules/topics.ts';
import { dayAnswer } from './dayAnswer.ts';
import { readDay } from './readDay.ts';

/** A question with more words that do not name the day is a story. */
const MAX_OTHER_WORDS = 8;
/** Probability from which a question that names a day is about the hours, although not all of its words say so. */
const MIN_PROBABILITY = 0.4;

/**
 * Create a function that answers whether the practice is open on the day that a question names; undefined for other
 * questions. What another entry is asked by word for word is left to that entry.
 */
export function createDayAnswerer({ opening, entries, topics, language, model }: AnswersIndex) {
  const isAboutHours = createTopicMatcher(
    topics.filter(({ position }) => position === opening?.week),
    language.fillers,
  );
  return ({ entries: [first], foundBy, confidence, words }: Ranking, now: Date): Answer | undefined => {
    if (!opening) return undefined;
    const { calendar, week, otherDays } = opening;
    const named = readDay(words, localTime(now, calendar.hours.timezone).date);
    if (!named || named.rest.length > MAX_OTHER_WORDS) return undefined;
    const isFound = first !== undefined && [week, ...otherDays].includes(first.position);
    const isAsked = foundBy === 'verbatim' || foundBy === 'topic' ? isFound : isAboutHours(named.rest) !== undefined;
    if (!isAsked && !(isFound && confidence > 0 && first.probability >= MIN_PROBABILITY)) return undefined;
    const dayReply = dayAnswer(calendar, named, now);
    if (!dayReply) return undefined;
    const { link, ...hours } = entries[week]!;
    const holiday = entries.find(({ id }) => id === dayReply.holiday);
    // What is asked word for word gets that entry (src/api/README.md, Operations), with the day's own answer.
    const asked = foundBy === 'verbatim' ? entries[first!.position] : undefined;
    return {
      matched: true,
      ...(holiday ?? hours),
      ...(link && { link }),
      ...(dayReply.question && { question: dayReply.question }),
      ...(asked && { id: asked.id, question: asked.question, url: asked.url }),
      answer: dayReply.tr,
      inEnglish: dayReply.en,
      confidence: model.topic,
      isRanked: false,
      related: holiday ? [{ question: hours.question, answer: hours.answer, url: hours.url }] : [],
    };
  };
}
