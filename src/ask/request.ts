import type { AnswerResponse } from '../api/answers.ts';

/** Why no response came. A response without an answer is not a failure. */
type AskFailure = 'offline' | 'rejected' | 'failed';

/** `name` of the errors of `askPractice`. The message is the `AskFailure`. */
const NAME = 'AskError';

const askError = (failure: AskFailure): Error => Object.assign(new Error(failure), { name: NAME });

/** Get the reason from what `askPractice` threw. */
export const failureOf = (error: unknown): AskFailure =>
  error instanceof Error && error.name === NAME ? (error.message as AskFailure) : 'failed';

/**
 * Ask `GET /api/v1/answers`.
 * @throws an error that `failureOf` explains; after `signal` aborts, the error of `fetch`.
 */
export async function askPractice(question: string, signal: AbortSignal): Promise<AnswerResponse> {
  const address = `/api/v1/answers?q=${encodeURIComponent(question)}`;
  const response = await fetch(address, { signal }).catch((error: unknown) => {
    throw signal.aborted ? error : askError(navigator.onLine ? 'failed' : 'offline');
  });
  if (response.status === 400) throw askError('rejected');
  // A file server without the edge function sends its own page.
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('application/json')) throw askError('failed');
  return (await response.json()) as AnswerResponse;
}
