/** A question the practice has an answer to. `url` is the page to cite. */
export interface RelatedQuestion {
  readonly question: string;
  readonly answer: string;
  readonly url: string;
}

export interface IndexedEntry extends RelatedQuestion {
  readonly id: string;
  /** The short answer in English. */
  readonly inEnglish?: string;
  /** Where to read more; `href` is absolute. */
  readonly link?: { readonly href: string; readonly label: string };
}

/** The engine's result for a question. */
export type Answer =
  | (IndexedEntry & {
      readonly matched: true;
      /** Probability, in (0, 1], that the answer is right. */
      readonly confidence: number;
      /** Whether ranking found it, rather than its words or a rule. */
      readonly isRanked: boolean;
      /** Up to three others, best first. */
      readonly related: readonly RelatedQuestion[];
    })
  | {
      readonly matched: false;
      readonly related: readonly RelatedQuestion[];
      /** Whether the first of `related` probably answers the question, though not surely enough. */
      readonly isFirstLikely?: boolean;
    };
