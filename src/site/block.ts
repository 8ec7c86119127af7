import type { Citation } from '../entries/schemas/notes.ts';
import type { Comparison } from '../entries/schemas/guides.ts';
import type { SignGroup, Step } from '../entries/schemas/fields.ts';
import type { Doctor, Practice } from '../entries/schemas/practice.ts';
import type { Transport } from '../entries/schemas/neighborhood.ts';
import type { ApiBlock } from './apiBlocks.ts';
import type { EmergencyCall } from './emergency/emergency.ts';
import type { Link } from './link.ts';
import type { Fact } from './practice/facts.ts';

/** A question on a page; `id` is its anchor. */
export interface Answered {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link?: Onward | undefined;
}

/** A link with a label of its own. */
interface Onward {
  readonly path: string;
  readonly label: string;
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
interface EmergencyLine {
  readonly type: 'emergency-line';
  readonly signs: string;
  readonly path: string;
  readonly practice: Practice;
}

/** A part of a page. Each type is written once as Markdown (`site/body/body.ts`) and once as HTML (`components/blocks`). */
export type Block =
  | {
      readonly type: 'hero';
      readonly headline: string;
      readonly lead: string;
      readonly practice: Practice;
      readonly urgent?: EmergencyLine | undefined;
      readonly drawing?: Drawing | undefined;
      readonly facts: readonly Fact[];
    }
  | EmergencyLine
  | { readonly type: 'prose'; readonly markdown: string }
  /** A folded section of a text. */
  | { readonly type: 'section'; readonly heading: string; readonly markdown: string }
  | { readonly type: 'drawing'; readonly drawing: Drawing }
  | { readonly type: 'rooms'; readonly heading: string; readonly drawings: readonly Drawing[] }
  /** The first paragraph, which answers. */
  | { readonly type: 'lead'; readonly markdown: string }
  | { readonly type: 'brief'; readonly heading: string; readonly facts: readonly Fact[] }
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
      /** `rarer` are signs that the emergency page does not list; `firstAid` has steps; `atOnce` comes before going anywhere. */
      readonly role: 'emergency' | 'rarer' | 'firstAid' | 'atOnce' | 'sameDay';
      /** Whom to call: an ambulance, or the practice. */
      readonly level: 'emergency' | 'sameDay';
      readonly heading: string;
      readonly signs: readonly string[];
      /** Rarer signs under their titles. */
      readonly others?: readonly SignGroup[] | undefined;
      /** Whether a phone shows every sign at once. */
      readonly whole?: boolean | undefined;
      readonly drawing?: Drawing | undefined;
      readonly folded?: boolean | undefined;
      /** The label of the link to this card from the first one. */
      readonly jump?: string | undefined;
      /** Links past the signs, on the first card. */
      readonly jumps?: readonly Jump[] | undefined;
      /** What to do if that fails, unless the card above says it. */
      readonly note?: string | undefined;
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
      /** Whether what to do at once follows. */
      readonly beforeSteps?: boolean | undefined;
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
      readonly more?: Onward | undefined;
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
      readonly cards: readonly BlockOf<'care'>[];
      /** Further lists of the sheet: when to call, or, on the page for emergencies, what to do now. */
      readonly lists: readonly { readonly heading: string; readonly items: readonly string[] }[];
      readonly practice: Practice;
    }
  | ({ readonly type: 'table'; readonly heading: string } & Pick<Comparison, 'options' | 'rows'>)
  | {
      readonly type: 'questions';
      readonly heading?: string | undefined;
      readonly questions: readonly Answered[];
      /** Where the rest stands, if these are a choice. */
      readonly more?: Onward | undefined;
    }
  | {
      readonly type: 'transport';
      readonly heading: string;
      readonly ways: readonly { by: Transport; text: string }[];
      /** Pages that tell the way from one place. */
      readonly from?: readonly Onward[] | undefined;
    }
  | { readonly type: 'contact'; readonly heading: string; readonly practice: Practice }
  /** How to get an appointment. */
  | { readonly type: 'booking'; readonly heading: string; readonly practice: Practice }
  | {
      readonly type: 'hours';
      readonly heading: string;
      readonly practice: Practice;
      /** How soon there is an appointment, and when the cost is known. */
      readonly facts?: readonly Fact[] | undefined;
    }
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
      /** Whether a phone shows only the heading of the list until it is opened. */
      readonly folded?: boolean | undefined;
      /** Where the rest stands, if these are a choice. */
      readonly more?: Onward | undefined;
    }
  /** Folded entries to look up. */
  | { readonly type: 'reference'; readonly entries: readonly Entry[]; readonly isCompact?: boolean | undefined }
  | ApiBlock;

/** The block of one type. */
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;

export interface Entry {
  readonly id: string;
  readonly title: string;
  /** Shown beside the title. */
  readonly code?: string | undefined;
  /** Its name in the table of contents, if it is listed there. */
  readonly inContents?: string | undefined;
  readonly blocks: readonly Block[];
}
