import type { Answer } from '#answers/forRequests.ts';
import { MAX_FIELD_LENGTH } from '#api/browser/questionLength.ts';
import { answerBody } from '#api/edge/answerBody.ts';
import type { FirstAid } from '#urgency/forRequests.ts';
import { dropConflictingAnswers } from './dropConflictingAnswers.ts';
import type { EdgeSite } from './edgeData.ts';

export interface Engines {
  /** Answer a question, trimmed and of a length the API accepts. */
  readonly answer: (question: string) => Answer;
  /** Get what to do first if a question is about a possible emergency. */
  readonly firstAid: (question: string) => FirstAid | undefined;
  /** Called with errors, which clients never see. */
  readonly report: (error: unknown) => void;
}

/**
 * Answer a question. If an engine fails, the response has what is left, at least how to reach the practice.
 * @returns the body of the API's response, and what only the page of an answer shows of it: whether the first of
 *   `related` probably answers, and where first aid sends whoever has none of its signs
 */
export function answerTo(question: string, data: EdgeSite, engines: Engines) {
  const urgent = firstAidFor(question, engines);
  const found: Answer = reportingErrors(engines, engines.answer, beginningAndEnd(question)) ?? {
    matched: false,
    related: [],
  };
  const answer = urgent ? dropConflictingAnswers(found, urgent, (other) => firstAidFor(other, engines)) : found;
  const isFirstLikely = !answer.matched && answer.isFirstLikely === true;
  return { body: answerBody(question, answer, urgent, data), isFirstLikely, otherwise: urgent?.otherwise };
}

/** Get first aid for a text that may be about an emergency; undefined for others, and if the engine fails. */
export const firstAidFor = (text: string, engines: Engines): FirstAid | undefined =>
  reportingErrors(engines, engines.firstAid, beginningAndEnd(text));

/**
 * Shorten a text that is longer than the form allows to its beginning and end, where stories name their emergency.
 * Length is measured after NFKC, which can expand one character into many.
 */
function beginningAndEnd(text: string): string {
  const plain = text.normalize('NFKC');
  const half = MAX_FIELD_LENGTH / 2;
  return plain.length > MAX_FIELD_LENGTH ? `${plain.slice(0, half)}\n${plain.slice(-half)}` : text;
}

/** Run an engine. If it throws, report the error and get undefined. */
function reportingErrors<T>({ report }: Engines, engine: (text: string) => T, text: string): T | undefined {
  try {
    return engine(text);
  } catch (error) {
    report(error);
    return undefined;
  }
}
