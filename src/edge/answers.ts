import { answerBody } from '../api/answerBody.ts';
import { QUESTION_LENGTH } from '../api/operations.ts';
import type { Answer, Urgent } from '../site/answer.ts';
import type { SiteData } from './data.ts';
import { ANSWER, PROBLEM } from './headers.ts';
import { MALFORMED, valuesOf } from './query.ts';
import { refuse, respond } from './respond.ts';

/** The question engine, its knowledge bound to it. The question is trimmed and of a length the API accepts. */
export type AnswerQuestion = (question: string) => Answer;

/** What to do first where a question tells of a possible emergency. It depends on no answer. */
export type RecogniseUrgent = (question: string) => Urgent | undefined;

export interface Engines {
  readonly answer: AnswerQuestion;
  readonly urgent: RecogniseUrgent;
  /** Told of errors of an engine. They do not reach the client. */
  readonly report: (error: unknown) => void;
}

/** `GET /api/v1/answers`: src/api/README.md, "Operations". */
export function answers(url: URL, data: SiteData, { answer, urgent, report }: Engines): Response {
  const question = questionOf(url.search);
  if ('wrong' in question) {
    const hint = `Send one question as ${data.base}/api/v1/answers?q=…, percent-encoded UTF-8, 1 to ${LONGEST} characters.`;
    return refuse('invalid_query', { base: data.base, url, detail: question.wrong, hint });
  }
  // Whoever asked is better served by what is left, or the way to the practice, than by an error; only no cache may keep it.
  let cache: string = ANSWER['Cache-Control'];
  const attempt = <T, R>(engine: (text: string) => T, without: R): T | R => {
    try {
      return engine(question.text);
    } catch (error) {
      report(error);
      cache = PROBLEM['Cache-Control'];
      return without;
    }
  };
  const first = attempt(urgent, undefined);
  const body = answerBody(question.text, attempt(answer, NOTHING), first, data);
  return reply(body, cache);
}

const NOTHING: Answer = { matched: false, related: [] };

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
