/** A question asked on this page, and the HTML of its answer once it came. */
export interface Step {
  readonly question: string;
  answer?: string;
}

const PARAMETER = 'q';

/** Kept in memory only: a question may be about somebody's health, so it must not be in the address or on disk. */
const steps = new Map<number, Step>();

/** Increases across reloads, too, so that numbers of an earlier page are not reused. */
let next = Date.now();

/** Add a question as a step of the browser's history, which holds only its number. */
export function addStep(question: string): Step {
  const step: Step = { question };
  steps.set(++next, step);
  history.pushState({ ...(history.state as object | null), question: next }, '');
  return step;
}

/** Keep an answer that came with the page as the current step. */
export function keepAsStep(question: string, answer: string): void {
  steps.set(++next, { question, answer });
  history.replaceState({ ...(history.state as object | null), question: next }, '');
}

/** Get the current step of the browser's history, if this page added it. */
export const currentStep = (): Step | undefined =>
  steps.get((history.state as { question?: number } | null)?.question ?? 0);

/** Remove the question from the address that a link brought, and return it. */
export function takeQuestionOfAddress(): string | undefined {
  const address = new URL(location.href);
  const question = address.searchParams.get(PARAMETER)?.trim();
  address.searchParams.delete(PARAMETER);
  if (question) history.replaceState(history.state, '', address);
  return question;
}
