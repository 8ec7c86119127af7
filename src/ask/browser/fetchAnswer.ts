/** How long to wait for an answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Fetch the answer to a question from `/sor`, so that the question is in no address of the browser.
 * @throws if none comes in time.
 */
export async function fetchAnswer(page: string, question: string, run = new AbortController()): Promise<Element> {
  setTimeout(() => run.abort(), TIMEOUT_MS);
  const query = new URLSearchParams({ q: question });
  const response = await fetch(`${page}?${query}`, { headers: { Accept: 'text/html' }, signal: run.signal });
  const answer = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('[data-result]');
  // A file server without the edge function sends the page as it was built.
  if (!answer?.firstElementChild) throw new Error('no answer');
  return answer;
}
