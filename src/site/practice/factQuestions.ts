import type { Entry } from '#content/entries.ts';
import type { OtherAnswer } from '#content/schemas/faqFile.ts';
import type { Practice, Way } from '#content/schemas/practiceFile.ts';
import type { Service, Treatment } from '#content/schemas/service.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { sortedExceptions } from '#hours/exceptions.ts';
import { exceptionLine } from '#hours/exceptionTexts.ts';
import { openInEnglish, publicHolidaysLine, usualHours } from '#hours/hoursTexts.ts';
import { escapeMarkdown } from '#markdown/escape.ts';
import { languageNames } from '../text/languages.ts';
import { BRIEF_QUESTIONS, FACT_QUESTIONS } from '../words/questions.ts';
import { contactWays } from './contactWays.ts';
import { briefFacts } from './facts.ts';

/** Languages that people ask for by name, whether the practice speaks them or not. */
const ASKED_FOR = ['en', 'de', 'ar', 'ru'];

/** What is said to one of `FACT_QUESTIONS`. */
type FactAnswer = Pick<OtherAnswer, 'answer' | 'inEnglish' | 'page'> & { readonly phrasings?: readonly string[] };

type Offered = Entry<Service> | Entry<Treatment>;
/** A question of the content. */
type Own = Pick<OtherAnswer, 'question' | 'phrasings'>;

/**
 * Questions that practice.yaml and the `brief` of services answer, for the question box: when it is open, where it is,
 * how to book and pay, who is there, what it does, which languages are spoken and what is kept. One that the content
 * asks by a question of its own, not only by a phrasing of another, is left to the content.
 */
export function factQuestions(
  practice: Practice,
  own: readonly Own[],
  offered: readonly Offered[],
  privacy: string,
): OtherAnswer[] {
  const { address, access, paymentAccepted } = practice;
  const planned = offered.filter(({ ref }) => ref !== practice.booking.emergency).map(({ shortTitle }) => shortTitle);
  const services = escapeMarkdown(planned.join(', '));
  const answers: Record<keyof typeof FACT_QUESTIONS, FactAnswer> = {
    hours: { answer: hoursAnswer(practice), inEnglish: openInEnglish(practice), page: 'pages/contact' },
    languages: { ...languagesAnswer(practice), page: 'pages/about' },
    place: {
      answer: escapeMarkdown([`${address.display}.`, access].filter(Boolean).join(' ')),
      inEnglish: `${address.display}.`,
      page: 'pages/contact',
    },
    booking: { ...bookingAnswer(practice), page: 'pages/contact' },
    payment: {
      answer: FACT_QUESTIONS.payment.answer(escapeMarkdown(paymentAccepted.join(', '))),
      page: 'pages/contact',
    },
    people: { ...peopleAnswer(practice), page: 'pages/about' },
    offers: {
      answer: FACT_QUESTIONS.offers.answer(services),
      page: 'pages/home',
      phrasings: planned.map((name) => FACT_QUESTIONS.offers.isOffered(name)),
    },
    privacy: { answer: escapeMarkdown(privacy), inEnglish: FACT_QUESTIONS.privacy.inEnglish, page: 'pages/privacy' },
  };
  const asked = own.map(({ question }) => question.match(/\p{L}+/gu) ?? []);
  const facts = (Object.keys(answers) as (keyof typeof answers)[]).flatMap((name) => {
    const { key, known, question, phrasings } = FACT_QUESTIONS[name];
    if (asked.some((words) => words.length > 1 && words.every((word) => known.test(word)))) return [];
    const { phrasings: more = [], ...answer } = answers[name];
    return [{ key, question, ...answer, phrasings: [...phrasings, ...more] }];
  });
  return [...facts, ...offered.flatMap((service) => inBrief(service, practice, own))];
}

function hoursAnswer(practice: Practice): string {
  const usual = [`${usualHours(practice)}.`, publicHolidaysLine(practice)].filter(Boolean).join(' ');
  const exceptions = sortedExceptions(practice).map((exception) => `- ${exceptionLine(exception, practice)}`);
  return [usual, exceptions.join('\n')].filter(Boolean).join('\n\n');
}

