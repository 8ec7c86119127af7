import { coveredIndices, createMatcher } from '#turkish/patterns.ts';
import type { AnswersIndex } from '../answersIndex.ts';
import type { TextIndex } from '../ranking/search.ts';
import { rootOf, stemOf } from '../reading/terms.ts';

/** From this share of any practice's texts on, a word is an everyday one and names nothing. */
const MIN_EVERYDAY_RATE = 1 / 1024;
/** A word by which a practice is asked is in the phrasings of more than one entry. */
const MIN_ENTRIES = 2;

/**
 * Create a function that tells whether a question is about something else, although it asks for the fee or the hours of
 * it: at least half of the words that name the thing are words by which hardly anything is asked at the practice
 * ("pasaport yenileme ücreti", "sinema kaçta başlıyor").
 */
export function createIsOtherSubject(
  { texts, postings, language }: TextIndex,
  { language: { fillers } }: AnswersIndex,
): (words: readonly string[], asking?: ReadonlySet<number>) => boolean {
  const findFillers = createMatcher(fillers);
  const inQuestions = new Set(texts.flatMap(({ phrasings: [question] }) => question!.terms));
  const isAskedBy = (term: string): boolean =>
    inQuestions.has(term) ||
    [...(postings.get(term)?.values() ?? [])].filter((share) => share > 0).length >= MIN_ENTRIES;
  const isOurs = (word: string): boolean =>
    isAskedBy(stemOf(word)) ||
    // Another word may begin with the same four letters: "taksi", "taksit".
    (language.foreignness(stemOf(word)) === 0 && isAskedBy(rootOf(word)));

  return (words, asking = new Set()) => {
    const unnaming = new Set([...asking, ...coveredIndices(findFillers(words))]);
    const naming = words.filter(
      (word, at) => !unnaming.has(at) && !/^\d/.test(word) && language.rateOf(stemOf(word)) < MIN_EVERYDAY_RATE,
    );
    const unknownSubjects = naming.filter((word) => !isOurs(word));
    return unknownSubjects.length > 0 && unknownSubjects.length * 2 >= naming.length;
  };
}
