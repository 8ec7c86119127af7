import type { Entry } from '../../entries/entries.ts';
import type { FaqCategory } from '../../entries/faq.ts';
import { careCards, placedCare } from '../care.ts';
import { closing, definePage, links, relatedLinks, prose } from '../define.ts';
import { noteBlocks, sourceBlocks } from '../notes.ts';
import type { Answered, Link, Page } from '../page.ts';
import type { Site } from '../site.ts';
import { WORDS } from '../words.ts';
import { facts, medicalFacts, type Context } from './context.ts';

/** A category's questions with their ids, `<category>-<zero-based index>`. */
export function answeredQuestions(site: Site, category: Entry<FaqCategory>): Answered[] {
  return category.questions.map(({ question, answer, link }, index) => ({
    id: `${category.slug}-${index}`,
    question,
    answer,
    link: link && { path: site.pathOf(link.to), label: link.label },
  }));
}

export function faqIndex({ entries, site, link }: Context, home: Link): Page {
  const faq = entries.singles['pages/faq.md'];
  const lastReviewed = site.faq.reduce(
    (newest, category) => (category.lastReviewed > newest ? category.lastReviewed : newest),
    faq.lastReviewed,
  );
  return definePage(facts('faq-index', faq, [home], lastReviewed), () => [
    ...careCards(faq, site.practice),
    prose(faq.body),
    ...noteBlocks(faq, entries),
    links(
      WORDS.questions,
      site.faq.map(({ ref }) => link(ref)),
      'rows',
    ),
  ]);
}

export function faqCategory(
  { site, entries, related }: Context,
  category: Entry<FaqCategory>,
  breadcrumbs: readonly Link[],
): Page {
  const care = placedCare(category, site);
  return definePage(medicalFacts(site, 'faq-category', category, breadcrumbs), () => [
    ...care.first,
    care.signpost,
    { type: 'questions', questions: answeredQuestions(site, category) },
    ...care.last,
    ...noteBlocks(category, entries),
    ...sourceBlocks(category, entries),
    closing(site.practice),
    relatedLinks(related(category.ref)),
  ]);
}

/** The answers that have a short form in English: that form by the answer's id in the API. */
export function answersInEnglish(site: Site): Readonly<Record<string, string>> {
  const faq = site.faq.flatMap((category) =>
    answeredQuestions(site, category).map(({ id }, index) => [id, category.questions[index]!.inEnglish] as const),
  );
  const curated = site.curated.map(({ key, inEnglish }) => [key, inEnglish] as const);
  return Object.fromEntries([...faq, ...curated].flatMap(([id, text]) => (text ? [[id, text] as const] : [])));
}
