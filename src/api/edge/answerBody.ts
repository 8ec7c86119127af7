import { type Answer, isEnglish, isOtherLanguage } from '#answers/forRequests.ts';
import { ANSWER_IN_TURKISH, NOTICE_IN_ENGLISH, UNREAD_LANGUAGE } from '#site/words/answerNotices.ts';
import { URGENT_FALLBACK } from '#site/words/emergencyWords.ts';
import { type FirstAid, isSelfHarm } from '#urgency/forRequests.ts';
import type { Notices } from '../notices.ts';

/** What the body of an answer says about the practice. */
interface AnswerFacts {
  /** `url` opens a message; it is missing if the practice takes none. */
  readonly booking: { readonly url?: string | undefined; readonly phone: string };
  readonly notices: Notices;
}

/**
 * Make the body of `GET /api/v1/answers` (`answerResponseSchema`), for responses and for the examples of the
 * documentation.
 */
export function answerBody(
  query: string,
  answer: Answer,
  urgent: FirstAid | undefined,
  { booking, notices }: AnswerFacts,
) {
  const related = urgent && isSelfHarm(urgent) ? [] : [...answer.related];
  const inEnglish = isEnglish(query);
  const isUnread = !inEnglish && isOtherLanguage(query);
  const first = isUnread ? UNREAD_LANGUAGE : inEnglish ? englishNotice(answer, urgent) : undefined;
  const lastFields = { ...(urgent && { urgent: publicPart(urgent) }), related, notice: lines(first, notices.general) };
  if (answer.matched) {
    const { id, question, answer: text, url, link, confidence, isRanked } = answer;
    // The names are historical (Fuse.js now only corrects typing errors); the contract keeps them.
    const source = isRanked ? 'fuse' : 'rescue';
    const more = link && { link };
    return {
      query,
      matched: true,
      id,
      question,
      answer: text,
      url,
      ...more,
      confidence,
      source,
      ...lastFields,
    } as const;
  }
  const message = urgent
    ? lines(inEnglish || isUnread ? urgent.messageEn : undefined, `${urgent.message} ${URGENT_FALLBACK}`)
    : lines(isUnread ? UNREAD_LANGUAGE : inEnglish ? notices.noAnswerInEnglish : undefined, notices.noAnswer);
  const { url, phone } = booking;
  const fallback = { ...(url !== undefined && ({ channel: 'messaging', url } as const)), phone, message };
  return { query, matched: false, fallback, ...lastFields } as const;
}

/** Get what the API promises of first aid: what only the site's own pages read is left out. */
const publicPart = ({ kind, call, message, messageEn, url }: FirstAid) => ({ kind, call, message, messageEn, url });

/** Say in English what an answer says, if its entry does and nothing is urgent, and what holds for every answer. */
function englishNotice(answer: Answer, urgent: FirstAid | undefined): string {
  const sentences = answer.matched ? [(urgent ? undefined : answer.inEnglish) ?? ANSWER_IN_TURKISH] : [];
  return [...sentences, NOTICE_IN_ENGLISH].join(' ');
}

const lines = (first: string | undefined, second: string): string => (first ? `${first}\n${second}` : second);
