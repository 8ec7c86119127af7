import type { Site } from '../site.ts';

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
