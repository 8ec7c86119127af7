import { YES_OR_NO } from '#turkish/yesOrNo.ts';
import type { AnswersIndex } from '../answersIndex.ts';
import { type Candidate, FEATURES } from '../ranking/candidates.ts';

/** An answer that begins with yes or no fits only a question that means about the same as its own, in percent. */
const MIN_SAME_MEANING = 55;
const QUESTION_MEANING = FEATURES.indexOf('questionMeaning');

/** Create a function that tells whether the answer of a candidate says yes or no to another question. */
export const createAnswersOtherYesNo =
  ({ entries }: AnswersIndex) =>
  ({ position, features }: Candidate): boolean =>
    YES_OR_NO.test(entries[position]!.answer) && features[QUESTION_MEANING]! < MIN_SAME_MEANING;
