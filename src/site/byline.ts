import { SINGLE_PAGES } from './addresses.ts';
import { kindOf } from './kinds.ts';
import type { Page } from './page.ts';
import { authorOf } from './practice/doctorTexts.ts';
import type { Site } from './site.ts';
import { longDate } from './text/dateTexts.ts';
import { readingMinutes, WORDS } from './words/interface.ts';

/** Authorship and review of a page; days are `YYYY-MM-DD`. */
interface Byline {
  readonly published?: string;
  readonly updated?: string;
  readonly reviewed?: string;
  readonly author?: string;
  readonly reviewer?: string;
}

export function bylineOf(site: Site, page: Page): Byline {
  const { post, review, lastModified } = page;
  return {
    ...(post && { published: post.publishedAt, updated: post.updatedAt, author: authorOf(site, post).name }),
    ...(kindOf(page).byline !== 'none' && !post && !review && { reviewed: lastModified }),
    ...(review && { reviewed: review.date }),
    ...(review?.reviewer && { reviewer: review.reviewer }),
  };
}

/** A part of a byline, shown as `label: text` or as text alone. */
interface BylinePart {
  readonly label?: string;
  readonly text: string;
  /** The day in the text, `YYYY-MM-DD`. */
  readonly day?: string;
  /** The page about the person in the text. */
  readonly path?: string;
}

/** The byline below a page's title, Turkish. */
export function bylineParts(site: Site, page: Page): readonly BylinePart[] {
  if (kindOf(page).byline) return [];
  const { published, updated, reviewed, author, reviewer } = bylineOf(site, page);
  const day = (label: string, date: string | undefined): BylinePart[] =>
    date === undefined ? [] : [{ label, text: longDate(date), day: date }];
  return [
    ...people(site, author, reviewer),
    ...day(WORDS.published, published),
    // A review on the same day says more.
    ...day(WORDS.updated, updated === published || updated === reviewed ? undefined : updated),
    ...day(WORDS.reviewed, reviewed),
    ...(page.post ? [{ text: readingMinutes(page.post.readingTime) }] : []),
  ];
}

/** Name author and reviewer, once if they are one person; a doctor of the practice with the title. */
function people({ practice }: Site, author: string | undefined, reviewer: string | undefined): BylinePart[] {
  const person = (label: string, name: string | undefined): BylinePart[] => {
    const doctor = practice.doctors.find((one) => one.name === name);
    if (doctor) return [{ label, text: `${doctor.name}, ${doctor.title}`, path: SINGLE_PAGES.about }];
    return name === undefined ? [] : [{ label, text: name }];
  };
  if (author === reviewer) return person(WORDS.authorAndReviewer, author);
  return [...person(WORDS.author, author), ...person(WORDS.reviewer, reviewer)];
}
