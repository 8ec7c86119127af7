import { answeredQuestions } from './pages/faq.ts';
import type { Site } from './site.ts';

/** The answers that have a short form in English: that form by the answer's id in the API. */
export function answersInEnglish(site: Site): Readonly<Record<string, string>> {
  const faq = site.faq.flatMap((category) =>
    answeredQuestions(site, category).map(({ id }, index) => [id, category.questions[index]!.inEnglish] as const),
  );
  const curated = site.curated.map(({ key, inEnglish }) => [key, inEnglish] as const);
  return Object.fromEntries([...faq, ...curated].flatMap(([id, text]) => (text ? [[id, text] as const] : [])));
}
