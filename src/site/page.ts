import type { Citation } from '../entries/schemas/notes.ts';
import type { Comparison } from '../entries/schemas/guides.ts';
import type { Step } from '../entries/schemas/fields.ts';
import type { Doctor, Practice } from '../entries/schemas/practice.ts';
import type { Transport } from '../entries/schemas/neighborhood.ts';
import type { EmergencyCall } from './emergency.ts';
import type { PageKind } from './kinds.ts';
import type { Fact } from './practiceFacts.ts';
import type { IndexKind } from './words.ts';

/** A link to a page. */
export interface Link {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly kind: PageKind;
  /** Of a post in a list of posts: publication, `YYYY-MM-DD`, and minutes to read. */
  readonly when?: { readonly day: string; readonly minutes: number } | undefined;
}

/** A question on a page; `id` is its anchor. */
export interface Answered {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly path: string; readonly label: string } | undefined;
}

/** Cards and rows show descriptions, tiles show drawings, a list only titles. */
export type LinksStyle = 'cards' | 'rows' | 'tiles' | 'list';

export interface Drawing {
  readonly name: string;
  readonly card?: string | undefined;
  readonly alt: string;
  readonly caption?: string | undefined;
}

export interface Jump {
  readonly id: string;
  readonly label: string;
}

/** The signs of an emergency in one line, and the page that says more. */
interface FirstAid {
  readonly type: 'first-aid';
  readonly signs: string;
  readonly path: string;
  readonly practice: Practice;
}

/** A part of a page. Each type is written once as Markdown (`site/body.ts`) and once as HTML (`components/blocks`). */
export type Block =
  | {
      readonly type: 'hero';
      readonly headline: string;
      readonly lead: string;
      readonly practice: Practice;
      readonly urgent?: FirstAid | undefined;
      readonly drawing?: Drawing | undefined;
      readonly facts: readonly Fact[];
    }
  | FirstAid
  | { readonly type: 'prose'; readonly markdown: string }
  /** A folded section of a text. */
  | { readonly type: 'section'; readonly heading: string; readonly markdown: string }
  | { readonly type: 'drawing'; readonly drawing: Drawing }
  | { readonly type: 'rooms'; readonly heading: string; readonly drawings: readonly Drawing[] }
  /** The first paragraph, which answers. */
  | { readonly type: 'lead'; readonly markdown: string }
  | {
      readonly type: 'brief';
      readonly heading: string;
      readonly facts: readonly Fact[];
    }
  /** How to reach the practice; `message` is prepared. */
  | {
      readonly type: 'closing';
      readonly heading: string;
      readonly practice: Practice;
      readonly message: string;
      /** Offers only the telephone, on pages for emergencies. */
      readonly callOnly?: boolean;
      /** Offers the ask line. */
      readonly asks?: boolean | undefined;
    }
  | {
      readonly type: 'care';
      readonly level: 'emergency' | 'sameDay';
      readonly heading: string;
      readonly signs: readonly string[];
      /** Rarer signs under their titles, in a card of their own on the page for emergencies. */
      readonly others?: readonly { readonly title: string; readonly signs: readonly string[] }[] | undefined;
      /** Whether a phone shows every sign at once. */
      readonly whole?: boolean | undefined;
      /** Set if the signs are ordered steps: the complaint they are for, in the words of a patient. */
      readonly complaint?: string | undefined;
      readonly drawing?: Drawing | undefined;
      readonly folded?: boolean | undefined;
      /** Anchors that skip the signs. */
      readonly jumps?: readonly Jump[] | undefined;
      /** What to do if that fails. */
      readonly note: string;
      readonly practice: Practice;
    }
  /** The way to the signs that stand further down on the page, or on the page for emergencies; `call` where one of the cards is for an emergency. */
  | {
      readonly type: 'signpost';
      /** The most urgent signs in one line. */
      readonly signs?: string | undefined;
      readonly call?: EmergencyCall | undefined;
      /** Every number that may be needed, for paper. */
      readonly numbers?: string | undefined;
      /** The page is for emergencies: what to do at once follows. */
      readonly urgent?: boolean | undefined;
      /** Shown as one line after the contacts. */
      readonly quiet?: boolean | undefined;
      /** `href` is an anchor of the page, or the path of another. */
      readonly places: readonly { readonly label: string; readonly href: string }[];
    }
  | {
      readonly type: 'steps';
      readonly heading: string;
      readonly steps: readonly Step[];
      readonly folded?: boolean | undefined;
      /** Shows the steps in order, a panel each if it has panels. */
      readonly drawing?: Drawing | undefined;
    }
  | {
      readonly type: 'points';
      readonly tone: 'now' | 'call' | 'note';
      readonly heading: string;
      readonly folded?: boolean | undefined;
      readonly items: readonly string[];
      /** The whole list, if this is its beginning. */
      readonly more?: { readonly path: string; readonly label: string } | undefined;
    }
  | { readonly type: 'sources'; readonly heading: string; readonly items: readonly Citation[] }
  /** What to do after a treatment; prints as a sheet with signs, telephone and address. */
  | {
      readonly type: 'aftercare';
      readonly heading: string;
      readonly items: readonly string[];
      /** The treatment. */
      readonly title: string;
      readonly path: string;
      readonly cards: readonly Extract<Block, { type: 'care' }>[];
      readonly practice: Practice;
    }
  | {
      readonly type: 'table';
      readonly heading: string;
      readonly options: Comparison['options'];
      readonly rows: Comparison['rows'];
    }
  | {
      readonly type: 'questions';
      readonly heading?: string | undefined;
      readonly questions: readonly Answered[];
      /** Where the rest stands, if these are a choice. */
      readonly more?: { readonly path: string; readonly label: string } | undefined;
    }
  | { readonly type: 'transport'; readonly heading: string; readonly ways: readonly { by: Transport; text: string }[] }
  | { readonly type: 'contact'; readonly heading: string; readonly practice: Practice }
  /** How to get an appointment, how soon, and when the cost is known. */
  | {
      readonly type: 'booking';
      readonly heading: string;
      readonly practice: Practice;
      readonly facts: readonly Fact[];
    }
  | { readonly type: 'hours'; readonly heading: string; readonly practice: Practice }
  | {
      readonly type: 'doctor';
      readonly heading: string;
      readonly doctor: Doctor;
      /** Unless the page opens with it. */
      readonly portrait?: Drawing | undefined;
    }
  | { readonly type: 'doctors'; readonly heading: string; readonly doctors: readonly Doctor[]; readonly path: string }
  | {
      readonly type: 'links';
      readonly heading: string;
      readonly links: readonly Link[];
      readonly style: LinksStyle;
      /** Where the rest stands, if these are a choice. */
      readonly more?: { readonly path: string; readonly label: string } | undefined;
    }
  /** Code to copy. */
  | {
      readonly type: 'code';
      readonly language: 'sh' | 'jsonc';
      readonly text: string;
      readonly title?: string | undefined;
      readonly folded?: boolean | undefined;
    }
  /** A request beside its response. */
  | {
      readonly type: 'exchange';
      readonly title: string;
      /** A shell command. */
      readonly request: string;
      readonly response: string;
      readonly responseTitle: string;
    }
  /** Folded entries to look up. */
  | { readonly type: 'reference'; readonly entries: readonly Entry[]; readonly isCompact?: boolean | undefined }
  | ApiRequest;

