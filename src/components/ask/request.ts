import type { AnswerResponse } from '../../api/answers.ts';

/** Why no answer came. A question without an answer is none of these. */
export type AskFailure = 'offline' | 'rejected' | 'failed';

export class AskError extends Error {
  readonly failure: AskFailure;

  constructor(failure: AskFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * Asks `GET /api/v1/answers`.
 * @throws AskError when no answer comes; when `signal` aborts, whatever `fetch` throws then.
 */
export async function askPractice(question: string, signal: AbortSignal): Promise<AnswerResponse> {
  const address = `/api/v1/answers?q=${encodeURIComponent(question)}`;
  const response = await fetch(address, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new AskError(navigator.onLine ? 'failed' : 'offline');
  });
  if (response.status === 400) throw new AskError('rejected');
  // A plain file server without the function answers its own page here.
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('application/json'))
    throw new AskError('failed');
  return (await response.json()) as AnswerResponse;
}
