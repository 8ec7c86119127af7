import type { Knowledge, KnownEntry } from '#answers/forBuild.ts';
import { TODO } from '#content/todo.ts';
import { calendarOf } from '#hours/schedule.ts';
import { withAbsoluteAddresses } from '#markdown/answerTexts.ts';
import { escapeMarkdown } from '#markdown/escape.ts';
import { sectionId } from '#markdown/ids.ts';
import { absolute, pathOf } from './addresses.ts';
import { signQuestions } from './emergency/signQuestions.ts';
import { kindOf } from './pageKinds.ts';
import { answeredQuestions } from './pages/faqPages.ts';
import type { Site } from './site.ts';
import { inFirstPerson } from './words/inFirstPerson.ts';
import { WORDS } from './words/interfaceWords.ts';
import { CONTACT_PHRASINGS } from './words/questions.ts';

/** List the places of the address, without one whose people the practice addresses by name. */
const placesOf = ({ practice: { address, areaServed } }: Site): string[] =>
  [address.addressRegion, address.addressLocality].filter((place) => !areaServed.includes(place));

/**
 * Collect the questions of the FAQ, the other answers, and the questions of pages, in this order.
 * @param hasSigns false while a page may hold a link that leads nowhere, so that its signs cannot be read
 */
export function knowledgeOf(site: Site, hasSigns = true): Knowledge {
  const faq = site.faq.flatMap((category) =>
    answeredQuestions(category).map(({ id, anchor, question, answer, link }, index): KnownEntry => {
      const { key, phrasings, notOffered, inEnglish } = category.questions[index]!;
      const url = `${absolute(site.base, pathOf(category.ref))}#${anchor}`;
      const more = link && { link: { href: absolute(site.base, link.path), label: link.label } };
      const other = {
        title: category.title,
        phrasings,
        ...(notOffered && { notOffered }),
        ...(inEnglish && { inEnglish }),
      };
      return { key, id, question, answer: withAbsoluteAddresses(answer, url), url, ...more, ...other };
    }),
  );
  const otherAnswers = site.otherAnswers.map(({ page, notOffered, inEnglish, ...entry }): KnownEntry => ({
    id: entry.key,
    ...entry,
    ...citing(page),
    answer: withAbsoluteAddresses(entry.answer, citing(page).url),
    ...(notOffered && { notOffered }),
    ...(inEnglish && { inEnglish }),
  }));
  const pages = site.pageQuestions.map(({ ref, answer, places, questions: [question, ...phrasings] }): KnownEntry => ({
    key: ref,
    id: ref.replaceAll('/', '-'),
    question: question!,
    answer: escapeMarkdown(answer),
    ...citing(ref),
    phrasings,
    ...(places && { places }),
  }));
  const asked = new Set(site.pageQuestions.map(({ ref }) => pathOf(ref)));
  const fees = { key: 'ucret', id: 'ucret', question: WORDS.feesQuestion, phrasings: [] };
  return {
    // What is still to be written answers nothing.
    entries: [...faq, ...otherAnswers, ...pages].filter(({ answer }) => !answer.includes(TODO)),
    pages: site.pages
      .filter((page) => kindOf(page).isSuggested && !asked.has(page.path))
      .map(({ path, title, description, source, kind }) => {
        return {
          key: source,
          id: source,
          question: title,
          answer: escapeMarkdown(description),
          url: absolute(site.base, path),
          phrasings: kind === 'contact' ? CONTACT_PHRASINGS : [],
        };
      }),
    signs: (hasSigns ? signQuestions(site) : []).map(({ sign, answer, english, path }) => {
      const id = sectionId(sign);
      return {
        key: id,
        id,
        question: sign,
        answer: escapeMarkdown(answer),
        url: absolute(site.base, path),
        phrasings: [inFirstPerson(sign)],
        ...(english !== undefined && { inEnglish: `${english}.` }),
      };
    }),
    people: site.practice.doctors.map(({ name }) => name),
    names: [site.practice.name, site.practice.fullName],
    places: placesOf(site),
    offered: [...site.services, ...site.treatments].map(({ shortTitle }) => shortTitle),
    wording: site.practice.wording,
    calendar: calendarOf(site.practice),
    feesPolicy: { ...fees, answer: escapeMarkdown(site.practice.feesPolicy), ...citing('pages/contact') },
  };

  function citing(ref: string) {
    const path = pathOf(ref);
    const title = site.pagesByPath.get(path)?.title;
    return { url: absolute(site.base, path), ...(title && { title }) };
  }
}
