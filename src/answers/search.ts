import type { AnswersIndex } from './data.ts';
import { createLanguage, type LanguageModel, type OwnWords, type Reading } from './language.ts';
import { createMeanings, meaningful, type Vector } from './meaning.ts';
import { createPostings, type Postings } from './postings.ts';
import { rootOf, stemOf } from './stems.ts';
import { readTexts, type EntryTexts, type Text } from './texts.ts';

/** Weight of the language's frequencies relative to the practice's own texts, in entries. */
const PRIOR = 30;
const HEAVIEST = 7;
const CONCEPT_FREQUENCY = 0.02;
/** Relative weights of a stem, a root and a concept. */
const STEM = 0.6;
const ROOT = 0.4;
const CONCEPT = 0.8;
/** Letters of a word that the corrector knows. */
const BEGINNING = 9;

/** The distinct terms of a text in ascending order, and the length of its vector. */
export interface TextVector {
  readonly terms: readonly number[];
  readonly length: number;
  readonly meaning: Vector;
}

/** The terms of a question. */
export interface QuestionTerms {
  /** For each word: the terms that the index knows, best first. */
  readonly words: readonly {
    readonly weight: number;
    readonly terms: readonly number[];
    readonly concepts: readonly number[];
  }[];
  readonly kinds: readonly number[];
  readonly weights: ReadonlyMap<number, number>;
  readonly length: number;
  readonly meaning: Vector;
}

/** The searchable texts of a practice. A term is the number of a stem, a root or a concept. */
export interface Search extends Pick<Postings, 'find' | 'shareIn'> {
  readonly language: LanguageModel;
  readonly texts: readonly EntryTexts[];
  readonly own: OwnWords;
  terms: (reading: Reading) => QuestionTerms;
  vectorOf: (text: Text) => TextVector;
  /** Number of terms; each term is below it. */
  readonly size: number;
  /** Weight of each term, and its square. */
  readonly weights: Float64Array;
  readonly squares: Float64Array;
  /** Share of entries that have a term, smoothed by its frequency in the language. */
  documentFrequency: (term: number) => number;
  /** Logarithm of how much likelier a term is in questions to this practice than to any; 0 if it is not. */
  typical: (term: number | undefined) => number;
  /** Get the kinds of question that a text belongs to, as terms. */
  kindsIn: (text: Text) => Set<number>;
}

