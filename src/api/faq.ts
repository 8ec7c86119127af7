import { answerAt } from '#markdown/answerTexts.ts';
import { absolute } from '#site/addresses.ts';
import { answeredQuestions } from '#site/pages/faqPages.ts';
import type { Site } from '#site/site.ts';
import type { FaqCategory, FaqList } from './schemas/faqList.ts';

/** List all FAQ categories, or the one with the id `category`; undefined if there is none. */
export function faq(site: Site): FaqList;
export function faq(site: Site, category: string): FaqList | undefined;
export function faq(site: Site, category?: string): FaqList | undefined {
  const entries = category === undefined ? site.faq : site.faq.filter(({ slug }) => slug === category);
  if (category !== undefined && entries.length === 0) return undefined;
  const categories = entries.map((entry) => categoryOf(site, entry));
  return { count: categories.length, categories };
}

function categoryOf(site: Site, category: Site['faq'][number]): FaqCategory {
  const { slug, ref, title, description } = category;
  const url = absolute(site.base, site.pathOf(ref));
  return {
    id: slug,
    title,
    description,
    url,
    questions: answeredQuestions(site, category).map(({ id, question, answer, link }) => ({
      id,
      question,
      answer: answerAt(answer, url),
      url: `${url}#${id}`,
      ...(link && { link: { href: absolute(site.base, link.path), label: link.label } }),
    })),
  };
}
