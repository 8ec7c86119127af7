import type { Wording } from '../../entries/vocabulary.ts';
import { absolute } from '../../site/addresses.ts';
import { answeredQuestions } from '../../site/pages/faq.ts';
import type { Site } from '../../site/site.ts';
import { WORDS } from '../../site/words/interface.ts';
import type { IndexedEntry } from '../answer.ts';

/** A question with its answer and other phrasings. */
export interface KnownEntry extends IndexedEntry {
  /** Permanent name of the entry; test questions use it. */
  readonly key: string;
  /** Title of its page. */
  readonly title?: string;
  readonly phrasings: readonly string[];
  /** Treatments that the answer says are not offered. */
  readonly notOffered?: readonly string[];
}

/** What a practice's index is built from. */
export interface Knowledge {
  readonly entries: readonly KnownEntry[];
  /** Answers questions about fees if no entry does. */
  readonly feesPolicy?: KnownEntry;
  /** Names of the practice's doctors. */
  readonly people?: readonly string[];
  /** Titles of what the practice offers, and its field. */
  readonly offered?: readonly string[];
  readonly wording?: Wording;
  /** Names of the practice and its city. */
  readonly names?: readonly string[];
}

/** List the names of the practice and its city, without a place whose people it addresses by name. */
function namesOf({ practice: { name, fullName, address, areaServed } }: Site): string[] {
  const places = [address.addressRegion, address.addressLocality].filter((place) => !areaServed.includes(place));
  return [name, fullName, ...places];
}

/** Collect the questions of the FAQ, the curated ones, and those of pages, in this order. */
export function knowledgeOf(site: Site): Knowledge {
  const faq = site.faq.flatMap((category) =>
    answeredQuestions(site, category).map(({ id, question, answer, link }, index): KnownEntry => {
      const { key, phrasings, notOffered } = category.questions[index]!;
      const url = `${absolute(site.base, site.pathOf(category.ref))}#${id}`;
      const more = link && { link: { href: absolute(site.base, link.path), label: link.label } };
      const other = { title: category.title, phrasings, ...(notOffered && { notOffered }) };
      return { key, id, question, answer, url, ...more, ...other };
    }),
  );
  const curated = site.curated.map(({ page, notOffered, inEnglish: _, ...entry }): KnownEntry => ({
    id: entry.key,
    ...entry,
    ...citing(page),
    ...(notOffered && { notOffered }),
  }));
  const pages = site.pageQuestions.map(({ ref, answer, answers: [question, ...phrasings] }): KnownEntry => {
    return { key: ref, id: ref.replaceAll('/', '-'), question: question!, answer, ...citing(ref), phrasings };
  });
  const fees = { key: 'ucret', id: 'ucret', question: WORDS.feesQuestion, phrasings: [] };
  return {
    entries: [...faq, ...curated, ...pages],
    people: site.practice.doctors.map(({ name }) => name),
    names: namesOf(site),
    offered: [...site.services, ...site.treatments].map(({ title }) => title),
    wording: site.practice.wording,
    feesPolicy: { ...fees, answer: site.practice.feesPolicy, ...citing('pages/contact') },
  };

  function citing(ref: string) {
    const path = site.pathOf(ref);
    const title = site.pagesByPath.get(path)?.title;
    return { url: absolute(site.base, path), ...(title && { title }) };
  }
}