/** Create the search of an index. */
export function createSearch(index: AnswersIndex): Search {
  const language = createLanguage(index.language);
  const meaningOf = createMeanings(index.language.meanings);
  const ofWord = new Map<string, readonly number[]>();
  const conceptsOf = (word: string) => {
    let concepts = ofWord.get(word);
    if (!concepts) ofWord.set(word, (concepts = language.concepts([word]).map(({ pattern }) => pattern)));
    return concepts;
  };
  const texts = index.texts.map((one, entry) => readTexts(one, index.entries[entry]!.answer, conceptsOf));
  const stemNumber = new Map<string, number>();
  const stemOfWord = new Map<string, number>();
  for (const { asked, told } of texts)
    for (const { words } of [...asked, told])
      for (const word of words) {
        if (stemOfWord.has(word)) continue;
        const stem = stemOf(word);
        const number = stemNumber.get(stem) ?? stemNumber.size;
        stemNumber.set(stem, number);
        stemOfWord.set(word, number);
      }
  const stems = [...stemNumber.keys()];
  const rootNumber = new Map<string, number>();
  const rootOfStem = stems.map((stem) => {
    const root = rootOf(stem);
    let number = rootNumber.get(root);
    if (number === undefined) rootNumber.set(root, (number = stems.length + rootNumber.size));
    return number;
  });
  const firstConcept = stems.length + rootNumber.size;
  const roots = [...rootNumber.keys()];
  const size = firstConcept + index.language.concepts.length;
  const eachTerm = ({ words, concepts }: Text, use: (term: number) => void): void => {
    for (const word of words) {
      const stem = stemOfWord.get(word)!;
      use(stem);
      use(rootOfStem[stem]!);
    }
    for (const concept of concepts) use(firstConcept + concept);
  };
  const { count, shareIn, find } = createPostings(texts, size, eachTerm);
  const priorOf = (term: number) =>
    term < stems.length
      ? language.rateOfStem(stems[term]!)
      : term < firstConcept
        ? language.rateOfRoot(roots[term - stems.length]!)
        : CONCEPT_FREQUENCY;
  // Inverse document frequency, smoothed by the frequency in any practice.
  const idf = (prior: number, found: number) =>
    Math.min(HEAVIEST, -Math.log((found + PRIOR * prior) / (texts.length + PRIOR)));
  const levelOf = (term: number) => (term < stems.length ? STEM : term < firstConcept ? ROOT : CONCEPT);
  const idfOf = (term: number) => idf(priorOf(term), count(term));
  const weights = Float64Array.from({ length: size }, (_, term) => levelOf(term) * Math.max(0.1, idfOf(term)));
  const shareOf = (term: number) => count(term) / texts.length;

  return {
    language,
    texts,
    own: { hasStem: (stem) => stemNumber.has(stem), frequencies: () => frequenciesIn(texts) },
    size,
    shareIn,
    find,
    weights,
    squares: weights.map((weight) => weight ** 2),
    typical: (term) => (term === undefined ? 0 : Math.max(0, Math.log(shareOf(term) / priorOf(term)))),
    documentFrequency: (term) => (count(term) + PRIOR * priorOf(term)) / (texts.length + PRIOR),
    kindsIn: ({ concepts }) => new Set(concepts.filter((c) => c < index.language.kinds).map((c) => firstConcept + c)),
    terms({ words }) {
      const found = language.concepts(words);
      const kinds = new Set<number>();
      const weightsOf = new Map<number, number>();
      const read = words.map((word, at) => {
        const stem = stemOf(word);
        const number = stemNumber.get(stem);
        const root = rootNumber.get(rootOf(word));
        const concepts = found.flatMap(({ pattern, from, to }) => (from <= at && at < to ? [pattern] : []));
        for (const concept of concepts) if (concept < index.language.kinds) kinds.add(firstConcept + concept);
        const terms = [number, root].filter((term) => term !== undefined);
        const ofConcepts = concepts.map((concept) => firstConcept + concept);
        const weight = Math.max(0.1, number === undefined ? idf(language.rateOfStem(stem), 0) : idfOf(number));
        for (const term of [...terms, ...ofConcepts]) weightsOf.set(term, weights[term]!);
        // Unknown words make the question longer, too.
        if (number === undefined) weightsOf.set(-1 - 2 * at, STEM * weight);
        if (root === undefined) weightsOf.set(-2 - 2 * at, ROOT * weight);
        return { weight, terms, concepts: ofConcepts };
      });
      let square = 0;
      for (const weight of weightsOf.values()) square += weight * weight;
      const meaning = meaningOf(
        meaningful(
          words.map(stemOf),
          found.map(({ pattern }) => pattern),
        ),
      );
      return { words: read, kinds: [...kinds], weights: weightsOf, length: Math.sqrt(square), meaning };
    },
    vectorOf(text) {
      const found = new Set<number>();
      eachTerm(text, (term) => found.add(term));
      const terms = [...found];
      const meaning = meaningOf(meaningful(text.words.map(stemOf), text.concepts));
      return { terms, length: Math.sqrt(terms.reduce((sum, term) => sum + weights[term]! ** 2, 0)), meaning };
    },
  };
}

/** Count the beginnings of words in texts. Words that only answers have count half. */
function frequenciesIn(texts: readonly EntryTexts[]): Map<string, number> {
  const counts = new Map<string, number>();
  let all = 1;
  const count = (words: readonly string[], weight: number) => {
    for (const word of new Set(words.map((one) => one.slice(0, BEGINNING))))
      counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  for (const { asked, told } of texts) {
    for (const { words } of asked) count(words, 1);
    count(told.words, 0.5);
    all += asked.length;
  }
  return new Map([...counts].map(([word, found]) => [word, (found + 1) / all]));
}
