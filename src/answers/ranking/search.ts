import { plainAnswer } from '#markdown/answerTexts.ts';
import type { AnswersIndex } from '../answersIndex.ts';
import { type EntryTexts, readTexts } from '../reading/indexedTexts.ts';
import { createLanguage, type LanguageModel } from '../reading/languageModel.ts';
import { isConcept, isRoot } from '../reading/terms.ts';
import { createEmbedding, type Vector } from './embedding.ts';

/** Weight of the language's rates relative to the practice's own texts, in entries. */
const PRIOR = 30;
const CONCEPT_RATE = 0.02;
const MAX_IDF = 7;
const MIN_IDF = 0.1;
/** Relative weights of a stem, a root and a concept. */
export const STEM_WEIGHT = 0.6;
export const ROOT_WEIGHT = 0.4;
const CONCEPT_WEIGHT = 0.8;
/** Weight of a term that only the answer has, relative to one in a phrasing. */
const ANSWER_WEIGHT = 0.3;
/** In larger indexes, a term in more than this share of the entries selects no candidates. */
const MAX_SMALL_INDEX = 2000;
const MAX_ENTRY_SHARE = 1 / 4;

/** The searchable texts of a practice. */
export interface TextIndex {
  readonly language: LanguageModel;
  readonly texts: readonly EntryTexts[];
  /**
   * For each term: the entries that have it, each with the share of its phrasings that do; 0 if only the answer does.
   */
  readonly postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly meaningOf: (terms: readonly string[]) => Vector;
}

/** Create the searchable texts of an index: read each, and list where each term is. */
export function createTextIndex(index: AnswersIndex): TextIndex {
  const language = createLanguage(index.language);
  const texts = index.texts.map((text, position) =>
    readTexts(text, plainAnswer(index.entries[position]!.answer), language),
  );
  return { language, texts, postings: postingsOf(texts), meaningOf: createEmbedding(index.language.meanings) };
}

function postingsOf(texts: readonly EntryTexts[]): TextIndex['postings'] {
  const postings = new Map<string, Map<number, number>>();
  const add = (term: string, position: number, share: number) => {
    const entries = postings.get(term);
    if (entries) entries.set(position, share);
    else postings.set(term, new Map([[position, share]]));
  };
  texts.forEach(({ phrasings, answer }, position) => {
    const counts = new Map<string, number>();
    for (const { terms } of phrasings) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) add(term, position, count / phrasings.length);
    for (const term of answer.terms) if (!counts.has(term)) add(term, position, 0);
  });
  return postings;
}

/** Tell whether the phrasings or the answer of an entry have a term. */
export const hasTerm = ({ postings }: TextIndex, position: number, term: string): boolean =>
  postings.get(term)?.has(position) ?? false;

export const shareIn = ({ postings }: TextIndex, position: number, term: string): number =>
  postings.get(term)?.get(position) ?? 0;

const countOf = ({ postings }: TextIndex, term: string): number => postings.get(term)?.size ?? 0;

/** Get the share of any practice's texts that have a term. */
const rateOf = ({ language }: TextIndex, term: string): number =>
  isConcept(term) ? CONCEPT_RATE : language.rateOf(term);

/** Get the share of entries that have a term, smoothed by its rate in the language. */
export const frequencyOf = (search: TextIndex, term: string): number =>
  (countOf(search, term) + PRIOR * rateOf(search, term)) / (search.texts.length + PRIOR);

/** Get the inverse document frequency of a term. */
export const idf = (search: TextIndex, term: string): number =>
  Math.max(MIN_IDF, Math.min(MAX_IDF, -Math.log(frequencyOf(search, term))));

export const weightOf = (search: TextIndex, term: string): number =>
  (isConcept(term) ? CONCEPT_WEIGHT : isRoot(term) ? ROOT_WEIGHT : STEM_WEIGHT) * idf(search, term);

/** Get the logarithm of how much likelier a term is in questions to this practice than to any; 0 if it is not. */
export const logLikelihoodRatio = (search: TextIndex, term: string): number =>
  Math.max(0, Math.log(countOf(search, term) / search.texts.length / rateOf(search, term)));

/** Find the entries that share most with a question, by the weights of its terms, best first. */
export function findEntries({ postings, texts }: TextIndex, weights: ReadonlyMap<string, number>, limit: number) {
  const scores = new Map<number, number>();
  for (const [term, weight] of weights) {
    const shares = postings.get(term);
    if (!shares || (texts.length > MAX_SMALL_INDEX && shares.size > texts.length * MAX_ENTRY_SHARE)) continue;
    for (const [position, share] of shares) {
      const degree = ANSWER_WEIGHT + (1 - ANSWER_WEIGHT) * Math.sqrt(share);
      scores.set(position, (scores.get(position) ?? 0) + weight * degree);
    }
  }
  return [...scores]
    .map(([position, score]) => ({ position, score }))
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .slice(0, limit);
}
