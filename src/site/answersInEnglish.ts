import { answeredQuestions } from './pages/faq.ts';
import type { Site } from './site.ts';

/** The answers that have a short form in English, each by what a response names it by (`id`). */
export function answersInEnglish(site: Site): readonly { readonly id: string; readonly text: string }[] {
  const faq = site.faq.flatMap((category) =>
    answeredQuestions(site, category).map(({ id }, index) => ({ id, text: category.questions[index]!.inEnglish })),
  );
  const curated = site.curated.map(({ key, inEnglish }) => ({ id: key, text: inEnglish }));
  return [...faq, ...curated].flatMap(({ id, text }) => (text ? [{ id, text }] : []));
}
