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
  const asked = own.map(({ question }) => question.match(/\p{L}+/gu) ?? []);
  const facts = [
    hours(practice),
    languages(practice),
    place(practice),
    booking(practice),
    offers(services),
    privacyNotice(privacy),
  ];
  return facts.flatMap(({ known, entry }) =>
    asked.some((words) => words.length > 1 && words.every((word) => known.test(word))) ? [] : [entry],
  );
}

function hours(practice: Practice): { known: RegExp; entry: Curated } {
  const { key, known, question, phrasings } = FACT_QUESTIONS.hours;
  const usual = [`${usualHours(practice)}.`, publicHolidaysLine(practice)].filter(Boolean).join(' ');
  const exceptions = sortedExceptions(practice).map((exception) => `- ${exceptionLine(exception, practice)}`);
  const answer = [usual, exceptions.join('\n')].filter(Boolean).join('\n\n');
  const entry = { key, question, answer, phrasings: [...phrasings], page: 'pages/contact' };
  return { known, entry: { ...entry, inEnglish: openInEnglish(practice) } };
}

function languages({ languages: spoken, doctors }: Practice): { known: RegExp; entry: Curated } {
  const { key, known, question, phrasings, byName, answer } = FACT_QUESTIONS.languages;
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
  const list = (codes: readonly string[]) => new Intl.ListFormat('en').format(codes.map((code) => inEnglish.of(code)!));
  const people = doctors.flatMap(({ name, languages: own }) => (own && doctors.length > 1 ? [{ name, own }] : []));
  const names = [...new Set([...spoken.filter((code) => code !== 'tr'), ...ASKED_FOR])];
  return {
    known,
    entry: {
      key,
      question,
      answer: [answer(languageNames(spoken)), ...people.map(({ name, own }) => `${name}: ${languageNames(own)}.`)].join(
        ' ',
      ),
      inEnglish: [`We speak ${list(spoken)}.`, ...people.map(({ name, own }) => `${name}: ${list(own)}.`)].join(' '),
      phrasings: [
        ...phrasings,
        ...names.flatMap((code) =>
          byName(languageNames([code]).toLocaleLowerCase('tr'), inEnglish.of(code)!.toLowerCase()),
        ),
      ],
      page: 'pages/about',
    },
  };
}

function place({ address, access }: Practice): { known: RegExp; entry: Curated } {
  const { key, known, question, phrasings } = FACT_QUESTIONS.place;
  const answer = [`${address.display}.`, access].filter(Boolean).join(' ');
  return {
    known,
    entry: {
      key,
      question,
      answer,
      phrasings: [...phrasings],
      inEnglish: `${address.display}.`,
      page: 'pages/contact',
    },
  };
}

function booking(practice: Practice): { known: RegExp; entry: Curated } {
  const { key, known, question, phrasings, answer, inEnglish } = FACT_QUESTIONS.booking;
  const ways = contactWays(practice);
  const said = (texts: Readonly<Record<Way, (to: string) => string>>) =>
    ways.map(({ way, label, href }) => texts[way](way === 'online' ? href : label)).join(' ');
  return {
    known,
    entry: {
      key,
      question,
      answer: said(answer),
      phrasings: [...phrasings],
      inEnglish: said(inEnglish),
      page: 'pages/contact',
    },
  };
}

function offers(services: readonly string[]): { known: RegExp; entry: Curated } {
  const { key, known, question, phrasings, answer } = FACT_QUESTIONS.offers;
  return {
    known,
    entry: { key, question, answer: answer(services.join(', ')), phrasings: [...phrasings], page: 'pages/home' },
  };
}

function privacyNotice(answer: string): { known: RegExp; entry: Curated } {
  const { known, phrasings, ...entry } = FACT_QUESTIONS.privacy;
  return { known, entry: { ...entry, answer, phrasings: [...phrasings], page: 'pages/privacy' } };
}
