import { WORDS } from './words.ts';

/** What llms.txt lists below the name of the practice. */
export const ABOUT_PRACTICE = '';

/** What there is to say of a kind of page once for all places. */
interface Kind {
  /** Icon of a link to it, by its name in `components/icons.ts`. */
  readonly icon: string;
  /** schema.org type. */
  readonly type: 'WebPage' | 'MedicalWebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';
  /** The heading of llms.txt under which it is listed; the headings come in the order of this table. */
  readonly listed: string;
  /** Its text does not begin with words of its own: the description is shown above it. */
  readonly described?: true;
  /** Its JSON-LD tells all about the practice; the others name it, and are much smaller for it. */
  readonly tellsPractice?: true;
  /** Cards that lead to it show its drawing, where none of them lacks one. */
  readonly drawn?: true;
  /** Whoever shares it shows the social card of the page above it. */
  readonly sharesCard?: true;
}

/**
 * Every kind of page, a row each. The compiler or a test names each further place that a new one misses:
 * 1. a schema and a folder in `entries/files.ts`, where it is made of files of its own, and its folder's address in
 *    `site/addresses.ts`;
 * 2. a function in `site/pages/` that returns its blocks, and a line in `site/pages/all.ts`, which orders the pages;
 * 3. where it differs from the others: `layouts/parts.ts` (blocks above the text), `jsonld/graph.ts` (further nodes);
 * 4. `scaffold/kinds.ts`, for `npm run new`; then `npm run schemas`.
 */
export const PAGE_KINDS = {
  home: { icon: 'heartHandshake', type: 'WebPage', listed: ABOUT_PRACTICE, tellsPractice: true },
  about: { icon: 'user', type: 'AboutPage', listed: ABOUT_PRACTICE, tellsPractice: true },
  contact: { icon: 'mapPin', type: 'ContactPage', listed: ABOUT_PRACTICE, described: true, tellsPractice: true },
  service: { icon: 'stethoscope', type: 'MedicalWebPage', listed: WORDS.services, drawn: true },
  page: { icon: 'stethoscope', type: 'MedicalWebPage', listed: WORDS.services },
  symptom: { icon: 'activity', type: 'MedicalWebPage', listed: WORDS.symptoms, described: true, drawn: true },
  comparison: { icon: 'scale', type: 'MedicalWebPage', listed: WORDS.comparisons, described: true },
  technique: { icon: 'microscope', type: 'MedicalWebPage', listed: WORDS.techniques, described: true, drawn: true },
  'faq-index': { icon: 'question', type: 'CollectionPage', listed: WORDS.faq },
  'faq-category': { icon: 'question', type: 'FAQPage', listed: WORDS.faq, described: true },
  'blog-index': { icon: 'bookOpen', type: 'CollectionPage', listed: WORDS.blog },
  'blog-post': { icon: 'bookOpen', type: 'MedicalWebPage', listed: WORDS.blog, described: true },
  developers: { icon: 'fileText', type: 'WebPage', listed: 'API' },
  // The word is the format's own: what a reader short of space may leave out.
  neighborhood: { icon: 'mapPin', type: 'WebPage', listed: 'Optional', described: true, tellsPractice: true },
  'service-neighborhood': { icon: 'mapPin', type: 'MedicalWebPage', listed: 'Optional', sharesCard: true },
} as const satisfies Record<string, Kind>;

export type PageKind = keyof typeof PAGE_KINDS;

/** What the table says of a kind. */
export const kindOf = (kind: PageKind): Kind => PAGE_KINDS[kind];
