import type { ReadText } from '../reading/indexedTexts.ts';
import { dotProduct, norm, type Vector } from './embedding.ts';
import type { QuestionTerms } from './questionTerms.ts';
import { type TextIndex, weightOf } from './search.ts';

/** A text as a vector of terms, and of meaning. */
export interface TextVector {
  readonly terms: readonly string[];
  readonly length: number;
  readonly meaning: Vector;
}

export const vectorOf = (search: TextIndex, { terms }: ReadText): TextVector => ({
  terms,
  length: norm(terms.map((term) => weightOf(search, term))),
  meaning: search.meaningOf(terms),
});

/** Compare a question with the phrasings of an entry, whose question is the first. */
export function compare(question: QuestionTerms, phrasings: readonly TextVector[]) {
  const shared = phrasings.map(({ terms }) => sharedSquare(terms, question.weights));
  const cosines = phrasings.map(({ length }, at) => shared[at]! / (question.length * length || 1));
  const meanings = phrasings.map(({ meaning }) => dotProduct(meaning, question.meaning));
  return {
    /** Cosine similarity of the most similar phrasing, and of the entry's question. */
    similarity: Math.max(...cosines),
    questionSimilarity: cosines[0]!,
    /** Share of the entry's question that is in the question. */
    questionFound: shared[0]! / (phrasings[0]!.length ** 2 || 1),
    /** Similarity of meaning: of the nearest phrasing, and of the entry's question. */
    meaning: Math.max(...meanings),
    questionMeaning: meanings[0]!,
  };
}

/** Sum the squares of the weights of the terms that both have. */
function sharedSquare(terms: readonly string[], weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const term of terms) sum += (weights.get(term) ?? 0) ** 2;
  return sum;
}
