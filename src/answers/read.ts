import type { AnswersIndex } from './data.ts';
import { beginningOf, compileMeanings, meaningName, piecesOf } from './features.ts';
import type { Postings } from './shortlist.ts';

/** A word of a question. */
export interface ReadWord {
  /** The feature of its beginning; -1 where the knowledge has none like it. */
  readonly beginning: number;
  /** The features of its pieces; likewise. */
  readonly pieces: readonly number[];
}

/** A question, read. */
export interface Reading {
  readonly words: readonly ReadWord[];
  /** Features of the question, each once. */
  readonly features: ReadonlySet<number>;
}

export type Reader = (words: readonly string[]) => Reading;

export function createReader(index: AnswersIndex, { numberOf }: Postings): Reader {
  const meaningsIn = compileMeanings(index.meanings);
  const numbers = (names: readonly string[]) => names.map((name) => numberOf.get(name) ?? -1);
  return (words) => {
    const read = words.map((word) => {
      const [beginning] = numbers([beginningOf(word)]);
      return { beginning: beginning!, pieces: numbers(piecesOf(word)) };
    });
    const features = new Set([
      ...read.flatMap(({ beginning, pieces }) => [beginning, ...pieces]),
      ...numbers(meaningsIn(words).map(meaningName)),
    ]);
    features.delete(-1);
    return { words: read, features };
  };
}
