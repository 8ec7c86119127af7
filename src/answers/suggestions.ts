import { foldTurkish } from '#turkish/foldTurkish.ts';
import type { RelatedQuestion } from './answer.ts';

/** A verb and the particle "mi" may share no word with their answer: "acıyor mu", "canım acır mı". */
const VERB_QUESTION = /^(?:\p{L}+ )?\p{L}+ m\p{L}(?:y\p{L}m)?\W*$/u;
/** Shared words that a suggestion needs to be expanded. */
const MIN_SHARED_TO_EXPAND = 3;

/**
 * Get the suggestions that share a word with the question, and whether to expand the first.
 * Several for a question that is only a verb stay a choice.
 * @param options `isEnglish` skips the comparison: answers are Turkish. `isVague` leaves out suggestions whose question
 *   does not share a word, and those that only a word of the field led to.
 */
export function relevantSuggestions(
  question: string,
  related: readonly RelatedQuestion[],
  { isEnglish = false, isVague = false } = {},
): { readonly suggestions: readonly RelatedQuestion[]; readonly expandFirst: boolean } {
  const roots = rootsOf(question);
  const sharedWith = (text: string): number => {
    const others = rootsOf(text);
    return roots.filter((root) => others.includes(root)).length;
  };
  const isOnlyVerb = related.length > 1 && VERB_QUESTION.test(question.toLocaleLowerCase('tr'));
  const found =
    isEnglish || isOnlyVerb
      ? related
      : related.filter(({ question: other, answer }) => sharedWith(isVague ? other : `${other} ${answer}`) > 0);
  const [first] = found;
  // One word says enough if it leads to one question, or if a question begins with it.
  const isOneWord = isVague && !isEnglish && !/\s/.test(question.trim());
  const isSingle = isOneWord && found.length === 1;
  if (!first || (isOneWord && !isSingle && rootsOf(first.question)[0] !== roots[0]))
    return { suggestions: [], expandFirst: false };
  return { suggestions: found, expandFirst: isSingle || sharedWith(first.question) >= MIN_SHARED_TO_EXPAND };
}

/**
 * Folded beginnings of words that any question may have: question words, conjunctions, and what most answers mention.
 */
const COMMON =
  /^(?:nasil|neden|nere|nicin|hangi|kadar|zaman|icin|sonra|once|gibi|ama|bir|cok|var|yok|mi[sy]|mu[sy]|olur|olab|olma|yapm|yapab|gere|iste|verm|benim|napiyim|durum|hasta|tedav|dokto|hekim)/;

/** Words with this many first letters in common count as the same. */
const SAME_LETTERS = 4;

/** Get the beginnings of the words that say what a question is about. */
const rootsOf = (text: string): string[] => [
  ...new Set(
    (foldTurkish(text).match(/[a-z\d]{3,}/g) ?? [])
      .filter((word) => !COMMON.test(word))
      .map((word) => word.slice(0, SAME_LETTERS)),
  ),
];