export interface Entry {
  readonly id: string;
  readonly title: string;
  /** Shown beside the title. */
  readonly code?: string | undefined;
  /** Its name in the table of contents, if it is listed there. */
  readonly inContents?: string | undefined;
  readonly blocks: readonly Block[];
}

/** A GET request to the API that a reader can send from the page by link, or by form if it has a `field`. */
export interface ApiRequest {
  readonly type: 'request';
  readonly path: string;
  readonly links: readonly string[];
  /** The parameter in the form: one of `options`, or free text. */
  readonly field?:
    | { readonly name: string; readonly options: readonly { readonly value: string; readonly label: string }[] }
    | { readonly name: string; readonly value: string; readonly maxLength: number }
    | undefined;
}

export interface Page {
  readonly kind: PageKind;
  /** The kind of pages that an index page lists. */
  readonly indexOf?: IndexKind | undefined;
  /** Starts with a slash and has none at its end; `/` for the home page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** `YYYY-MM-DD`. */
  readonly lastModified: string;
  /** Computed on access. */
  readonly blocks: readonly Block[];
  /** The blocks as Markdown, with site paths in links, without title and footer. Computed on access. */
  readonly body: string;
  /** From the home page to the parent page. */
  readonly breadcrumbs: readonly Link[];
  /** The name of its content file without the extension. */
  readonly slug: string;
  /** Its file below the content folder. */
  readonly source: string;
  readonly language: 'tr' | 'en';
  /** Of a post: `YYYY-MM-DD`. */
  readonly published?: string | undefined;
  /** Of a post: minutes to read. */
  readonly minutes?: number | undefined;
  /** Of a medical text; `date` is `YYYY-MM-DD`. */
  readonly review?: { readonly date: string; readonly reviewer?: string | undefined } | undefined;
  readonly drawing?: Drawing | undefined;
}
