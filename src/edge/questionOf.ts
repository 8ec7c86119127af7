import { QUESTION_LENGTH } from '#api/browser/questionLength.ts';
import { WRONG_QUESTION } from '#api/edge/errorTexts.ts';
import { decodedAgain, MALFORMED, queryValues } from './query.ts';

/** What is wrong with a question: its kind, a sentence in English, and the whole text of one that is too long. */
interface WrongQuestion {
  readonly wrong: keyof typeof WRONG_QUESTION;
  readonly detail: string;
  readonly longText?: string;
}

/** Get the question of a query, or what is wrong with it. */
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
