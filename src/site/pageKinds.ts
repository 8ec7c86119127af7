import { WORDS } from './words/interfaceWords.ts';

/** Lists a page in llms.txt directly below the practice's name. */
const ABOUT_PRACTICE = '';

/** llmstxt.org: readers may skip this section. */
const OPTIONAL = 'Optional';

interface PageKindTraits {
  /** Its name in the API and in front matter, which know fewer kinds. */
  readonly publicKind?: 'page';
  /** schema.org type. */
  readonly type: 'WebPage' | 'MedicalWebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';
  /** Its heading in llms.txt; headings come in the order of this table. */
  readonly llmsSection: string;
  /** How much of its description stands below the title. */
  readonly intro?: 'description' | 'firstSentence';
  /** Whether its byline is only in metadata, or nowhere; shown by default. */
  readonly byline?: 'hidden' | 'none';
  /** Its JSON-LD describes the practice in full; that of others only names it. */
  readonly describesPractice?: true;
  /** Its reader has the complaint now: `always`, or if a signpost of the page names whom to call (`signposted`). */
  readonly forComplaint?: 'always' | 'signposted';
  /** Opens with a box for questions. */
  readonly hasAskBoxOnTop?: true;
  /** Its readers come to book: the ways to do so stand below the title. */
  readonly showsBookingOnTop?: true;
  /** A list or map, which leads: what readers come for. */
  readonly leadsWithList?: true;
  /** Begins with links to its groups, if there are several. */
  readonly listsGroups?: true;
  /** Suggested for questions that its title names. */
  readonly isSuggested?: true;
}

/** A list of all pages of a kind. */
const index = (llmsSection: string) =>
  ({
    publicKind: 'page',
    type: 'CollectionPage',
    llmsSection,
    intro: 'description',
    byline: 'none',
    leadsWithList: true,
  }) as const;

/**
 * Every kind of page. To add one (the compiler or a test names what is missing of 1 to 4):
 * 1. `content/contentFiles.ts`: if it has content files, a schema and a folder; `site/addresses.ts`: its prefix.
 * 2. `site/pages/`: a function that returns its blocks; `site/pages/sitePages.ts`, which orders the pages: a line.
 * 3. If it differs: `jsonld/graph.ts` (more nodes).
 * 4. `npm run schemas`; if practices will write many of them, `scaffold/draftKinds.ts` for `npm run new`.
 * 5. `layouts/frame/menu.ts`, if the menu lists them; no test reminds you of it.
 */
export const PAGE_KINDS = {
  home: {
    type: 'WebPage',
    llmsSection: ABOUT_PRACTICE,
    byline: 'none',
    describesPractice: true,
    forComplaint: 'always',
  },
  about: {
    type: 'AboutPage',
    llmsSection: ABOUT_PRACTICE,
    describesPractice: true,
    isSuggested: true,
  },
  contact: {
    type: 'ContactPage',
    llmsSection: ABOUT_PRACTICE,
    intro: 'firstSentence',
    byline: 'hidden',
    describesPractice: true,
    leadsWithList: true,
    isSuggested: true,
  },
  // The privacy notice, the page for colleagues, those that a practice adds.
  text: {
    publicKind: 'page',
    type: 'WebPage',
    llmsSection: ABOUT_PRACTICE,
    showsBookingOnTop: true,
    isSuggested: true,
  },
  'service-index': index(WORDS.services),
  service: {
    type: 'MedicalWebPage',
    llmsSection: WORDS.services,
    showsBookingOnTop: true,
    isSuggested: true,
  },
  treatment: {
    publicKind: 'page',
    type: 'MedicalWebPage',
    llmsSection: WORDS.services,
    showsBookingOnTop: true,
    isSuggested: true,
  },
  // Readers of the list have a complaint, as those of its pages do.
  'symptom-index': { ...index(WORDS.symptoms), forComplaint: 'always' },
  symptom: {
    type: 'MedicalWebPage',
    llmsSection: WORDS.symptoms,
    intro: 'description',
    forComplaint: 'always',
    isSuggested: true,
  },
  'comparison-index': index(WORDS.comparisons),
  comparison: {
    type: 'MedicalWebPage',
    llmsSection: WORDS.comparisons,
    intro: 'description',
    isSuggested: true,
  },
  'technique-index': index(WORDS.techniques),
  technique: {
    type: 'MedicalWebPage',
    llmsSection: WORDS.techniques,
    intro: 'description',
    isSuggested: true,
  },
  'faq-index': {
    type: 'CollectionPage',
    llmsSection: WORDS.faq,
    forComplaint: 'always',
    hasAskBoxOnTop: true,
    leadsWithList: true,
  },
  'faq-category': {
    type: 'FAQPage',
    llmsSection: WORDS.faq,
    intro: 'description',
    forComplaint: 'always',
    leadsWithList: true,
  },
  'blog-index': {
    type: 'CollectionPage',
    llmsSection: WORDS.blog,
    byline: 'none',
    listsGroups: true,
    leadsWithList: true,
  },
  'blog-post': {
    type: 'MedicalWebPage',
    llmsSection: WORDS.blog,
    intro: 'description',
    forComplaint: 'signposted',
    isSuggested: true,
  },
  developers: { type: 'WebPage', llmsSection: 'API', byline: 'none' },
  'neighborhood-index': index(OPTIONAL),
  neighborhood: {
    type: 'WebPage',
    llmsSection: OPTIONAL,
    intro: 'description',
    describesPractice: true,
    leadsWithList: true,
  },
} as const satisfies Record<string, PageKindTraits>;

export type PageKind = keyof typeof PAGE_KINDS;

/** Get the row of a page or link. */
export const kindOf = ({ kind }: { kind: PageKind }): PageKindTraits => PAGE_KINDS[kind];

/** Get the kind of a page as the API and front matter name it. */
export const publicKindOf = (page: { kind: PageKind }): string => kindOf(page).publicKind ?? page.kind;
