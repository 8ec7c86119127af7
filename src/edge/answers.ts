import { QUESTION_LENGTH } from '../api/operations.ts';
import type { Answer } from '../site/answer.ts';
import type { EdgeData } from './data.ts';
import { ANSWER, PROBLEM } from './headers.ts';
import { MALFORMED, valuesOf } from './query.ts';
import { refuse, respond } from './respond.ts';

/** The question engine, its knowledge bound to it. The question is trimmed and of a length the API accepts. */
export type AnswerQuestion = (question: string) => Answer;

/** contract.md, Shapes. */
export function answerBody(query: string, answer: Answer, { booking, notices }: EdgeData) {
  const notice = notices.general;
  if (answer.matched) {
    const { id, question, answer: text, url, confidence, source, related } = answer;
    return { query, matched: true, id, question, answer: text, url, confidence, source, related, notice } as const;
  }
  const fallback = { channel: 'messaging', url: booking.url, phone: booking.phone, message: notices.noAnswer } as const;
  return { query, matched: false, fallback, related: answer.related, notice } as const;
}

/** `GET /api/v1/answers`: spec.md 4.1, rules 4 to 6. */
export function answers(url: URL, data: EdgeData, ask: AnswerQuestion, report: (error: unknown) => void): Response {
  const question = questionOf(url.search);
  if ('wrong' in question) {
    const hint = `Send one question as ${data.base}/api/v1/answers?q=…, percent-encoded UTF-8, 1 to ${LONGEST} characters.`;
    return refuse('invalid_query', { base: data.base, url, detail: question.wrong, hint });
  }
  try {
    return reply(answerBody(question.text, ask(question.text), data), ANSWER['Cache-Control']);
  } catch (error) {
    // Whoever asked is better served by the way to the practice than by an error; only no cache may keep it.
    report(error);
    return reply(answerBody(question.text, { matched: false, related: [] }, data), PROBLEM['Cache-Control']);
  }
}

const LONGEST = QUESTION_LENGTH.maxLength;

const reply = (body: object, cacheControl: string): Response =>
  respond(200, `${JSON.stringify(body)}\n`, { ...ANSWER, 'Cache-Control': cacheControl });

function questionOf(search: string): { readonly text: string } | { readonly wrong: string } {
  const [value, ...more] = valuesOf(search, 'q');
  if (value === undefined) return { wrong: 'The parameter "q" is missing.' };
  if (more.length > 0) return { wrong: 'The parameter "q" is given more than once.' };
  if (value === MALFORMED) return { wrong: 'The parameter "q" is not percent-encoded UTF-8 text without NUL.' };
  const text = value.trim();
  if (text === '') return { wrong: 'The parameter "q" is empty.' };
  const length = [...text].length;
  if (length > LONGEST) return { wrong: `The parameter "q" has ${length} characters; ${LONGEST} are the most.` };
  return { text };
}
