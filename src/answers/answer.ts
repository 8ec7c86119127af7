/** A question the practice has an answer to. `url` is the page to cite. */
export interface RelatedQuestion {
  readonly question: string;
  readonly answer: string;
  readonly url: string;
}

/**
 * The engine's result for a question. `confidence` is the probability, in (0, 1], that the answer is right; `source` is `fuse`
 * if ranking found it, and `rescue` if it was found without ranking: word for word, or by rule; `link` is where the entry says to
 * read more; `related` has up to three, best first.
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
