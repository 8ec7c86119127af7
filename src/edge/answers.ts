import { answerBody } from '../api/answerBody.ts';
import { invalidQuestion, LONG_QUESTION, WRONG_QUESTION } from '../api/errorTexts.ts';
import { FIELD_LENGTH, QUESTION_LENGTH } from '../api/questionLength.ts';
import type { Answer, RelatedQuestion } from '../answers/answer.ts';
import { callFinder } from '../markdown/callFinder.ts';
import { isSelfHarm, type Urgent } from '../urgency/response.ts';
import type { SiteData } from './data.ts';
import { ANSWER, NO_REFERRER } from './headers.ts';
import { withoutOpposite } from './opposite.ts';
import { MALFORMED, valuesOf } from './query.ts';
import { problemResponse, respond } from './respond.ts';

export interface Engines {
  /** Answer a question, trimmed and of a length the API accepts. */
  readonly answer: (question: string) => Answer;
  /** Get what to do first where a question tells of a possible emergency. */
  readonly urgent: (question: string) => Urgent | undefined;
  /** Called with errors, which clients never see. */
  readonly report: (error: unknown) => void;
}

/** Answer `GET /api/v1/answers`: src/api/README.md, "Operations". */
export function answers(url: URL, data: SiteData, engines: Engines): Response {
  const question = questionOf(url.search);
  if ('wrong' in question) {
    const { detail, long } = question;
    const { signs, action } = data.ask.english;
    const urgent = long && urgentIn(long, engines);
    const usual = data.urgent.animals ? `${signs}: ${action}.` : LONG_QUESTION;
    const first = urgent ? `${urgent.messageEn} ${urgent.message}` : long && usual;
    return problemResponse(invalidQuestion(data, detail, first), data.base, url, NO_REFERRER);
  }
  const body = answerTo(question.text, data, engines);
  return respond(200, `${JSON.stringify(body)}\n`, { ...ANSWER, 'Content-Signal': data.contentSignal });
}

/** Answer a question. Where an engine fails, the response has what is left, at least how to reach the practice. */
export function answerTo(question: string, data: SiteData, engines: Engines) {
  const first = urgentIn(question, engines);
  const answer = withoutOpposite(question, attempt(engines, engines.answer, inBounds(question)) ?? NOTHING);
  return answerBody(question, first ? besideUrgent(answer, first, engines) : answer, first, data);
}

const NOTHING: Answer = { matched: false, related: [] };

export const urgentIn = (text: string, engines: Engines): Urgent | undefined =>
  attempt(engines, engines.urgent, inBounds(text));

/**
 * What engines are given of a text: of one longer than the form takes, its beginning and its end, where stories name
 * their emergency. Some characters stand for many, so that is counted once they are spelled out.
 */
function inBounds(text: string): string {
  const plain = text.normalize('NFKC');
  const half = FIELD_LENGTH / 2;
  return plain.length > FIELD_LENGTH ? `${plain.slice(0, half)}\n${plain.slice(-half)}` : text;
}

function attempt<T>({ report }: Engines, engine: (text: string) => T, text: string): T | undefined {
  try {
    return engine(text);
  } catch (error) {
    report(error);
    return undefined;
  }
}

/**
 * What may stand beside an emergency: entries about the same danger. Their own question tells of it, or of none while their answer
 * names a number of emergencies. Whoever thinks of dying reads no answer.
 */
function besideUrgent(answer: Answer, first: Urgent, engines: Engines): Answer {
  const fits = ({ question, answer: text }: RelatedQuestion): boolean => {
    if (isSelfHarm(first)) return false;
    const told = urgentIn(question, engines);
    // Where nothing can wait until the same day, an answer that begins with what can would reassure.
    const part = /same day/.test(first.messageEn) ? text : text.split(/\n{2,}/, 1)[0]!;
    return told ? told.kind === first.kind : callsIn(part).some(({ call }) => call === '112' || call === '114');
  };
  const related = answer.related.filter(fits);
  return answer.matched && fits(answer) ? { ...answer, related } : { matched: false, related };
}

const callsIn = callFinder();

/** What is wrong with a question: its kind, a sentence in English, and the whole text of one that is too long. */
interface WrongQuestion {
  readonly wrong: keyof typeof WRONG_QUESTION;
  readonly detail: string;
  readonly long?: string;
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
  return length > QUESTION_LENGTH.maxLength
    ? { wrong: 'long', detail: WRONG_QUESTION.long(length), long: text }
    : { text };
}
