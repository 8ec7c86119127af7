import { createCorrector } from '#turkish/corrector.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import type { EntryTexts } from './indexedTexts.ts';
import type { LanguageModel } from './languageModel.ts';
import { stemOf } from './terms.ts';

const MAX_READ_WORDS = 100;
/** Letters of a word that the corrector needs. */
const PREFIX_LENGTH = 9;

/** A letter drawn out, as in "neredesiniiiz". Of an "a" two stay, as in "saat"; the corrector drops one too many. */
const DRAWN_OUT = /(?<=a)(a)a+|(?!a)(\p{L})\2{2,}/giu;

/** Stands for the name of a person of the practice. */
const PERSON = 'doktor';

/** The words of a question. */
interface QuestionForms {
  readonly typed: readonly string[];
  /** As typed, without the practice's name; its people are called `PERSON`. */
  readonly unnamed: readonly string[];
  /** As `unnamed`, without greetings. */
  readonly plain: readonly string[];
  /** As `plain`, with typing errors corrected. */
  readonly words: readonly string[];
}

/** What a practice's words are known from. */
interface KnownWords {
  readonly language: LanguageModel;
  readonly texts: readonly EntryTexts[];
  /** By the terms of the texts. */
  readonly postings: ReadonlyMap<string, unknown>;
}

/** Create a function that reads the question of a patient. The practice's own words are not corrected. */
export function createReader({ language, texts, postings }: KnownWords): (question: string) => QuestionForms {
  const correct = createCorrector(
    () => new Map([...language.documentFrequencies, ...frequenciesIn(texts)]),
    (word) => language.isKnown(stemOf(word)) || postings.has(stemOf(word)),
  );
  return (question) => {
    const typed = wordsOf(question.replaceAll(DRAWN_OUT, '$1$2')).slice(0, MAX_READ_WORDS);
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
    for (const word of new Set(words.map((whole) => whole.slice(0, PREFIX_LENGTH))))
      counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  for (const { phrasings, answer } of texts) {
    for (const { words } of phrasings) count(words, 1);
    count(answer.words, 0.5);
  }
  const all = 1 + texts.reduce((sum, { phrasings }) => sum + phrasings.length, 0);
  return new Map([...counts].map(([word, found]) => [word, (found + 1) / all]));
}
