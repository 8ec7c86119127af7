import { signsByPhrase } from '#content/schemas/urgentFile.ts';
import { isAboutMouth } from '#content/vocabulary.ts';
import { everydayPhrases, URGENT_TABLES } from '#urgency/forBuild.ts';
import type { FirstAidConfig } from '#urgency/forRequests.ts';
import { absolute, pathOf } from '../addresses.ts';
import type { Site } from '../site.ts';

/** Get a practice's own data on emergencies for the question box. */
export function firstAidConfig(site: Site): FirstAidConfig {
  const { base, practice, urgent } = site;
  const addressOf = (reference: string) => absolute(base, pathOf(reference));
  return {
    page: addressOf(practice.booking.emergency ?? 'pages/contact'),
    pages: Object.fromEntries(Object.entries(urgent.pages).map(([kind, page]) => [kind, addressOf(page)])),
    ownTexts: urgent.texts,
    addedSentences: urgent.more,
    isAboutMouth: isAboutMouth(practice),
    isAboutChildren: practice.specialty.schemaMedicalSpecialty === 'Pediatric',
    isAboutPregnancy: ['Gynecologic', 'Obstetric', 'Midwifery'].includes(practice.specialty.schemaMedicalSpecialty),
    // Computed when it is read: it takes longer than all the rest, and headers and redirects do not need it.
    get everyday() {
      const { names, questions } = everydayTexts(site);
      return [...urgent.everyday, ...everydayPhrases([...new Set([...names, ...questions])], URGENT_TABLES)];
    },
    signs: signsByPhrase(urgent.signs),
  };
}

/** A text that sends somebody to an ambulance or a hospital. */
const SENDS_AWAY = /(?<!\d)11[24](?!\d)|acil serv|hastane(?:ye|nin)/iu;

/**
 * List what the practice deals with every day: names of services, treatments and techniques, complaints without signs
 * of an emergency, their labels on the home page, and questions whose answers send nobody to a hospital.
 */
export function everydayTexts(site: Site) {
  const { practice, services, treatments, faq, otherAnswers, pageQuestions, pages, complaints } = site;
  const calm = pages.filter(
    ({ kind, markdown }) => kind === 'technique' || (kind === 'symptom' && !SENDS_AWAY.test(markdown)),
  );
  return {
    names: [
      practice.specialty.tr,
      ...[...services, ...treatments].flatMap(({ ref, title, shortTitle }) =>
        ref === practice.booking.emergency ? [] : [title, shortTitle],
      ),
      ...calm.map(({ title }) => title),
    ],
    questions: [
      ...[...faq.flatMap(({ questions }) => questions), ...otherAnswers].flatMap(({ question, phrasings, answer }) =>
        SENDS_AWAY.test(answer) ? [] : [question, ...phrasings],
      ),
      ...complaints
        .filter(({ path }) => pages.some((page) => page.path === path && !SENDS_AWAY.test(page.markdown)))
        .map(({ title }) => title),
      ...pageQuestions.flatMap(({ answer, questions }) => (SENDS_AWAY.test(answer) ? [] : questions)),
    ],
  };
}
