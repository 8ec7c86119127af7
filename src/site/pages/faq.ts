import type { Entry } from '../../entries/entries.ts';
import type { FaqCategory } from '../../entries/schemas/faq.ts';
import { careCards, placedCare } from '../emergency/care.ts';
import { definePage, links, prose } from '../define.ts';
import { noteBlocks } from '../notes.ts';
import type { Answered } from '../block.ts';
import type { Link } from '../link.ts';
import type { Page } from '../page.ts';
import type { Site } from '../site.ts';
import { WORDS } from '../words/interface.ts';
import { ending, facts, latest, medicalFacts, type Context } from './context.ts';

/** Get a category's questions; ids are `<category>-<zero-based index>`. */
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
  const lastReviewed = latest(faq.lastReviewed, ...site.faq.map((category) => category.lastReviewed));
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

export function faqCategory(context: Context, category: Entry<FaqCategory>, breadcrumbs: readonly Link[]): Page {
  const { site, entries } = context;
  const care = placedCare(category, site);
  return definePage(medicalFacts(site, 'faq-category', category, breadcrumbs), () => [
    ...care.first,
    care.signpost,
    { type: 'questions', questions: answeredQuestions(site, category) },
    ...care.last,
    ...noteBlocks(category, entries),
    ...ending(context, category),
  ]);
}

/** Get the short English forms of answers, by the answer's id in the API. */
export function answersInEnglish(site: Site): Readonly<Record<string, string>> {
  const faq = site.faq.flatMap((category) =>
    answeredQuestions(site, category).map(({ id }, index) => [id, category.questions[index]!.inEnglish] as const),
  );
  const curated = site.curated.map(({ key, inEnglish }) => [key, inEnglish] as const);
  return Object.fromEntries([...faq, ...curated].flatMap(([id, text]) => (text ? [[id, text] as const] : [])));
}
