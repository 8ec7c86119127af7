import type { Answer, RelatedQuestion } from '#answers/forRequests.ts';
import { createCallFinder } from '#markdown/callFinder.ts';
import { sentencesOf } from '#markdown/sentences.ts';
import { parseMarkdown, plainText } from '#markdown/tree.ts';
import { HEDGED_YES_OR_NO } from '#turkish/yesOrNo.ts';
import { type FirstAid, hasMilderCases, isSelfHarm } from '#urgency/forRequests.ts';

const findCalls = createCallFinder();

/** To be seen the same day, not to drive or work then. */
const SAME_DAY =
  /(?<!\p{L})ayn\p{L} g\p{L}n(?:\s\p{L}+){0,7}\s(?:aray\p{L}n|gelin|gidin|g\p{L}r\p{L}n|g\p{L}ster|muayene|ba\p{L}vur|haber|film)/iu;

/**
 * Remove what may not stand beside first aid: all of it beside a message about suicide, otherwise what does not fit it.
 * @param firstAidFor Get first aid for what a question is about.
 */
export function dropConflictingAnswers(
  answer: Answer,
  urgent: FirstAid,
  firstAidFor: (question: string) => FirstAid | undefined,
): Answer {
  if (isSelfHarm(urgent)) return { matched: false, related: [] };
  const isBeside = ({ question, answer: text }: RelatedQuestion) =>
    agreesWithFirstAid(text, firstAidFor(question), urgent);
  const related = answer.related.filter(isBeside);
  return answer.matched && isBeside(answer) ? { ...answer, related } : { matched: false, related };
}

/** Tell whether an answer fits first aid. Its beginning decides: what it says further down would come too late. */
function agreesWithFirstAid(answer: string, own: FirstAid | undefined, urgent: FirstAid): boolean {
  // Two cases of one kind may need opposite first aid: a tooth is put back, but not beside an artificial valve.
  if (own && own.message !== urgent.message) return false;
  const text = plainText(parseMarkdown(answer));
  const [beginning = ''] = sentencesOf(text);
  const call = findCalls(beginning).find((found) => found.call !== undefined)?.call;
  if (call !== undefined) return call === '112' || call === urgent.call;
  // Whether it can wait for the same day, only first aid knows.
  if (hasMilderCases(urgent)) return own ? !HEDGED_YES_OR_NO.test(beginning) : SAME_DAY.test(beginning);
  return own !== undefined && !HEDGED_YES_OR_NO.test(beginning) && !SAME_DAY.test(text);
}
