import type { AnswersIndex } from './data.ts';
import { beginningOf, compileMeanings, meaningName, stemOf } from './features.ts';
import type { Postings } from './shortlist.ts';

/** A word of a question. */
export interface ReadWord {
  /** The feature of its beginning; -1 where the knowledge has none like it. */
  readonly beginning: number;
  /** The feature of its stem; likewise. */
  readonly stem: number;
}

/** A question, read. */
export interface Reading {
  readonly words: readonly ReadWord[];
  /** Features of the question, each once. */
  readonly features: ReadonlySet<number>;
}

export type Reader = (words: readonly string[]) => Reading;

/** Makes readers, one for each question: it looks at a word once, however often it reads it. */
export function createReader(index: AnswersIndex, { numberOf }: Postings): () => Reader {
  const meaningsIn = compileMeanings(index.meanings);
  const numberOfName = (name: string) => numberOf(name) ?? -1;
  const readWord = (word: string): ReadWord => ({
    beginning: numberOfName(beginningOf(word)),
    stem: numberOfName(stemOf(word)),
  });
  return () => {
    const known = new Map<string, ReadWord>();
    return (words) => {
      const read = words.map((word) => {
        const found = known.get(word) ?? readWord(word);
        known.set(word, found);
        return found;
      });
      const features = new Set<number>();
      for (const { beginning, stem } of read) features.add(beginning).add(stem);
      for (const meaning of meaningsIn(words)) features.add(numberOfName(meaningName(meaning)));
      features.delete(-1);
      return { words: read, features };
    };
  };
}
