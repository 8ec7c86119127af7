import type { Answer } from '../answers/answer.ts';
import { URGENT_FALLBACK } from '../site/words/emergency.ts';
import { isSelfHarm, type Urgent } from '../urgency/response.ts';

/** What the body of an answer says about the practice. */
interface AnswerFacts {
  /** `url` opens a message; it is missing if the practice takes none. */
  readonly booking: { readonly url?: string | undefined; readonly phone: string };
  readonly notices: { readonly general: string; readonly noAnswer: string };
}

/**
 * Make the body of `GET /api/v1/answers` (`answerResponseSchema`), for responses and for the examples of the
 * documentation.
 */
export function answerBody(
  query: string,
  answer: Answer,
  urgent: Urgent | undefined,
  { booking, notices }: AnswerFacts,
) {
  const related = urgent && isSelfHarm(urgent) ? [] : [...answer.related];
  const rest = { ...(urgent && { urgent }), related, notice: notices.general };
  if (answer.matched) {
    const { id, question, answer: text, url, link, confidence, source } = answer;
    const more = link && { link };
    return { query, matched: true, id, question, answer: text, url, ...more, confidence, source, ...rest } as const;
  }
  const message = urgent ? `${urgent.message} ${URGENT_FALLBACK}` : notices.noAnswer;
  const { url, phone } = booking;
  const fallback = { ...(url !== undefined && ({ channel: 'messaging', url } as const)), phone, message };
  return { query, matched: false, fallback, ...rest } as const;
}
