import { createCorrector } from '#turkish/corrector.ts';
import { undisguise } from '#turkish/undisguise.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import type { EntryTexts } from './indexedTexts.ts';
import { norm, type Vector } from './meaning.ts';
import { idf, ROOT_WEIGHT, type Search, STEM_WEIGHT, weightOf } from './search.ts';
import { conceptTerm, rootOf, stemOf, termsOf } from './terms.ts';

const MAX_WORDS = 100;
/** Letters of a word that the corrector needs. */
const PREFIX_LENGTH = 9;

/** Stands for the name of a person of the practice. */
const PERSON = 'doktor';

/** The words of a question. */
interface Reading {
  readonly typed: readonly string[];
  /** As typed, without the practice's name; its people are called `PERSON`. */
  readonly unnamed: readonly string[];
  /** As `unnamed`, without greetings. */
  readonly plain: readonly string[];
  /** As `plain`, with typing errors corrected. */
  readonly words: readonly string[];
}

/** Create a function that reads the question of a patient. The practice's own words are not corrected. */
export function createReader({ language, texts, postings }: Search): (question: string) => Reading {
  const correct = createCorrector(
    () => new Map([...language.documentFrequencies, ...frequenciesIn(texts)]),
    (word) => language.isKnown(stemOf(word)) || postings.has(stemOf(word)),
  );
  return (question) => {
    const typed = wordsOf(undisguise(question)).slice(0, MAX_WORDS);
    const corrected = correct(typed);
    const people = language.peopleIn(typed);
    const names = new Set([...people, ...language.namesIn(typed)]);
    const greetings = new Set([typed, corrected].flatMap(language.greetingsIn));
    const without = (words: readonly string[], ...dropped: readonly ReadonlySet<number>[]) => [
      ...(people.length > 0 ? [PERSON] : []),
      ...words.filter((_, at) => !dropped.some((positions) => positions.has(at))),
    ];
    return {
      typed,
      unnamed: without(typed, names),
      plain: without(typed, names, greetings),
      words: without(corrected, names, greetings),
    };
  };
}

/** Count the beginnings of words in texts. Words that only answers have count half. */
function frequenciesIn(texts: readonly EntryTexts[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (words: readonly string[], weight: number) => {
    for (const word of new Set(words.map((one) => one.slice(0, PREFIX_LENGTH))))
      counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  for (const { phrasings, answer } of texts) {
    for (const { words } of phrasings) count(words, 1);
    count(answer.words, 0.5);
  }
  const all = 1 + texts.reduce((sum, { phrasings }) => sum + phrasings.length, 0);
  return new Map([...counts].map(([word, found]) => [word, (found + 1) / all]));
}

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

export function questionTerms(search: Search, words: readonly string[]): QuestionTerms {
  const { language, postings, meaningOf } = search;
  const matches = language.concepts(words);
  const weights = new Map<string, number>();
  // Unknown words make the question longer, too.
  const unknown: number[] = [];
  const read = words.map((word, at) => {
    const [stem, root] = [stemOf(word), rootOf(word)];
    const weight = idf(search, stem);
    const around = matches.filter(({ from, to }) => from <= at && at < to);
    const concepts = around.map(({ pattern }) => conceptTerm(pattern));
    const indexedTerms = [stem, root].filter((term) => postings.has(term));
    for (const term of [...indexedTerms, ...concepts]) weights.set(term, weightOf(search, term));
    if (!postings.has(stem)) unknown.push(STEM_WEIGHT * weight);
    if (!postings.has(root)) unknown.push(ROOT_WEIGHT * weight);
    return { stem, root, concepts, weight };
  });
  const concepts = [...new Set(matches.map(({ pattern }) => pattern))];
  return {
    words: read,
    kinds: language.kindsAmong(concepts),
    weights,
    length: norm([...weights.values(), ...unknown]),
    meaning: meaningOf(termsOf(words, concepts)),
  };
}
