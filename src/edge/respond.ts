import { problemBody, type ErrorText } from '../api/errorTexts.ts';
import { PROBLEMS } from '../api/problems.ts';
import { CORS, EVERYTHING, PRIVATE, PROBLEM, type HeaderSet } from './headers.ts';

/** A response, or the path of the host's file that is one, with headers to add to the file's own. */
export type Reply = Response | { readonly file: string; readonly headers?: HeaderSet };

/** A response of the function's own. */
export const respond = (status: number, body: string | null, headers: HeaderSet): Response =>
  new Response(body, { status, headers: { ...EVERYTHING, ...headers } });

/** `Location` is a path of this site: no request may choose a host. With a query it may hold a question, which nothing keeps. */
export const redirect = (location: string): Response =>
  respond(301, null, { ...CORS, ...(location.includes('?') ? PRIVATE : LASTING), Location: location });

const LASTING = { 'Cache-Control': 'public, max-age=86400, must-revalidate' };

/** An error as RFC 9457 problem details, to a request of `url`. */
export function reject(text: ErrorText, base: string, url: URL, headers: HeaderSet = {}): Response {
  const body = problemBody(text, base, url.pathname + url.search);
  return respond(PROBLEMS[text.code].status, `${JSON.stringify(body)}\n`, { ...PROBLEM, ...headers });
}

/** The response with further headers; its body is not read. */
export function withHeaders(response: Response, headers: HeaderSet): Response {
  const merged = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  return new Response(response.body, { status: response.status, headers: merged });
}

/** For an error of the function where no file of the site can take its place. */
export const failure = (): Response =>
  respond(500, 'The site could not answer. Please try again later.\n', {
    ...CORS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });

/** The answer to HEAD: RFC 9110 9.3.2. */
export const withoutBody = ({ status, headers }: Response): Response => new Response(null, { status, headers });

/** Text of a request as an error message may repeat it: decoded where that works, and short. */
export function shown(text: string): string {
  const short = text.length > 100 ? `${text.slice(0, 100)}…` : text;
  try {
    return decodeURIComponent(short);
  } catch {
    return short;
  }
}
