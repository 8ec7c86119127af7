import { likeness } from './meaning.ts';
import type { QuestionTerms, Search, TextVector } from './search.ts';

/** How like a question the texts of an entry are, the entry's own question first among them. */
export interface Likest {
  /** The cosine of the text that is likest, of the three likest on average, and of the entry's question. */
  readonly text: number;
  readonly three: number;
  readonly question: number;
  /** Which share of the likest text, and of the entry's question, is in the question. */
  readonly textFound: number;
  readonly questionFound: number;
  /** How near their meanings are: the nearest, and that of the entry's question. */
  readonly meaning: number;
  readonly questionMeaning: number;
}

/** Compares questions with texts, thousands for each: the terms of the question stand in a table. */
export function createLikest({ size, squares }: Search): (question: QuestionTerms) => (texts: TextVector[]) => Likest {
  /** Of each term the number of the last question that had it. */
  const last = new Uint32Array(size);
  let number = 0;
  return ({ weights, length, meaning }) => {
    number++;
    for (const term of weights.keys()) if (term >= 0) last[term] = number;
    return (texts) => {
      let first = -1;
      let second = -1;
      let third = -1;
      let textFound = 0;
      let nearest = -1;
      for (const text of texts) {
        const both = inBoth(text.terms);
        const cosine = both / (length * text.length || 1);
        if (cosine > first) {
          third = second;
          second = first;
          first = cosine;
          textFound = found(both, text);
        } else if (cosine > second) {
          third = second;
          second = cosine;
        } else if (cosine > third) third = cosine;
        nearest = Math.max(nearest, likeness(meaning, text.meaning));
      }
      const [own] = texts;
      const both = inBoth(own!.terms);
      return {
        text: first,
        three: (first + (second < 0 ? first : second) + (third < 0 ? first : third)) / 3,
        question: both / (length * own!.length || 1),
        textFound,
        questionFound: found(both, own!),
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

const found = (both: number, text: TextVector): number => both / (text.length ** 2 || 1);
