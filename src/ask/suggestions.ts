import type { RelatedQuestion } from '../answers/answer.ts';
import { rootsOf } from '../answers/roots.ts';

/** Words shared with a question from which its answer is expanded. */
const SHARED_TO_EXPAND = 3;

/**
 * Get the suggestions that share a word with the question, and whether to expand the first.
 * @param english Whether the question is English: then no words are compared, since the answers are Turkish.
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
  return { suggestions, expandFirst: first !== undefined && sharedWith(first.question) >= SHARED_TO_EXPAND };
}
