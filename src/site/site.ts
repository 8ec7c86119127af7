import type { Entry } from '../entries/entries.ts';
import type { Curated, FaqCategory } from '../entries/faq.ts';
import type { Post } from '../entries/post.ts';
import type { Practice } from '../entries/practice.ts';
import type { Service, Treatment } from '../entries/service.ts';
import type { Photo } from '../entries/photo.ts';
import type { Triage } from '../entries/triage.ts';
import type { UrgentFile } from '../entries/urgent.ts';
import type { Link, Page } from './page.ts';

export type SitePost = Entry<Post>;

/** A page that is no FAQ, and the questions it answers: with the ways from there to the practice, else with its description. */
export interface PageQuestions {
  readonly ref: string;
  readonly answer: string;
  readonly answers: readonly string[];
}

/** Everything that is known about the practice: the one source of every file and every answer. Frozen. */
export interface Site {
  /** Absolute address of the site, no slash at its end. */
  readonly base: string;
  readonly practice: Practice;
  /** In the order editors gave them. */
  readonly services: readonly Entry<Service>[];
  readonly treatments: readonly Entry<Treatment>[];
  /** Newest `updatedAt` first, ties by slug. */
  readonly posts: readonly SitePost[];
  readonly faq: readonly Entry<FaqCategory>[];
  /** What the answers endpoint knows beyond the FAQ. */
  readonly curated: readonly Curated[];
  /** Questions that pages say they answer, by the reference of the page. */
  readonly pageQuestions: readonly PageQuestions[];
  /** What the practice adds to the emergencies that the answers recognise. */
  readonly urgent: UrgentFile;
  /** Pages to choose from by complaint, in the order of the home page. */
  readonly complaints: readonly Pick<Link, 'path' | 'title'>[];
  /** What is said of signs, by key, in both languages. */
  readonly triage: Triage;
  /** Signs with which to call 112 at once, in one sentence, as on the home page. */
  readonly emergencySigns: string | undefined;
  /** SVG sources by name. */
  readonly drawings: ReadonlyMap<string, string>;
  /** Pages by each address that they had before. */
  readonly formerly: Readonly<Record<string, string>>;
  /** Photographs by file name. */
  readonly photos: ReadonlyMap<string, Photo>;
  /** The short forms of answers in English, by the answer's id in the API. Made when it is read. */
  readonly answersInEnglish: Readonly<Record<string, string>>;
  /** Every page of the site, home first. The sitemap, the Markdown alternates and `/api/v1/pages` are this list. */
  readonly pages: readonly Page[];
  readonly pagesByPath: ReadonlyMap<string, Page>;
  /** Site path of the content file a reference such as `services/ilk-muayene` names. */
  pathOf(reference: string): string;
}

const posts = new WeakMap<Site, ReadonlyMap<string, SitePost>>();

/** Posts as they were published, the newest first; those of one day stay in the order they have. */
export const byPublication = (all: readonly SitePost[]): SitePost[] =>
  all.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0));

/** The post behind a page; undefined for pages of other kinds. */
export function postOf(site: Site, { kind, slug }: Page): SitePost | undefined {
  if (kind !== 'blog-post') return undefined;
  let known = posts.get(site);
  if (!known) posts.set(site, (known = new Map(site.posts.map((post) => [post.slug, post]))));
  return known.get(slug);
}
