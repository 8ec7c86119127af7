import type { AnswerResponse } from '../api/answers.ts';

/** Why no answer came; a question that nothing answers is not a failure. */
export type AskFailure = 'offline' | 'rejected' | 'failed';

/** The `name` of an error that `askPractice` throws with its `AskFailure` as message. */
const NAME = 'AskError';

const askError = (failure: AskFailure): Error => Object.assign(new Error(failure), { name: NAME });

/** Get why no answer came from what `askPractice` threw. */
export const failureOf = (error: unknown): AskFailure =>
  error instanceof Error && error.name === NAME ? (error.message as AskFailure) : 'failed';

/**
 * Ask `GET /api/v1/answers`.
 * @throws an error that `failureOf` explains, when no answer comes; when `signal` aborts, whatever `fetch` throws then.
 */
export async function askPractice(question: string, signal: AbortSignal): Promise<AnswerResponse> {
  const address = `/api/v1/answers?q=${encodeURIComponent(question)}`;
  const response = await fetch(address, { signal }).catch((error: unknown) => {
    throw signal.aborted ? error : askError(navigator.onLine ? 'failed' : 'offline');
  });
  if (response.status === 400) throw askError('rejected');
  // A plain file server without the function answers its own page here.
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('application/json')) throw askError('failed');
  return (await response.json()) as AnswerResponse;
}
