import type { RelatedQuestion } from '../answers/answer.ts';
import { rootsOf } from '../answers/roots.ts';

/** Shared words that a suggestion needs to be expanded. */
const MIN_SHARED_TO_EXPAND = 3;

/**
 * Get the suggestions that share a word with the question, and whether to expand the first.
 * @param english Skips the comparison: answers are Turkish.
 */
export function relevantSuggestions(
  question: string,
  related: readonly RelatedQuestion[],
  english = false,
): { readonly suggestions: readonly RelatedQuestion[]; readonly expandFirst: boolean } {
  const roots = rootsOf(question);
  const sharedWith = (text: string): number => {
    const others = rootsOf(text);
    return roots.filter((root) => others.includes(root)).length;
  };
  const suggestions = english
    ? related
    : related.filter(({ question: other, answer }) => sharedWith(`${other} ${answer}`) > 0);
  const [first] = suggestions;
  return { suggestions, expandFirst: first !== undefined && sharedWith(first.question) >= MIN_SHARED_TO_EXPAND };
}
