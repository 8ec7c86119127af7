import type { IndexKind } from './words/indexPages.ts';
import { WORDS } from './words/interface.ts';

/** Lists a page in llms.txt directly below the practice's name. */
export const ABOUT_PRACTICE = '';

interface Kind {
  /** The name of an icon of Lucide. */
  readonly icon: string;
  /** schema.org type. */
  readonly type: 'WebPage' | 'MedicalWebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';
  /** Its heading in llms.txt; headings come in the order of this table. */
  readonly llmsSection: string;
  /** What it shows of its description below the title. */
  readonly intro?: 'description' | 'firstSentence';
  /** Whether its byline is only in metadata, or nowhere; shown by default. */
  readonly byline?: 'hidden' | 'none';
  /** Its JSON-LD describes the practice in full; that of others only names it. */
  readonly describesPractice?: true;
  /** Cards show its drawing if half of those in the list have one. */
  readonly isDrawn?: true;
  /** Read for a complaint that the reader has now: always, or if a signpost of the page names whom to call. */
  readonly forComplaint?: 'always' | 'signposted';
  /** Opens with a box for questions. */
  readonly hasAskBox?: true;
  /** Its readers come to book: the ways to do so stand below the title. */
  readonly showsBookingOnTop?: true;
  /** A list or map, which leads: what readers come for. */
  readonly leadsWithList?: true;
  /** Begins with links to its groups, if there are several. */
  readonly listsGroups?: true;
}

/**
 * Every kind of page. To add one (the compiler or a test names what is missing of 1 to 4):
 * 1. `content/contentFiles.ts`: if it has content files, a schema and a folder; `site/addresses.ts`: its prefix.
 * 2. `site/pages/`: a function that returns its blocks; `site/pages/sitePages.ts`, which orders the pages: a line.
 * 3. If it differs: `layouts/regions.ts` (blocks above the text), `jsonld/graph.ts` (more nodes).
 * 4. `npm run schemas`; if practices will write many of them, `scaffold/draftKinds.ts` for `npm run new`.
 * 5. Nothing names these: `TITLED` in `site/knowledgeOf.ts`, if its pages are suggested for questions, and
 *    `layouts/frame/menu.ts`, if the menu lists them.
 */
export const PAGE_KINDS = {
  home: {
    icon: 'heart-handshake',
    type: 'WebPage',
    llmsSection: ABOUT_PRACTICE,
    byline: 'none',
    describesPractice: true,
    forComplaint: 'always',
  },
  about: { icon: 'user-round', type: 'AboutPage', llmsSection: ABOUT_PRACTICE, describesPractice: true },
  contact: {
    icon: 'map-pin',
    type: 'ContactPage',
    llmsSection: ABOUT_PRACTICE,
    intro: 'firstSentence',
    byline: 'hidden',
    describesPractice: true,
    leadsWithList: true,
  },
  service: {
    icon: 'stethoscope',
    type: 'MedicalWebPage',
    llmsSection: WORDS.services,
    isDrawn: true,
    showsBookingOnTop: true,
  },
  page: { icon: 'stethoscope', type: 'MedicalWebPage', llmsSection: WORDS.services, showsBookingOnTop: true },
  symptom: {
    icon: 'activity',
    type: 'MedicalWebPage',
    llmsSection: WORDS.symptoms,
    intro: 'description',
    isDrawn: true,
    forComplaint: 'always',
  },
  comparison: {
    icon: 'scale',
    type: 'MedicalWebPage',
    llmsSection: WORDS.comparisons,
    intro: 'description',
    isDrawn: true,
  },
  technique: {
    icon: 'microscope',
    type: 'MedicalWebPage',
    llmsSection: WORDS.techniques,
    intro: 'description',
    isDrawn: true,
  },
  'faq-index': {
    icon: 'circle-question-mark',
    type: 'CollectionPage',
    llmsSection: WORDS.faq,
    forComplaint: 'always',
    hasAskBox: true,
    leadsWithList: true,
  },
  'faq-category': {
    icon: 'circle-question-mark',
    type: 'FAQPage',
    llmsSection: WORDS.faq,
    intro: 'description',
    forComplaint: 'always',
    leadsWithList: true,
  },
  'blog-index': {
    icon: 'book-open',
    type: 'CollectionPage',
    llmsSection: WORDS.blog,
    byline: 'none',
    listsGroups: true,
    leadsWithList: true,
  },
  'blog-post': {
    icon: 'book-open',
    type: 'MedicalWebPage',
    llmsSection: WORDS.blog,
    intro: 'description',
    forComplaint: 'signposted',
  },
  developers: { icon: 'file-text', type: 'WebPage', llmsSection: 'API', byline: 'none' },
  // llmstxt.org: readers may skip the section `Optional`.
  neighborhood: {
    icon: 'map-pin',
    type: 'WebPage',
    llmsSection: 'Optional',
    intro: 'description',
    describesPractice: true,
    leadsWithList: true,
  },
} as const satisfies Record<string, Kind>;

export type PageKind = keyof typeof PAGE_KINDS;

const INDEX_PAGE = {
  icon: 'stethoscope',
  type: 'CollectionPage',
  intro: 'description',
  byline: 'none',
  leadsWithList: true,
} as const;

/** Get the row of a page or link; an index page has a row beside those of `PAGE_KINDS`. */
export function kindOf({ kind, indexOf }: { kind: PageKind; indexOf?: IndexKind | undefined }): Kind {
  if (!indexOf) return PAGE_KINDS[kind];
  // A list is read for what the pages are that it lists.
  const { llmsSection, forComplaint }: Kind = PAGE_KINDS[indexOf];
  return { ...INDEX_PAGE, llmsSection, ...(forComplaint && { forComplaint }) };
}
