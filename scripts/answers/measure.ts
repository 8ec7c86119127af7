import type { Answer } from '../../src/site/answer.ts';
import type { KnownEntry } from '../../src/answers/train/knowledge.ts';
import type { TestQuestion } from './questions.ts';

/** What became of one test question. */
export interface Outcome {
  readonly question: TestQuestion;
  readonly answered: boolean;
  /** The first entry, given or only thought of, is one of the right ones. */
  readonly first: boolean;
  readonly right: boolean;
  /** The engine's estimate that its first entry is right, given or not. */
  readonly confidence: number;
}

/** Shares in percent. */
export interface Figures {
  readonly answerable: number;
  readonly hit: number;
  readonly right: number;
  readonly wrong: number;
  readonly unanswerable: number;
  readonly falseAnswers: number;
}

/** Asks each question twice: as it is, and with the threshold at 0, which shows the first entry in any case. */
export function ask(
  questions: readonly TestQuestion[],
  entries: readonly KnownEntry[],
  answer: (question: string) => Answer,
  guess: (question: string) => Answer,
): Outcome[] {
  const keyOf = new Map(entries.map(({ id, key }) => [id, key]));
  return questions.map((question) => {
    const given = answer(question.text);
    const first = guess(question.text);
    const isRight = (response: Answer) => response.matched && question.labels.includes(keyOf.get(response.id)!);
    const confidence = first.matched ? first.confidence : 0;
    return { question, answered: given.matched, first: isRight(first), right: isRight(given), confidence };
  });
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const answerable = outcomes.filter(({ question }) => question.labels.length > 0);
  const others = outcomes.filter(({ question }) => question.labels.length === 0);
  return {
    answerable: answerable.length,
    hit: share(answerable, ({ first }) => first),
    right: share(answerable, ({ right }) => right),
    wrong: share(answerable, ({ answered, right }) => answered && !right),
    unanswerable: others.length,
    falseAnswers: share(others, ({ answered }) => answered),
  };
}

/** Area under the ROC curve: how often a right first entry has more confidence than a wrong one. */
export function areaUnderCurve(outcomes: readonly Outcome[]): number {
  const right = outcomes.filter(({ first }) => first);
  const wrong = outcomes.filter(({ first }) => !first);
  let sum = 0;
  for (const a of right)
    for (const b of wrong) sum += a.confidence > b.confidence ? 1 : a.confidence === b.confidence ? 0.5 : 0;
  return sum / (right.length * wrong.length);
}

/** Ten bins of confidence: how many, their mean confidence, the share that was right. */
export function calibration(outcomes: readonly Outcome[]) {
  return Array.from({ length: 10 }, (_, bin) => {
    const inside = outcomes.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin);
    const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0) / (inside.length || 1);
    return { bin, count: inside.length, confidence: mean, right: share(inside, ({ first }) => first) / 100 };
  });
}

/** Expected calibration error. */
export const calibrationError = (outcomes: readonly Outcome[]): number =>
  calibration(outcomes).reduce((sum, { count, confidence, right }) => sum + count * Math.abs(confidence - right), 0) /
  outcomes.length;

function share<T>(items: readonly T[], is: (item: T) => boolean): number {
  return items.length === 0 ? 0 : (100 * items.filter(is).length) / items.length;
}
