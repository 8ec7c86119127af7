import { answerBody } from '../api/answerBody.ts';
import { invalidQuestion, WRONG_QUESTION } from '../api/errorTexts.ts';
import { QUESTION_LENGTH } from '../api/questionLength.ts';
import type { Answer } from '../answers/answer.ts';
import type { Urgent } from '../urgency/response.ts';
import type { SiteData } from './data.ts';
import { ANSWER, PRIVATE } from './headers.ts';
import { MALFORMED, valuesOf } from './query.ts';
import { reject, respond } from './respond.ts';

/** The question engine, its knowledge bound to it. The question is trimmed and of a length the API accepts. */
export type AnswerQuestion = (question: string) => Answer;

/** What to do first where a question tells of a possible emergency. It depends on no answer. */
export type RecogniseUrgent = (question: string) => Urgent | undefined;

export interface Engines {
  readonly answer: AnswerQuestion;
  readonly urgent: RecogniseUrgent;
  /** Called with errors of an engine, which do not reach the client. */
  readonly report: (error: unknown) => void;
}

/** `GET /api/v1/answers`: src/api/README.md, "Operations". */
export function answers(url: URL, data: SiteData, engines: Engines): Response {
  const question = questionOf(url.search);
  if ('wrong' in question)
    return reject(invalidQuestion(data, question.detail), data.base, url, {
      'Referrer-Policy': PRIVATE['Referrer-Policy'],
    });
  const body = answerTo(question.text, data, engines);
  return respond(200, `${JSON.stringify(body)}\n`, { ...ANSWER, 'Content-Signal': data.contentSignal });
}

/**
 * Answer a question. Whoever asked is better served by what is left, or the way to the practice, than by an error of an
 * engine.
 */
export function answerTo(question: string, data: SiteData, { answer, urgent, report }: Engines) {
  const attempt = <T, R>(engine: (text: string) => T, without: R): T | R => {
    try {
      return engine(question);
    } catch (error) {
      report(error);
      return without;
    }
  };
  const first = attempt(urgent, undefined);
  return answerBody(question, attempt(answer, NOTHING), first, data);
}

const NOTHING: Answer = { matched: false, related: [] };

/** What is wrong with a question: its kind, and a sentence in English. */
export interface WrongQuestion {
  readonly wrong: keyof typeof WRONG_QUESTION;
  readonly detail: string;
}

/** The question of a query, or what is wrong with it. */
export function questionOf(search: string): { readonly text: string } | WrongQuestion {
  const [value, ...more] = valuesOf(search, 'q');
  if (value === undefined) return { wrong: 'missing', detail: WRONG_QUESTION.missing() };
  if (more.length > 0) return { wrong: 'repeated', detail: WRONG_QUESTION.repeated() };
  if (value === MALFORMED) return { wrong: 'unreadable', detail: WRONG_QUESTION.unreadable() };
  const text = value.trim();
  if (text === '') return { wrong: 'empty', detail: WRONG_QUESTION.empty() };
  const length = [...text].length;
  return length > QUESTION_LENGTH.maxLength ? { wrong: 'long', detail: WRONG_QUESTION.long(length) } : { text };
}
