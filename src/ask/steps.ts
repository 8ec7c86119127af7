import type { AnswerResponse } from '../api/answers.ts';

/** A question asked on this page, and its answer once it came. */
export interface Step {
  readonly question: string;
  response?: AnswerResponse;
}

const PARAMETER = 'q';

/** Memory of the page alone: a question may be about somebody's health, so neither the address nor the disk gets it. */
const steps = new Map<number, Step>();

/** Rises through reloads, too, so that no number of an earlier page is taken for one of this. */
let next = Date.now();

/** Add a question as a step of the browser's history, which gets a number for it. */
export function addStep(question: string): Step {
  const step: Step = { question };
  steps.set(++next, step);
  history.pushState({ ...(history.state as object | null), question: next }, '');
  return step;
}

/** The step of the history that the browser stands at, if it was made on this page and is kept. */
export const currentStep = (): Step | undefined =>
  steps.get((history.state as { question?: number } | null)?.question ?? 0);

/** Take the question that the address of a link brought, out of the address. */
export function takeQuestionOfAddress(): string | undefined {
  const address = new URL(location.href);
  const question = address.searchParams.get(PARAMETER)?.trim();
  address.searchParams.delete(PARAMETER);
  if (question) history.replaceState(history.state, '', address);
  return question;
}
