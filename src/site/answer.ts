/** A question the practice has an answer to. `url` is the page to cite. */
export interface RelatedQuestion {
  readonly question: string;
  readonly url: string;
}

/**
 * What the engine says of a question: contract.md, "Shapes". `confidence` is a probability in (0, 1]; `source` is `fuse`
 * where Fuse.js chose the same entry from the shortlist; `related` holds up to three.
 */
export type Answer =
  | {
      readonly matched: true;
      readonly id: string;
      readonly question: string;
      readonly answer: string;
      readonly url: string;
      readonly confidence: number;
      readonly source: 'fuse' | 'rescue';
      readonly related: readonly RelatedQuestion[];
    }
  | { readonly matched: false; readonly related: readonly RelatedQuestion[] };