function languagesAnswer({ languages: spoken, doctors }: Practice) {
  const { byName, answer, ifOnlyTurkish } = FACT_QUESTIONS.languages;
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
  const list = (codes: readonly string[]) => new Intl.ListFormat('en').format(codes.map((code) => inEnglish.of(code)!));
  const people = doctors.flatMap(({ name, languages: own }) => (own && doctors.length > 1 ? [{ name, own }] : []));
  const names = [...new Set([...spoken.filter((code) => code !== 'tr'), ...ASKED_FOR])];
  return {
    answer: [answer(languageNames(spoken)), ...people.map(({ name, own }) => `${name}: ${languageNames(own)}.`)].join(
      ' ',
    ),
    inEnglish: [`We speak ${list(spoken)}.`, ...people.map(({ name, own }) => `${name}: ${list(own)}.`)].join(' '),
    // Turkish alone is also what practice.yaml means that names no language.
    ...(spoken.join() === 'tr' && ifOnlyTurkish),
    phrasings: names.flatMap((code) =>
      byName(languageNames([code]).toLocaleLowerCase('tr'), inEnglish.of(code)!.toLowerCase()),
    ),
  };
}

function bookingAnswer(practice: Practice) {
  const { answer, inEnglish } = FACT_QUESTIONS.booking;
  const sentencesFor = (texts: Readonly<Record<Way, (to: string) => string>>) =>
    contactWays(practice)
      .map(({ way, label, href }) => texts[way](way === 'online' ? href : label))
      .join(' ');
  return {
    answer: [sentencesFor(answer), practice.booking.wait].filter(Boolean).join(' '),
    inEnglish: sentencesFor(inEnglish),
  };
}

function peopleAnswer(practice: Practice) {
  const { byName, inEnglish } = FACT_QUESTIONS.people;
  const { doctors } = practice;
  const about = doctors.map(({ name, title, yearsExperience, introduction, education }) =>
    [[name, title, yearsExperience].filter(Boolean).join(', '), introduction, ...education]
      .flatMap((text) => (text ? [`${text.trim().replace(/\.$/, '')}.`] : []))
      .join(' '),
  );
  const forADoctor = new Set(['hekim', 'doktor', vocabularyOf(practice).professional.toLocaleLowerCase('tr')]);
  return {
    answer: about.map((text) => `${about.length > 1 ? '- ' : ''}${escapeMarkdown(text)}`).join('\n'),
    inEnglish: inEnglish(new Intl.ListFormat('en').format(doctors.map(({ name }) => name))),
    phrasings: [...[...forADoctor].flatMap(byName), ...doctors.map(({ name }) => `${name} kim`)],
  };
}

/** The question that `brief` of a service answers; none if the content asks about the service itself. */
function inBrief({ ref, shortTitle, brief }: Offered, practice: Practice, own: readonly Own[]): OtherAnswer[] {
  const { key, question, phrasings } = BRIEF_QUESTIONS;
  const stemsOf = (text: string): string[] => text.toLocaleLowerCase('tr').match(/(?<!\p{L})\p{L}{1,5}/gu) ?? [];
  const isAsked = own
    .map((entry) => stemsOf([entry.question, ...entry.phrasings].join(' ')))
    .some((stems) => stemsOf(shortTitle).every((stem) => stems.includes(stem)));
  if (!brief || isAsked) return [];
  const facts = briefFacts(brief, practice).map(({ term, text }) => `- **${term}**: ${escapeMarkdown(text)}`);
  return [
    {
      key: `${key}${ref.replaceAll('/', '-')}`,
      question: question(shortTitle),
      answer: facts.join('\n'),
      phrasings: Object.keys(brief).flatMap((name) =>
        phrasings[name as keyof typeof phrasings](shortTitle.toLocaleLowerCase('tr')),
      ),
      page: ref,
    },
  ];
}
