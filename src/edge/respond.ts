import type { ErrorText } from '#api/edge/errorTexts.ts';
import { problemBody } from '#api/edge/problemBody.ts';
import { PROBLEMS } from '#api/edge/problemCodes.ts';
import { shortened } from '#markdown/shortened.ts';
import { decoded } from '#site/addresses.ts';
import {
  CACHE_ONE_DAY,
  COMMON_HEADERS,
  CORS_HEADERS,
  type HeaderSet,
  PRIVATE_HEADERS,
  PROBLEM_HEADERS,
} from './headers.ts';

/**
 * Fetch the static file at a path of the site from the host. The response has the headers of the file's rules. It may
 * be a 304 to a conditional request, and is a 404 if there is no file.
 */
export type FetchFile = (path: string, request: Request) => Promise<Response>;

/** A request, its parsed address, and the host's files. */
export interface Exchange {
  readonly request: Request;
  readonly url: URL;
  readonly fetchFile: FetchFile;
}

/** A response, or the path of a file of the host, with headers to add to the file's own. */
export type Reply = Response | { readonly file: string; readonly headers?: HeaderSet };

/** Create a response of the function, with the headers that every response has. */
export const respond = (status: number, body: string | null, headers: HeaderSet): Response =>
  new Response(body, { status, headers: { ...COMMON_HEADERS, ...headers } });

/** Redirect to a path of this site: no request may choose a host. A query may hold a question, so no cache keeps it. */
export const redirect = (location: string): Response =>
  respond(301, null, {
    ...CORS_HEADERS,
    ...(location.includes('?') ? PRIVATE_HEADERS : { 'Cache-Control': CACHE_ONE_DAY }),
    Location: location,
  });

/** Respond with an error as RFC 9457 problem details. */
export function problemResponse(text: ErrorText, base: string, url: URL, headers: HeaderSet = {}): Response {
  const body = problemBody(text, base, url.pathname + url.search);
  return respond(PROBLEMS[text.code].status, `${JSON.stringify(body)}\n`, { ...PROBLEM_HEADERS, ...headers });
}

/** Respond to an error of the function if no file can take its place. */
export const serverError = (): Response =>
  respond(500, 'The site could not answer. Please try again later.\n', {
    ...CORS_HEADERS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });

/**
 * Turn the response to GET into that to HEAD: RFC 9110 9.3.2. Its body is an empty stream, as Deno would say that a
 * missing one has a length of 0.
 */
export const withoutBody = ({ status, headers }: Response): Response =>
  new Response(status === 304 ? null : new Blob().stream(), { status, headers });

/** Shorten text of a request for an error message. */
export const shortText = (text: string): string => shortened(text, 100);

/** Decode a path of a request, if possible, and shorten it for an error message. */
export const shortPath = (path: string): string => shortText(decoded(path));

/**
 * Create the request for a file of the site, with the headers of the client's request. A path such as
 * `//other.example/x`, which as a relative address would lead to another host, stays a path of this one.
 */
export function fileRequest(path: string, original: Request): Request {
  const url = new URL(original.url);
  url.pathname = path;
  url.search = '';
  return new Request(url, original);
}
