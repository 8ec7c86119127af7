import { absolute } from '../../site/addresses.ts';
import { answeredQuestions } from '../../site/pages/faq.ts';
import type { Site } from '../../site/site.ts';
import { WORDS } from '../../site/words.ts';

/** A question that has an answer, and other ways to put it. */
export interface KnownEntry {
  /** Names the entry for good; test questions use it. */
  readonly key: string;
  /** What a response names it by. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** The page to cite. */
  readonly url: string;
  /** Where to read more, its address absolute. */
  readonly link?: { readonly href: string; readonly label: string };
  /** What the page is called that holds it. */
  readonly title?: string;
  readonly phrasings: readonly string[];
  /** Treatments of which the answer says that they are not offered. */
  readonly notOffered?: readonly string[];
}

/** All that a practice's index is made of. */
export interface Knowledge {
  readonly entries: readonly KnownEntry[];
  /** Answers questions about fees where no entry does. */
  readonly feesPolicy?: KnownEntry;
}

/** The FAQ's questions, then the curated ones, then those of pages, as the site names them. */
export function knowledgeOf(site: Site): Knowledge {
  const faq = site.faq.flatMap((category) =>
    answeredQuestions(site, category).map(({ id, question, answer, link }, index): KnownEntry => {
      const { key, phrasings, notOffered } = category.questions[index]!;
      const url = `${absolute(site.base, site.pathOf(category.ref))}#${id}`;
      const more = link && { link: { href: absolute(site.base, link.path), label: link.label } };
      return {
        key,
        id,
        question,
        answer,
        url,
        ...more,
        title: category.title,
        phrasings,
        ...(notOffered && { notOffered }),
      };
    }),
  );
  const curated = site.curated.map(({ page, notOffered, inEnglish: _, ...entry }): KnownEntry => ({
    id: entry.key,
    ...entry,
    ...citing(page),
    ...(notOffered && { notOffered }),
  }));
  const pages = site.pageQuestions.map(({ ref, answer, answers: [question, ...phrasings] }): KnownEntry => {
    return {
      key: ref,
      id: ref.replaceAll('/', '-'),
      question: question!,
      answer,
      ...citing(ref),
      phrasings,
    };
  });
  const fees = { key: 'ucret', id: 'ucret', question: WORDS.feesQuestion, phrasings: [] };
  return {
    entries: [...faq, ...curated, ...pages],
    feesPolicy: { ...fees, answer: site.practice.feesPolicy, ...citing('pages/contact') },
  };

  function citing(ref: string) {
    const path = site.pathOf(ref);
    const title = site.pagesByPath.get(path)?.title;
    return { url: absolute(site.base, path), ...(title && { title }) };
  }
}
