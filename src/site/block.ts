import type { Citation } from '#content/schemas/citation.ts';
import type { SignGroup, Step, Transport } from '#content/schemas/commonFields.ts';
import type { Comparison } from '#content/schemas/guides.ts';
import type { Doctor } from '#content/schemas/practiceFile.ts';
import type { MarkdownTree } from '#markdown/tree.ts';
import type { EmergencyCall } from './emergency/emergencyCall.ts';
import type { PageKind } from './pageKinds.ts';
import type { Fact } from './practice/facts.ts';

export interface Link {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly kind: PageKind;
  /** Parts of the page, by their anchors. */
  readonly parts?: readonly { readonly path: string; readonly label: string }[] | undefined;
  /** Publication of a post in a list of posts, `YYYY-MM-DD`. */
  readonly day?: string | undefined;
  /** How urgent a complaint can be, in a list of complaints. */
  readonly urgency?: string | undefined;
}

/** A question on a page. */
export interface AnsweredQuestion {
  /** Its anchor in the API: its position, which changes when a question is inserted above. */
  readonly id: string;
  /** Its lasting anchor, from its key. */
  readonly anchor: string;
  readonly question: string;
  readonly answer: string;
  /** The answer for readers who see nothing else of the page, if it is longer. */
  readonly standaloneAnswer?: string | undefined;
  readonly link?: LabelledPath | undefined;
}

/** A link whose label is not the title of its page. */
export interface LabelledPath {
  readonly path: string;
  readonly label: string;
}

/** Rows show descriptions, tiles only drawings, a list only titles. */
export type LinksStyle = 'rows' | 'tiles' | 'list';

export interface Drawing {
  readonly name: string;
  readonly card?: string | undefined;
  readonly alt: string;
  readonly caption?: string | undefined;
}

/** A part of a page: written as Markdown in `site/alternate/blockMarkdown.ts`, and as HTML in `components/blocks/`. */
export type Block = { readonly [T in keyof Fields]: BlockOf<T> }[keyof Fields];

export type BlockOf<T extends keyof Fields> = {
  readonly type: T;
  /** The anchor of its heading on the page. */
  readonly id?: string;
} & Readonly<Fields[T]>;

interface ItemList {
  readonly heading: string;
  readonly items: readonly string[];
  readonly more?: LabelledPath | undefined;
}

/**
 * The fields of each type of block. `isFolded` shows only the heading until it is opened; `more` leads to the rest of a
 * choice.
 */
interface Fields {
  hero: {
    headline: string;
    lead: string;
    signpost?: BlockOf<'signpost'> | undefined;
    drawing?: Drawing | undefined;
    facts: readonly Fact[];
  };
  prose: { text: MarkdownTree };
  /** A folded section of a text; `id` is its anchor. */
  'folded-text': { heading: string; id: string; text: MarkdownTree };
  drawing: { drawing: Drawing };
  rooms: { heading: string; drawings: readonly Drawing[] };
  /** The first paragraph, which answers. */
  lead: { text: MarkdownTree };
  brief: { heading: string; facts: readonly Fact[] };
  /** How to reach the practice; `message` is prepared. Pages for emergencies offer only the telephone. */
  'contact-panel': {
    heading: string;
    message: string;
    isCallOnly?: boolean;
    /** What a message should not say, or, if no message is offered, whom to call first. */
    note?: string | undefined;
    /** Takes questions, too. */
    hasAskLine?: boolean | undefined;
  };
  care: {
    /**
     * `others` are signs that the emergency page does not list; `firstAid` has steps; `atOnce` comes before going
     * anywhere; `hospital` sends to a general hospital on the same day, and calls nobody.
     */
    role: 'emergency' | 'others' | 'firstAid' | 'atOnce' | 'hospital' | 'sameDay';
    /** Whom to call: an ambulance, or the practice. */
    level: 'emergency' | 'sameDay';
    heading: string;
    signs: readonly string[];
    /** The `others`, under their titles. */
    groups?: readonly SignGroup[] | undefined;
    /** The page with the other signs of 112. */
    othersLink?: LabelledPath | undefined;
    /** To first aid on the page, or to the groups. */
    jumps?: readonly LabelledPath[] | undefined;
    /** The link to what to do at once, above the signs. */
    atOnceLink?: LabelledPath | undefined;
    /** Links below the card, for readers who have none of its signs. */
    jumpsBelow?: readonly LabelledPath[] | undefined;
    drawing?: Drawing | undefined;
    isFolded?: boolean | undefined;
    /** The label of the link to this card from the first one. */
    jumpLabel?: string | undefined;
    /** What to do if the call fails; left out if the card above says it. */
    note?: string | undefined;
  };
  /** Links to the signs further down the page, or on the emergency page. */
  signpost: {
    /** Of one within the text. */
    heading?: string | undefined;
    /** The most urgent signs in one line. */
    signs?: string | undefined;
    /** Set if one of the cards is for an emergency. */
    call?: EmergencyCall | undefined;
    /** Every number that may be needed, for paper. */
    numbers?: string | undefined;
    /** Whether first steps follow. */
    isBeforeSteps?: boolean | undefined;
    /** Shown as one line, after the contact buttons. */
    isCompact?: boolean | undefined;
    links: readonly LabelledPath[];
  };
  /** Steps in order. A drawing shows them, a panel each if it has panels. */
  steps: { heading: string; steps: readonly Step[]; isFolded?: boolean | undefined; drawing?: Drawing | undefined };
  points: ItemList & {
    tone: 'now' | 'expected' | 'call' | 'note';
    isFolded?: boolean | undefined;
  };
  sources: { heading: string; items: readonly Citation[]; note?: string | undefined };
  /** What to do after the treatment `title`; prints as a sheet with signs, telephone and address. */
  aftercare: ItemList & {
    title: string;
    path: string;
    /** When to call at once. */
    closingText?: string | undefined;
    cards: readonly BlockOf<'care'>[];
    /** When to call or, on the page for emergencies, what to do now. */
    lists: readonly ItemList[];
  };
  table: { heading: string } & Pick<Comparison, 'options' | 'rows'>;
  questions: { heading?: string | undefined; questions: readonly AnsweredQuestion[]; more?: LabelledPath | undefined };
  /** `from` are the pages of neighborhoods. */
  transport: {
    heading: string;
    ways: readonly { by: Transport; text: string }[];
    from?: readonly LabelledPath[] | undefined;
  };
  /** The address; below buttons it leaves out the ways that these have. */
  contact: { heading: string; isBelowButtons?: boolean };
  /** How to get an appointment. */
  booking: { heading: string };
  hours: { heading: string; facts?: readonly Fact[] | undefined };
  /** `portrait` is missing if the page opens with it. */
  doctor: { heading: string; doctor: Doctor; portrait?: Drawing | undefined };
  doctors: { heading: string; doctors: readonly Doctor[]; path: string };
  links: {
    heading: string;
    links: readonly Link[];
    style: LinksStyle;
    isFolded?: boolean | undefined;
    more?: LabelledPath | undefined;
  };
}
