import { likeness } from './meaning.ts';
import type { QuestionTerms, Search, TextVector } from './search.ts';

/** Similarity of an entry's texts to a question. The first text is the entry's question. */
export interface Likest {
  /** Cosine similarity of the most similar text, and of the entry's question. */
  readonly text: number;
  readonly question: number;
  /** Share of the entry's question that is in the question. */
  readonly questionFound: number;
  /** Similarity of meaning: of the nearest text, and of the entry's question. */
  readonly meaning: number;
  readonly questionMeaning: number;
}

/** Create a function that compares a question with thousands of texts. The question's terms are kept in a table. */
export function createLikest({ size, squares }: Search): (question: QuestionTerms) => (texts: TextVector[]) => Likest {
  /** For each term, the number of the last question that had it. */
  const last = new Uint32Array(size);
  let number = 0;
  return ({ weights, length, meaning }) => {
    number++;
    for (const term of weights.keys()) if (term >= 0) last[term] = number;
    return (texts) => {
      let most = -1;
      let nearest = -1;
      for (const text of texts) {
        most = Math.max(most, inBoth(text.terms) / (length * text.length || 1));
        nearest = Math.max(nearest, likeness(meaning, text.meaning));
      }
      const [own] = texts;
      const both = inBoth(own!.terms);
      return {
        text: most,
        question: both / (length * own!.length || 1),
        questionFound: both / (own!.length ** 2 || 1),
        meaning: nearest,
        questionMeaning: likeness(meaning, own!.meaning),
      };
    };
  };

  function inBoth(terms: readonly number[]): number {
    let both = 0;
    for (const term of terms) if (last[term] === number) both += squares[term]!;
    return both;
  }
}
