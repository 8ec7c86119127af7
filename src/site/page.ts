import type { Citation } from '../entries/notes.ts';
import type { Comparison } from '../entries/guides.ts';
import type { Step } from '../entries/fields.ts';
import type { Doctor, Practice } from '../entries/practice.ts';
import type { Transport } from '../entries/neighborhood.ts';
import type { PageKind } from './kinds.ts';
import type { Fact } from './practiceFacts.ts';
import type { IndexKind } from './words.ts';

/** A page as another page points to it. `path` begins with a slash. */
export interface Link {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly kind: PageKind;
  /** Of a post in a list of posts: the day of its publication, `YYYY-MM-DD`, and the minutes it takes to read. */
  readonly when?: { readonly day: string; readonly minutes: number } | undefined;
}

/** A question as it stands on a page; `id` is its anchor there. */
export interface Answered {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly path: string; readonly label: string } | undefined;
}

/** Cards and rows describe a page, cards few and rows many; tiles show its drawing, a list names it. */
export type LinksStyle = 'cards' | 'rows' | 'tiles' | 'list';

export interface Drawing {
  readonly name: string;
  readonly card?: string | undefined;
  readonly alt: string;
  readonly caption?: string | undefined;
}

/** A place of a page, and the words that lead to it. */
export interface Jump {
  readonly id: string;
  readonly label: string;
}

/** Signs with which to call for help at once, and the page that says more. */
interface FirstAid {
  readonly type: 'first-aid';
  readonly signs: string;
  readonly path: string;
  readonly practice: Practice;
}

/**
 * One part of a page. Each type is written once as Markdown (`site/body.ts`) and once as HTML
 * (`components/blocks`), so that a page and its Markdown alternate say the same.
 */
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
  /** A section of a text, shown under its title until somebody asks for it. */
  | { readonly type: 'section'; readonly heading: string; readonly markdown: string }
  | { readonly type: 'drawing'; readonly drawing: Drawing }
  | { readonly type: 'rooms'; readonly heading: string; readonly drawings: readonly Drawing[] }
  /** The answer, in a paragraph below the title. */
  | { readonly type: 'lead'; readonly markdown: string }
  /** What patients ask first, with the ways to ask more. */
  | {
      readonly type: 'brief';
      readonly heading: string;
      readonly facts: readonly Fact[];
    }
  /** The end of a page: how to reach the practice, with the message that is filled in. */
  | {
      readonly type: 'closing';
      readonly heading: string;
      readonly practice: Practice;
      readonly message: string;
      /** Whether the telephone is the only way: the page is read in an emergency. */
      readonly callOnly?: boolean;
      /** Whether a question can be asked there. */
      readonly asks?: boolean | undefined;
    }
  | {
      readonly type: 'care';
      readonly level: 'emergency' | 'sameDay';
      /** Says what to do. */
      readonly heading: string;
      readonly signs: readonly string[];
      /** Rarer signs under their titles, in a card of their own on the page for emergencies. */
      readonly others?: readonly { readonly title: string; readonly signs: readonly string[] }[] | undefined;
      /** Whether a phone shows every sign at once. */
      readonly whole?: boolean | undefined;
      /** Where the signs are steps to take in their order: whom they are for, in the words of a patient. */
      readonly complaint?: string | undefined;
      /** Shows these steps. */
      readonly drawing?: Drawing | undefined;
      /** Whether it is shown under its title only, until somebody asks for it. */
      readonly folded?: boolean | undefined;
      /** Ways past the signs, for who knows already what is the matter: anchors of the page. */
      readonly jumps?: readonly Jump[] | undefined;
      /** What to do where the first way does not work. */
      readonly note: string;
      readonly practice: Practice;
    }
  /** The way to the signs that stand further down on the page, or on the page for emergencies; `calls` where one of the cards is for an ambulance. */
  | {
      readonly type: 'signpost';
      /** The most urgent signs in one line. */
      readonly signs?: string | undefined;
      readonly calls: boolean;
      /** Every number that may be needed, for paper. */
      readonly numbers?: string | undefined;
      /** Whether what to do at once follows: the page is read in an emergency. */
      readonly urgent?: boolean | undefined;
      /** Whether it is one line behind the ways to the practice: the page is for colleagues, who know the signs. */
      readonly quiet?: boolean | undefined;
      /** `href` is an anchor of the page, or the path of another. */
      readonly places: readonly { readonly label: string; readonly href: string }[];
    }
  | {
      readonly type: 'steps';
      readonly heading: string;
      readonly steps: readonly Step[];
      /** Whether they are shown under their title only, until somebody asks for them. */
      readonly folded?: boolean | undefined;
      /** Shows the steps in their order, a part of it each where its parts are marked. */
      readonly drawing?: Drawing | undefined;
    }
  | {
      readonly type: 'points';
      readonly tone: 'now' | 'call' | 'note';
      readonly heading: string;
      /** Whether it is shown under its title only, until somebody asks for it. */
      readonly folded?: boolean | undefined;
      readonly items: readonly string[];
      /** Where the whole list is, if these are its first points. */
      readonly more?: { readonly path: string; readonly label: string } | undefined;
    }
  /** The guidelines that the text rests on. */
  | { readonly type: 'sources'; readonly heading: string; readonly items: readonly Citation[] }
  /** What to do after a treatment; on paper a sheet to take home, with the signs, the telephone and the page's address. */
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
  /** How one gets an appointment: the ways to ask for it, how soon there is one, when one hears what it costs. */
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
      /** Where the page does not open with it. */
      readonly portrait?: Drawing | undefined;
    }
  | { readonly type: 'doctors'; readonly heading: string; readonly doctors: readonly Doctor[]; readonly path: string }
  | {
      readonly type: 'links';
      readonly heading: string;
      readonly links: readonly Link[];
      /** What is said of each page, and how large. */
      readonly style: LinksStyle;
      /** Where the rest stands, if these are a choice. */
      readonly more?: { readonly path: string; readonly label: string } | undefined;
    }
  /** A piece of code to copy. `folded`: shown when it is asked for. */
  | {
      readonly type: 'code';
      readonly language: 'sh' | 'jsonc';
      readonly text: string;
      readonly title?: string | undefined;
      readonly folded?: boolean | undefined;
    }
  /** A request, and beside it what it is answered. */
  | {
      readonly type: 'exchange';
      readonly title: string;
      /** A command for a shell. */
      readonly request: string;
      readonly response: string;
      readonly responseTitle: string;
    }
  /** Things to look up, each under its name, shown when it is asked for. */
  | { readonly type: 'reference'; readonly entries: readonly Entry[]; readonly isCompact?: boolean | undefined }
  | ApiRequest;

