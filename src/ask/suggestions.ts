import type { RelatedQuestion } from '../answers/answer.ts';
import { foldTurkish } from '../turkish/fold.ts';

/** A verb and the particle "mi" may share no word with their answer: "acıyor mu", "canım acır mı". */
const SHORT_QUESTION = /^(?:\p{L}+ )?\p{L}+ m\p{L}(?:y\p{L}m)?\W*$/u;
/** Shared words that a suggestion needs to be expanded. */
const MIN_SHARED_TO_EXPAND = 3;

/**
 * Get the suggestions that share a word with the question, and whether to expand the first.
 * Several for a short question stay a choice.
 * @param english Skips the comparison: answers are Turkish.
 * @param vague Leaves out suggestions whose question does not share a word, and those that only a word of the field led to.
 */
export function relevantSuggestions(
  question: string,
  related: readonly RelatedQuestion[],
  english = false,
  vague = false,
): { readonly suggestions: readonly RelatedQuestion[]; readonly expandFirst: boolean } {
  const roots = rootsOf(question);
  const sharedWith = (text: string): number => {
    const others = rootsOf(text);
    return roots.filter((root) => others.includes(root)).length;
  };
  const isShort = related.length > 1 && SHORT_QUESTION.test(question.toLocaleLowerCase('tr'));
  const found =
    english || isShort
      ? related
      : related.filter(({ question: other, answer }) => sharedWith(vague ? other : `${other} ${answer}`) > 0);
  const [first] = found;
  // One word says enough if it leads to one question, or if a question begins with it.
  const isOne = vague && !english && !/\s/.test(question.trim());
  const isSingle = isOne && found.length === 1;
  if (!first || (isOne && !isSingle && rootsOf(first.question)[0] !== roots[0]))
    return { suggestions: [], expandFirst: false };
  return { suggestions: found, expandFirst: isSingle || sharedWith(first.question) >= MIN_SHARED_TO_EXPAND };
}

/** Folded beginnings of words that any question may have: question words, conjunctions, and what most answers mention. */
const COMMON =
  /^(?:nasil|neden|nere|nicin|hangi|kadar|zaman|icin|sonra|once|gibi|ama|bir|cok|var|yok|mi[sy]|mu[sy]|olur|olab|olma|yapm|yapab|gere|iste|verm|benim|napiyim|durum|hasta|tedav|dokto|hekim)/;

/** Words with this many first letters in common count as the same. */
const ROOT_LENGTH = 4;

/** Get the beginnings of the words that say what a question is about. */
const rootsOf = (text: string): string[] => [
  ...new Set(
    (foldTurkish(text).match(/[a-z\d]{3,}/g) ?? [])
      .filter((word) => !COMMON.test(word))
      .map((word) => word.slice(0, ROOT_LENGTH)),
  ),
];
