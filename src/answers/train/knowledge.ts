import type { Decoys, Field, Language, Rules } from '../../entries/answers.ts';
import { absolute } from '../../site/addresses.ts';
import { answeredQuestions } from '../../site/pages/faq.ts';
import type { Site } from '../../site/site.ts';

/** A question that has an answer, and other ways to put it. */
export interface KnownEntry {
  /** Names the entry for good; rules and test questions use it. */
  readonly key: string;
  /** What a response names it by. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** The page to cite. */
  readonly url: string;
  /** Where to read more, its address absolute. */
  readonly link?: { readonly href: string; readonly label: string };
  readonly phrasings: readonly string[];
}

/** All the engine learns from. Nothing else in the engine knows a field's words. */
export interface Knowledge {
  readonly entries: readonly KnownEntry[];
  readonly language: Language;
  readonly field: Field;
  readonly rules: Rules;
  readonly decoys: Decoys['decoys'];
  /** Sorts of decoys that are about the practice's own field. */
  readonly own: Decoys['own'];
}

/** The FAQ's questions, then the curated ones, as the site names them. */
export function knowledgeOf(site: Site): Knowledge {
  const { phrasings: further, ...questions } = site.questions;
  const put = (key: string, phrasings: readonly string[]) => [...phrasings, ...(further[key] ?? [])];
  const faq = site.faq.flatMap((category) =>
    answeredQuestions(site, category).map(({ id, question, answer, link }, index): KnownEntry => {
      const { key, phrasings } = category.questions[index]!;
      const url = `${absolute(site.base, site.pathOf(category.ref))}#${id}`;
      const more = link && { link: { href: absolute(site.base, link.path), label: link.label } };
      return { key, id, question, answer, url, ...more, phrasings: put(key, phrasings) };
    }),
  );
  const curated = site.curated.map(({ key, question, answer, page, phrasings }): KnownEntry => {
    const url = absolute(site.base, site.pathOf(page));
    return { key, id: key, question, answer, url, phrasings: put(key, phrasings) };
  });
  return { entries: [...faq, ...curated], ...questions };
}
