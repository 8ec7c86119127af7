import type { Entries, Entry } from '#content/entries.ts';
import type { Photo } from '#content/photo.ts';
import type { FaqCategory, OtherAnswer } from '#content/schemas/faqFile.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import type { Service, Treatment } from '#content/schemas/service.ts';
import type { Triage } from '#content/schemas/triage.ts';
import type { UrgentFile } from '#content/schemas/urgentFile.ts';
import { compareTexts } from '#files/compareTexts.ts';
import type { Font } from '#styles/font.ts';
import type { Link } from './block.ts';
import type { Page } from './page.ts';

export type SitePost = Entries['posts'][number];

/** A page outside the FAQ, with the questions it answers and its answer. */
export interface PageQuestions {
  readonly ref: string;
  readonly answer: string;
  readonly questions: readonly string[];
  /** The places that the answer says the way from. */
  readonly places?: readonly string[];
}

/** The model from which every file and every answer is made. Frozen. */
export interface Site {
  /** Absolute URL of the site, without a trailing slash. */
  readonly base: string;
  readonly practice: Practice;
  /** By `order`, ties by slug; likewise treatments and FAQ. */
  readonly services: readonly Entry<Service>[];
  readonly treatments: readonly Entry<Treatment>[];
  /** Newest `updatedAt` first, ties by slug. */
  readonly posts: readonly SitePost[];
  readonly faq: readonly Entry<FaqCategory>[];
  /** Answers beyond the FAQ: those of `answers/entries.yaml`, and generated ones. */
  readonly otherAnswers: readonly (OtherAnswer & { readonly isGenerated?: true; readonly isAboutDays?: true })[];
  readonly pageQuestions: readonly PageQuestions[];
  /** The practice's own additions to the recognised emergencies. */
  readonly urgent: UrgentFile;
  /** Pages by complaint, in the order of the home page. */
  readonly complaints: readonly Pick<Link, 'path' | 'title'>[];
  /** Pages that every page links to because they say so. */
  readonly listed: Readonly<Record<'menu' | 'footer', readonly Pick<Link, 'path' | 'title'>[]>>;
  /** Signs by key, in both languages. */
  readonly triage: Triage;
  /** Path of the page about emergencies, if the practice has any. */
  readonly emergencyPath: string | undefined;
  /** SVG sources by name. */
  readonly drawings: ReadonlyMap<string, string>;
  /** Old path, which may have a query, → current path. */
  readonly formerly: Readonly<Record<string, string>>;
  /** Photographs by file name. */
  readonly photos: ReadonlyMap<string, Photo>;
  /** The practice's own font. */
  readonly font: Font | undefined;
  /** The font of headings, if it is another. */
  readonly headingFont: Font | undefined;
  readonly publicFiles: ReadonlyMap<string, string>;
  /** Every page, home first; the order of the sitemap and of `/api/v1/pages`. */
  readonly pages: readonly Page[];
  readonly pagesByPath: ReadonlyMap<string, Page>;
}

/** The treatments shown in lists: all but the emergency page, which every page links to at its top. */
export const listedTreatments = ({ treatments, practice }: Site): readonly Entry<Treatment>[] =>
  treatments.filter(({ ref }) => ref !== practice.booking.emergency);

/** Sort posts by publication, newest first; posts of one day keep their order. */
export const byPublication = (all: readonly SitePost[]): SitePost[] =>
  all.toSorted((a, b) => compareTexts(b.publishedAt, a.publishedAt));
