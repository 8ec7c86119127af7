import type { AnswersIndex } from '#answers/forRequests.ts';
import type { Notices } from '#api/notices.ts';
import type { AskConfig } from '#ask/askConfig.ts';
import type { NotFoundLink } from '#site/notFoundLinks.ts';
import type { FirstAidConfig, UrgentTables } from '#urgency/forRequests.ts';

export interface PageData {
  readonly path: string;
  readonly title: string;
  readonly language: 'tr' | 'en';
}

/** What the edge function knows about a site, without the index of answers. It can be written as JSON. */
export interface EdgeSite {
  /** Absolute address of the site, without a slash at its end. */
  readonly base: string;
  /** In the order of `Site.pages`. */
  readonly pages: readonly PageData[];
  /** Current path by former path. */
  readonly formerly: Readonly<Record<string, string>>;
  /** Path or file by a second address of it. */
  readonly shortcuts: Readonly<Record<string, string>>;
  /** Encoded paths of the practice's own files, which are published as they are. */
  readonly publicFiles: readonly string[];
  /** Links shown on the 404 page. */
  readonly notFoundLinks: readonly NotFoundLink[];
  readonly notFoundCall: { readonly href: string; readonly title: string };
  /** What must not wait, on the 404 page: Markdown. */
  readonly notFoundHelp?: string | undefined;
  /** Ids of the FAQ categories, in order. */
  readonly faqCategories: readonly string[];
  /** In the order of `GET /api/v1/posts`. */
  readonly postSlugs: readonly string[];
  /** `url` opens a message; undefined if the practice takes none. */
  readonly booking: { readonly url?: string | undefined; readonly phone: string };
  readonly ask: AskConfig;
  /** Whether pages take questions, and `/sor` answers them. */
  readonly takesQuestions: boolean;
  readonly firstAid: FirstAidConfig;
  /** Value of `Content-Signal`, as in robots.txt: what crawlers may do with the content. */
  readonly contentSignal: string;
  readonly notices: Notices;
}

/** The content of `.edge/data.js`: built with the site and bundled with the function. Plain data. */
export interface EdgeData extends EdgeSite {
  readonly urgentTables: UrgentTables;
  readonly answers: AnswersIndex;
}

const BEFORE = "/** @type {import('../src/edge/edgeData.ts').EdgeData} */\nconst data = ";
const AFTER = ';\nexport default data;\n';

/** Write the source of `.edge/data.js`. It names its type, so that a type check does not depend on the last build. */
export const edgeModule = (data: EdgeData): string => BEFORE + JSON.stringify(data) + AFTER;

/**
 * Read the data back from such a source, without running it.
 * @throws SyntaxError for a source that `edgeModule` did not write.
 */
export function parseEdgeModule(source: string): EdgeData {
  if (!source.startsWith(BEFORE) || !source.endsWith(AFTER)) throw new SyntaxError('This is not the data of a build.');
  return JSON.parse(source.slice(BEFORE.length, -AFTER.length)) as EdgeData;
}
