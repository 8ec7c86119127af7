import type { AnswersIndex } from '#answers/answersIndex.ts';
import { createEntryRanker, type Ranking } from '#answers/createEntryRanker.ts';
import type { KnownEntry } from '#answers/forBuild.ts';
import type { TestQuestion } from './questions.ts';

/** The result of one test question. */
export interface Outcome {
  readonly question: TestQuestion;
  readonly by: Ranking['foundBy'];
  /** The estimate that the first entry is right, and whether it was enough for an answer. */
  readonly confidence: number;
  readonly answered: boolean;
  /** Whether the first entry is right, given or not, and whether one of the first three is. */
  readonly first: boolean;
  readonly among: boolean;
  /** Key of the first entry. */
  readonly key: string | undefined;
}

/** Shares in percent. */
export interface Figures {
  readonly answerable: number;
  readonly first: number;
  readonly among: number;
  readonly right: number;
  readonly wrong: number;
  readonly unanswerable: number;
  readonly falseAnswers: number;
  /** Expected calibration error: how far confidence is from the share that was right. */
  readonly calibrationError: number;
}

/** Ask an index questions; `entries` are those that it was built from. */
export function ask(
  index: AnswersIndex,
  entries: readonly KnownEntry[],
  questions: readonly TestQuestion[],
): Outcome[] {
  const find = createEntryRanker(index);
  return questions.map((question) => {
    const found = find(question.text);
    const keys = found.entries.map(({ position }) => entries[position]!.key);
    const isRight = (key: string | undefined) => key !== undefined && question.labels.includes(key);
    return {
      question,
      by: found.foundBy,
      confidence: found.confidence,
      answered: found.foundBy !== 'nothing' && found.confidence >= index.model.threshold,
      first: isRight(keys[0]),
      among: keys.slice(0, 3).some(isRight),
      key: keys[0],
    };
  });
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const answerable = outcomes.filter(({ question }) => question.labels.length > 0);
  const others = outcomes.filter(({ question }) => question.labels.length === 0);
  return {
    answerable: answerable.length,
    first: share(answerable, ({ first }) => first),
    among: share(answerable, ({ among }) => among),
    right: share(answerable, ({ answered, first }) => answered && first),
    wrong: share(answerable, ({ answered, first }) => answered && !first),
    unanswerable: others.length,
    falseAnswers: share(others, ({ answered }) => answered),
    calibrationError: calibrationError(outcomes),
  };
}

/** Compute the expected calibration error over ten bins. */
export function calibrationError(outcomes: readonly Pick<Outcome, 'confidence' | 'first'>[]): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin++) {
    const inside = outcomes.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin);
    error += Math.abs(inside.reduce((sum, { confidence, first }) => sum + confidence - Number(first), 0));
  }
  return error / (outcomes.length || 1);
}

export function share<T>(items: readonly T[], is: (item: T) => boolean): number {
  return items.length === 0 ? 0 : (100 * items.filter(is).length) / items.length;
}
