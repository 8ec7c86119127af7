/** A question the practice has an answer to. `url` is the page to cite. */
export interface RelatedQuestion {
  readonly question: string;
  readonly answer: string;
  readonly url: string;
}

/**
 * What the engine says of a question: `confidence` is the probability, in (0, 1], that the answer is right; `source` is `fuse`
 * where the ranked, fuzzy search found it, `rescue` where it was found past the ranking: word for word, or by rule;
 * `link` is where the question's own entry says more is to be read; `related` holds up to three, best first.
 */
export type Answer =
  | {
      readonly matched: true;
      readonly id: string;
      readonly question: string;
      readonly answer: string;
      readonly url: string;
      readonly link?: { readonly href: string; readonly label: string };
      readonly confidence: number;
      readonly source: 'fuse' | 'rescue';
      readonly related: readonly RelatedQuestion[];
    }
  | { readonly matched: false; readonly related: readonly RelatedQuestion[] };
