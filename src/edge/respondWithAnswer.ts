import type { Answer, RelatedQuestion } from '#answers/forRequests.ts';
import { answerBody } from '#api/answerBody.ts';
import { EMERGENCY_HINT, invalidQuestion, WRONG_QUESTION } from '#api/errorTexts.ts';
import { MAX_FIELD_LENGTH, QUESTION_LENGTH } from '#api/questionLength.ts';
import { createCallFinder } from '#markdown/callFinder.ts';
import { sentencesOf } from '#markdown/sentences.ts';
import { parseMarkdown, plainText } from '#markdown/text.ts';
import { SOON_YES_OR_NO } from '#turkish/yesOrNo.ts';
import { type FirstAid, hasMilderCases, isSelfHarm } from '#urgency/forRequests.ts';
import type { EdgeSite } from './edgeData.ts';
import { ANSWER_HEADERS } from './headers.ts';
import { decodedAgain, MALFORMED, queryValues } from './query.ts';
import { problemResponse, respond } from './respond.ts';

export interface Engines {
  /** Answer a question, trimmed and of a length the API accepts. */
  readonly answer: (question: string) => Answer;
  /** Get what to do first if a question is about a possible emergency. */
  readonly firstAid: (question: string) => FirstAid | undefined;
  /** Called with errors, which clients never see. */
  readonly report: (error: unknown) => void;
}

/** Respond to `GET /api/v1/answers`: src/api/README.md, "Operations". */
export function respondWithAnswer(url: URL, data: EdgeSite, engines: Engines): Response {
  const question = questionOf(url.search);
  if ('wrong' in question) {
    const { detail, longText = '' } = question;
    // What cannot be read, or came under another name, may be an emergency, too.
    return problemResponse(invalidQuestion(data, detail, urgentHintOf(longText, engines)), data.base, url);
  }
  const { body } = answerTo(question.text, data, engines);
  return respond(200, `${JSON.stringify(body)}\n`, { ...ANSWER_HEADERS, 'Content-Signal': data.contentSignal });
}

/** Get what to say first about a question that has no answer: first aid for one too long, or else when to call. */
function urgentHintOf(longText: string, engines: Engines): string {
  const urgent = firstAidFor(longText, engines);
  return urgent ? `${urgent.messageEn} ${urgent.message}` : EMERGENCY_HINT;
}

/**
 * Answer a question. If an engine fails, the response has what is left, at least how to reach the practice.
 * @returns also whether the first of `related` probably answers
 */
export function answerTo(question: string, data: EdgeSite, engines: Engines) {
  const urgent = firstAidFor(question, engines);
  const found = reportingErrors(engines, engines.answer, shortened(question)) ?? NOTHING;
  const answer = urgent ? besideFirstAid(found, urgent, engines) : found;
  const isFirstLikely = !answer.matched && answer.isFirstLikely === true;
  return { body: answerBody(question, answer, urgent, data), isFirstLikely };
}

const NOTHING: Answer = { matched: false, related: [] };

/** Get first aid for a text that may be about an emergency; undefined for others, and if the engine fails. */
export const firstAidFor = (text: string, engines: Engines): FirstAid | undefined =>
  reportingErrors(engines, engines.firstAid, shortened(text));

/**
 * Shorten a text that is longer than the form allows to its beginning and end, where stories name their emergency.
 * Length is measured after NFKC, which can expand one character into many.
 */
function shortened(text: string): string {
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

/**
 * Keep only entries about the same danger beside an emergency: their question names the same kind and their answer does
 * not begin by reassuring, or their question names none and their answer begins with the number to call. No answer is
 * shown beside a message about suicide.
 */
function besideFirstAid(answer: Answer, urgent: FirstAid, engines: Engines): Answer {
  if (isSelfHarm(urgent)) return NOTHING;
  const fits = ({ question, answer: text }: RelatedQuestion): boolean => {
    const own = firstAidFor(question, engines);
    if (own && own.kind !== urgent.kind) return false;
    // Further down it may say more, but what it begins with would reassure, or name the wrong number.
    const [begins = ''] = sentencesOf(plainText(parseMarkdown(text)));
    const call = callsIn(begins).find((found) => found.call !== undefined)?.call;
    if (call !== undefined) return call === '112' || call === urgent.call;
    return own ? !SOON_YES_OR_NO.test(begins) : hasMilderCases(urgent) && SAME_DAY.test(begins);
  };
  const related = answer.related.filter(fits);
  return answer.matched && fits(answer) ? { ...answer, related } : { matched: false, related };
}

const callsIn = createCallFinder();
/** To be seen the same day, not to drive or work then. */
const SAME_DAY =
  /(?<!\p{L})ayn\p{L} g\p{L}n(?:\s\p{L}+){0,7}\s(?:aray\p{L}n|gelin|gidin|g\p{L}r\p{L}n|g\p{L}ster|muayene|ba\p{L}vur|haber|film)/iu;

/** What is wrong with a question: its kind, a sentence in English, and the whole text of one that is too long. */
interface WrongQuestion {
  readonly wrong: keyof typeof WRONG_QUESTION;
  readonly detail: string;
  readonly longText?: string;
}

/** The question of a query, or what is wrong with it. */
export function questionOf(search: string): { readonly text: string } | WrongQuestion {
  const [first, ...more] = queryValues(search, 'q');
  if (first === undefined) return { wrong: 'missing', detail: WRONG_QUESTION.missing };
  if (more.length > 0) return { wrong: 'repeated', detail: WRONG_QUESTION.repeated };
  const value = decodedAgain(first);
  if (value === MALFORMED) return { wrong: 'unreadable', detail: WRONG_QUESTION.unreadable };
  const text = value.trim();
  if (text === '') return { wrong: 'empty', detail: WRONG_QUESTION.empty };
  const length = [...text].length;
  return length > QUESTION_LENGTH.maxLength
    ? { wrong: 'long', detail: WRONG_QUESTION.long(length), longText: text }
    : { text };
}
