import type { Curated } from '../../entries/schemas/faq.ts';
import type { Practice } from '../../entries/schemas/practice.ts';
import { exceptionLine, openInEnglish, publicHolidaysLine, sortedExceptions, usualHours } from '../hours/hours.ts';
import { languageNames } from '../text/languages.ts';
import { FACT_QUESTIONS } from '../words/questions.ts';

/** Languages that people ask for by name, whether the practice speaks them or not. */
const ASKED_FOR = ['en', 'de', 'ar', 'ru'];

/**
 * Questions that practice.yaml answers, for the question box: when it is open, and which languages are spoken. A
 * question that the content already asks, in any words, is left to the content.
 */
export function factQuestions(
  practice: Practice,
  own: readonly { readonly question: string; readonly phrasings: readonly string[] }[],
): Curated[] {
  const asked = own.flatMap(({ question, phrasings }) => [question, ...phrasings]);
  return [hours(practice), languages(practice)].flatMap(({ known, entry }) =>
    asked.some((text) => known.test(text)) ? [] : [entry],
  );
}

function hours(practice: Practice): { known: RegExp; entry: Curated } {
  const { key, known, question, phrasings } = FACT_QUESTIONS.hours;
  const usual = [`${usualHours(practice)}.`, publicHolidaysLine(practice)].filter(Boolean).join(' ');
  const exceptions = sortedExceptions(practice).map((exception) => `- ${exceptionLine(exception)}`);
  const answer = [usual, exceptions.join('\n')].filter(Boolean).join('\n\n');
  const entry = { key, question, answer, phrasings: [...phrasings], page: 'pages/contact', notOffered: [] };
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
      notOffered: [],
    },
  };
}
