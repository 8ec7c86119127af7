import type { AnswerResponse } from '../../api/answers.ts';

/** What was asked last on this page and what came of it, as the browser keeps it with the page's place in its history. */
export interface Remembered {
  readonly question: string;
  /** None where no answer came yet, or the address alone tells of the question. */
  readonly response?: AnswerResponse | undefined;
}

const PARAMETER = 'q';

/** Keeps a question, and its answer once there is one, so that Back, Forward and a reload show them again. */
export function remember(asked: Remembered): void {
  const address = new URL(location.href);
  address.searchParams.set(PARAMETER, asked.question);
  history.replaceState({ ...(history.state as object | null), asked }, '', address);
}

/** What `remember` kept for this page; else what its address asks, as a form sent without the script does. */
export function remembered(): Remembered | undefined {
  const question = new URLSearchParams(location.search).get(PARAMETER)?.trim();
  if (!question) return undefined;
  const kept = (history.state as { asked?: Remembered } | null)?.asked;
  return kept?.question === question ? kept : { question };
}
