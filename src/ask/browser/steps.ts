/** A question asked on this page, and the HTML of its answer once it came. */
export interface HistoryStep {
  readonly question: string;
  answer?: string;
}

const PARAMETER = 'q';

/** Kept in memory only: a question may be about somebody's health, so it must not be in the address or on disk. */
const steps = new Map<number, HistoryStep>();

/** Increases across reloads, too, so that numbers of an earlier page are not reused. */
let next = Date.now();

/** Number of the step that is shown; 0 before the first question. */
let currentNumber = 0;

/** Get the number in the current entry of the history. Links within the page add entries without one. */
const numberOfEntry = (): number | undefined => (history.state as { question?: number } | null)?.question;

const stateWithNumber = (question: number) => ({ ...(history.state as object | null), question });

/** Add a question as a step of the browser's history, which holds only its number. */
export function addStep(question: string): HistoryStep {
  const step: HistoryStep = { question };
  history.replaceState(stateWithNumber(numberOfEntry() ?? currentNumber), '');
  currentNumber = ++next;
  steps.set(currentNumber, step);
  history.pushState(stateWithNumber(currentNumber), '');
  return step;
}

/** Keep an answer that came with the page as the current step. */
export function keepAsStep(question: string, answer: string): void {
  currentNumber = ++next;
  steps.set(currentNumber, { question, answer });
  history.replaceState(stateWithNumber(currentNumber), '');
}

/** Get the step that is shown, if this page added it. */
export const currentStep = (): HistoryStep | undefined => steps.get(currentNumber);

/**
 * Follow the browser's history.
 * @returns whether it led to another step, not along a link within the page
 */
export function followHistory(): boolean {
  const before = currentNumber;
  currentNumber = numberOfEntry() ?? currentNumber;
  return currentNumber !== before;
}

/** Remove the question from the address that a link brought, and return it. */
export function takeQuestionOfAddress(): string | undefined {
  const address = new URL(location.href);
  const question = address.searchParams.get(PARAMETER)?.trim();
  address.searchParams.delete(PARAMETER);
  if (question) history.replaceState(history.state, '', address);
  return question;
}
