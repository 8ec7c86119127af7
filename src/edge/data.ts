import type { AnswersIndex } from '../answers/data.ts';
import type { AskConfig } from '../ask/config.ts';
import type { Place } from '../site/notFoundLinks.ts';
import type { UrgentData, UrgentTables } from '../urgency/urgent.ts';

export interface PageData {
  readonly path: string;
  readonly title: string;
  readonly language: 'tr' | 'en';
}

/** Everything the edge function knows about a site, except for the answers' index. Plain data. */
export interface SiteData {
  /** Absolute address of the site, no slash at its end. */
  readonly base: string;
  /** Every page in the order of `Site.pages`. */
  readonly pages: readonly PageData[];
  /** Pages by each address that they had before. */
  readonly formerly: Readonly<Record<string, string>>;
  /** Where to look next from an address that leads nowhere. */
  readonly notFoundLinks: readonly Place[];
  /** Whom to call there. */
  readonly notFoundCall: { readonly href: string; readonly title: string };
  /** What must not wait there, as Markdown. */
  readonly notFoundHelp: string;
  /** Ids of the FAQ categories, in order. */
  readonly faqCategories: readonly string[];
  /** In the order of `GET /api/v1/posts`. */
  readonly postSlugs: readonly string[];
  /** `url` opens a message; undefined where the practice takes none. */
  readonly booking: { readonly url?: string | undefined; readonly phone: string };
  /** What the ask box shows in addition to an answer. */
  readonly ask: AskConfig;
  /** Where an emergency leads to. */
  readonly urgent: UrgentData;
  /** What crawlers may do with the content: `Content-Signal`, as in robots.txt. */
  readonly contentSignal: string;
  readonly notices: { readonly general: string; readonly noAnswer: string };
}

/** What the request side works with. */
export interface RequestData extends SiteData {
  /** How emergencies are recognised, and what to do first. */
  readonly urgentTables: UrgentTables;
}

/** What the edge function knows: built once with the site and bundled with the function. Plain data. */
export interface EdgeData extends RequestData {
  /** What the question engine answers from. */
  readonly answers: AnswersIndex;
}
