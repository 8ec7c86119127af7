import type { Curated } from '#content/schemas/faqFile.ts';
import type { Practice, Way } from '#content/schemas/practiceFile.ts';
import { sortedExceptions } from '../hours/exceptions.ts';
import { exceptionLine } from '../hours/exceptionTexts.ts';
import { openInEnglish, publicHolidaysLine, usualHours } from '../hours/hoursTexts.ts';
import { languageNames } from '../text/languages.ts';
import { FACT_QUESTIONS } from '../words/questions.ts';
import { contactWays } from './contactWays.ts';

/** Languages that people ask for by name, whether the practice speaks them or not. */
const ASKED_FOR = ['en', 'de', 'ar', 'ru'];

/** What is said to one of `FACT_QUESTIONS`. */
type Said = Pick<Curated, 'answer' | 'inEnglish' | 'page'> & { readonly phrasings?: readonly string[] };

/**
 * Questions that practice.yaml answers, for the question box: when it is open, where it is, how to book, what it does,
 * which languages are spoken and what is kept. One that the content asks by a question of its own, not only by a
 * phrasing of another, is left to the content.
 */
export function factQuestions(
  practice: Practice,
  own: readonly { readonly question: string }[],
  services: readonly string[],
  privacy: string,
): Curated[] {
  const { address, access } = practice;
  const said: Record<keyof typeof FACT_QUESTIONS, Said> = {
    hours: { answer: hoursAnswer(practice), inEnglish: openInEnglish(practice), page: 'pages/contact' },
    languages: { ...languagesAnswer(practice), page: 'pages/about' },
    place: {
      answer: [`${address.display}.`, access].filter(Boolean).join(' '),
      inEnglish: `${address.display}.`,
      page: 'pages/contact',
    },
    booking: { ...bookingAnswer(practice), page: 'pages/contact' },
    offers: { answer: FACT_QUESTIONS.offers.answer(services.join(', ')), page: 'pages/home' },
    privacy: { answer: privacy, inEnglish: FACT_QUESTIONS.privacy.inEnglish, page: 'pages/privacy' },
  };
  const asked = own.map(({ question }) => question.match(/\p{L}+/gu) ?? []);
  return (Object.keys(said) as (keyof typeof said)[]).flatMap((name) => {
    const { key, known, question, phrasings } = FACT_QUESTIONS[name];
    if (asked.some((words) => words.length > 1 && words.every((word) => known.test(word)))) return [];
    const { phrasings: more = [], ...answer } = said[name];
    return [{ key, question, ...answer, phrasings: [...phrasings, ...more] }];
  });
}

function hoursAnswer(practice: Practice): string {
  const usual = [`${usualHours(practice)}.`, publicHolidaysLine(practice)].filter(Boolean).join(' ');
  const exceptions = sortedExceptions(practice).map((exception) => `- ${exceptionLine(exception, practice)}`);
  return [usual, exceptions.join('\n')].filter(Boolean).join('\n\n');
}

function languagesAnswer({ languages: spoken, doctors }: Practice) {
  const { byName, answer } = FACT_QUESTIONS.languages;
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
  const list = (codes: readonly string[]) => new Intl.ListFormat('en').format(codes.map((code) => inEnglish.of(code)!));
  const people = doctors.flatMap(({ name, languages: own }) => (own && doctors.length > 1 ? [{ name, own }] : []));
  const names = [...new Set([...spoken.filter((code) => code !== 'tr'), ...ASKED_FOR])];
  return {
    answer: [answer(languageNames(spoken)), ...people.map(({ name, own }) => `${name}: ${languageNames(own)}.`)].join(
      ' ',
    ),
    inEnglish: [`We speak ${list(spoken)}.`, ...people.map(({ name, own }) => `${name}: ${list(own)}.`)].join(' '),
    phrasings: names.flatMap((code) =>
      byName(languageNames([code]).toLocaleLowerCase('tr'), inEnglish.of(code)!.toLowerCase()),
    ),
  };
}

function bookingAnswer(practice: Practice) {
  const { answer, inEnglish } = FACT_QUESTIONS.booking;
  const said = (texts: Readonly<Record<Way, (to: string) => string>>) =>
    contactWays(practice)
      .map(({ way, label, href }) => texts[way](way === 'online' ? href : label))
      .join(' ');
  return { answer: said(answer), inEnglish: said(inEnglish) };
}
