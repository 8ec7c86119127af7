import { foldTurkish } from '../markdown/fold.ts';
import type { AnswerQuestion } from './answers.ts';
import type { EdgeData } from './data.ts';

/** Answers a question that the FAQ asks in the same words, however it writes them. */
export function verbatim({ questions }: Pick<EdgeData, 'questions'>): AnswerQuestion {
  const key = (text: string) =>
    foldTurkish(text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const known = new Map(questions.map((entry) => [key(entry.question), entry]));
  return (question) => {
    const entry = known.get(key(question));
    return entry
      ? { matched: true, ...entry, confidence: 1, source: 'rescue', related: [] }
      : { matched: false, related: [] };
  };
}