/** One thing to look up. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  /** Code that is seen beside the title. */
  readonly code?: string | undefined;
  /** What the list of sections calls it, where it is in it. */
  readonly inContents?: string | undefined;
  readonly blocks: readonly Block[];
}

/** A GET request of the API that a reader can send from the page, by link and, where `field` is given, by form. */
export interface ApiRequest {
  readonly type: 'request';
  readonly path: string;
  /** Addresses to follow as they are. */
  readonly links: readonly string[];
  /** The parameter the form asks for: one of `options`, or any text. */
  readonly field?:
    | { readonly name: string; readonly options: readonly { readonly value: string; readonly label: string }[] }
    | { readonly name: string; readonly value: string; readonly maxLength: number }
    | undefined;
}

export interface Page {
  readonly kind: PageKind;
  /** The kind of the pages that it lists, where that is what it is for. */
  readonly indexOf?: IndexKind | undefined;
  /** Begins with a slash, no slash at its end; `/` for the home page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** `YYYY-MM-DD`. */
  readonly lastModified: string;
  /** Made when it is read. */
  readonly blocks: readonly Block[];
  /** The blocks as Markdown, with site paths in links; no title and no footer. Made when it is read. */
  readonly body: string;
  /** From the home page down to the page above this one. */
  readonly breadcrumbs: readonly Link[];
  /** The name of the content entry behind the page: its file's name without the extension. */
  readonly slug: string;
  /** The content file behind the page, below the content folder. */
  readonly source: string;
  readonly language: 'tr' | 'en';
  /** Of a post: the day of its publication, `YYYY-MM-DD`. */
  readonly published?: string | undefined;
  /** Of a post: the minutes it takes to read. */
  readonly minutes?: number | undefined;
  /** Of a medical text: when it was reviewed, `YYYY-MM-DD`, and by whom, where the content says so. */
  readonly review?: { readonly date: string; readonly reviewer?: string | undefined } | undefined;
  readonly drawing?: Drawing | undefined;
}
