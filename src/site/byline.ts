import type { Practice } from '#content/schemas/practiceFile.ts';
import { longDate } from '#hours/dateTexts.ts';
import { PAGE_PATHS } from './addresses.ts';
import type { Page } from './page.ts';
import { kindOf } from './pageKinds.ts';
import { authorOf } from './practice/doctorTexts.ts';
import type { Site } from './site.ts';
import { readingDuration, WORDS } from './words/interfaceWords.ts';

/** Who reviewed a page that names this reviewer. Somebody outside the practice reviews with its default reviewer. */
export const reviewersOf = ({ reviewer, reviewers }: Practice, name: string): readonly string[] =>
  reviewer !== undefined && reviewers.some((person) => person.name === name) ? [...new Set([reviewer, name])] : [name];

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
    ...(review?.reviewer && { reviewer: reviewersOf(site.practice, review.reviewer).join(', ') }),
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
  const { published, updated, reviewed, author } = bylineOf(site, page);
  const day = (label: string | undefined, date: string | undefined): BylinePart[] =>
    date === undefined ? [] : [{ ...(label !== undefined && { label }), text: longDate(date), day: date }];
  return [
    ...people(site, page, author),
    // A post has more than one day.
    ...day(page.post || page.review?.reviewer === undefined ? WORDS.reviewed : undefined, reviewed),
    ...day(WORDS.published, published),
    // A review on the same day says more.
    ...day(WORDS.updated, updated === published || updated === reviewed ? undefined : updated),
    ...(page.post ? [readingDuration(page.post.readingTime)] : []),
  ];
}

/** What a reviewer from outside the practice is and does, beside the sources of a page. */
export function outsideReviewer({ reviewers }: Practice, reviewer: string | undefined): string | undefined {
  const outside = reviewers.find(({ name }) => name === reviewer);
  return outside && `${outside.name}, ${outside.title} (${WORDS.outside})`;
}

/** Name author and reviewers, once who is both. */
function people({ practice }: Site, { review, blocks }: Page, author: string | undefined): BylinePart[] {
  const hasSources = blocks.some(({ type }) => type === 'sources');
  const person = (label: string | undefined, name: string): BylinePart => {
    const before = label !== undefined && { label };
    if (practice.doctors.some((doctor) => doctor.name === name))
      return { ...before, text: name, path: PAGE_PATHS.about };
    return { ...before, text: (!hasSources && outsideReviewer(practice, name)) || name };
  };
  const reviewers = review?.reviewer === undefined ? [] : reviewersOf(practice, review.reviewer);
  const isBoth = author !== undefined && reviewers.includes(author);
  const otherReviewers = reviewers.filter((name) => name !== author);
  const label = otherReviewers.length > 1 ? WORDS.reviewers : WORDS.reviewer;
  return [
    ...(author === undefined ? [] : [person(isBoth ? WORDS.authorAndReviewer : WORDS.author, author)]),
    ...otherReviewers.map((name, index) => person(index === 0 ? label : undefined, name)),
  ];
}
