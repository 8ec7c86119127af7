import { conceptTerm, rootOf, stemOf, termsOf } from '../reading/terms.ts';
import { norm, type Vector } from './embedding.ts';
import { idf, ROOT_WEIGHT, STEM_WEIGHT, type TextIndex, weightOf } from './search.ts';

export interface QuestionTerms {
  readonly words: readonly {
    readonly stem: string;
    readonly root: string;
    readonly concepts: readonly string[];
    readonly weight: number;
  }[];
  /** The kinds of question that it belongs to. */
  readonly kinds: readonly string[];
  /** Weight of each term that the practice's texts have, or of a concept. */
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
  readonly meaning: Vector;
}

export function questionTerms(search: TextIndex, words: readonly string[]): QuestionTerms {
  const { language, postings, meaningOf } = search;
  const matches = language.conceptMatches(words);
  const weights = new Map<string, number>();
  // Unknown words make the question longer, too.
  const unknown: number[] = [];
  const read = words.map((word, at) => {
    const [stem, root] = [stemOf(word), rootOf(word)];
    const weight = idf(search, stem);
    const around = matches.filter(({ from, to }) => from <= at && at < to);
    const concepts = around.map(({ concept }) => conceptTerm(concept));
    const indexedTerms = [stem, root].filter((term) => postings.has(term));
    for (const term of [...indexedTerms, ...concepts]) weights.set(term, weightOf(search, term));
    if (!postings.has(stem)) unknown.push(STEM_WEIGHT * weight);
    if (!postings.has(root)) unknown.push(ROOT_WEIGHT * weight);
    return { stem, root, concepts, weight };
  });
  const concepts = [...new Set(matches.map(({ concept }) => concept))];
  return {
    words: read,
    kinds: language.kindsAmong(concepts),
    weights,
    length: norm([...weights.values(), ...unknown]),
    meaning: meaningOf(termsOf(words, concepts)),
  };
}
