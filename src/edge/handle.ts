import { createAnswerer } from '#answers/forRequests.ts';
import { rejectedMethod } from '#api/edge/errorTexts.ts';
import { isUnderApi } from '#site/addresses.ts';
import { createFirstAidFinder } from '#urgency/forRequests.ts';
import type { Engines } from './answerTo.ts';
import { createNotFoundResponder } from './createNotFoundResponder.ts';
import type { EdgeData } from './edgeData.ts';
import { EDITOR_HEADERS, NO_REFERRER_HEADERS, NOT_FOUND_HEADERS, PRIVATE_HEADERS, withHeaders } from './headers.ts';
import { queryValues } from './query.ts';
import { ADMIN, createResolve, type Resource } from './resolve.ts';
import {
  type Exchange,
  type FetchFile,
  problemResponse,
  redirect,
  type Reply,
  respond,
  serverError,
  withoutBody,
} from './respond.ts';
import { respondWithAnswer } from './respondWithAnswer.ts';
import { respondWithAnswerPage } from './respondWithAnswerPage.ts';
import { respondWithFaq } from './respondWithFaq.ts';
import { respondWithPage } from './respondWithPage.ts';

export type Handle = (request: Request, fetchFile: FetchFile) => Promise<Response>;

/** Create the request handler for any host: src/api/README.md, Addresses, Requests and Headers. */
export function createHandler(data: EdgeData, options: Partial<Engines> = {}): Handle {
  const resolve = createResolve(data);
  const notFound = createNotFoundResponder(data);
  const engines: Engines = {
    answer: lazily(() => createAnswerer(data.answers)),
    firstAid: lazily(() => createFirstAidFinder(data.firstAid, data.urgentTables)),
    report: console.error,
    ...options,
  };

  async function handleRequest(exchange: Exchange): Promise<Response> {
    const { request, url, fetchFile } = exchange;
    const resource = resolve(url.pathname, url.search);
    if (!resource) return notFound(exchange);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (resource.kind === 'hostFile' && !(await fileExists(exchange))) return notFound(exchange);
      return problemResponse(rejectedMethod(request.method), data.base, url, { Allow: 'GET, HEAD' });
    }
    const reply = await replyTo(resource, exchange);
    if (reply instanceof Response) return reply;
    const response = await fetchFile(reply.file, request);
    if (response.status === 404) return notFound(exchange);
    return reply.headers ? withHeaders(response, reply.headers) : response;
  }

  function replyTo(resource: Resource, exchange: Exchange): Reply | Promise<Reply> {
    const { url } = exchange;
    switch (resource.kind) {
      case 'page':
        return respondWithPage(resource.path, exchange, data);
      case 'file':
        return { file: resource.path };
      case 'hostFile':
        return { file: url.pathname };
      case 'redirect':
        return redirect(resource.dropsQuery || resource.to.includes('?') ? resource.to : resource.to + url.search);
      case 'admin':
        return { file: ADMIN, headers: EDITOR_HEADERS };
      case 'answers':
        return respondWithAnswer(url, data, engines);
      case 'answerPage':
        return respondWithAnswerPage(exchange, resource.representation, data, engines);
      case 'faq':
        return respondWithFaq(url, data);
    }
  }

  return async (request, fetchFile) => {
    const exchange = { request, url: new URL(request.url), fetchFile };
    const response = await handleRequest(exchange).catch((error: unknown) => {
      engines.report(error);
      return fallbackToStaticFile(exchange);
    });
    const untraced = withoutTrace(response, exchange.url);
    return request.method === 'HEAD' ? withoutBody(untraced) : untraced;
  };
}

/**
 * Let nothing keep the response to an address that holds a question, and no other site learn that address. Whoever
 * mistypes an address sends a question there, too.
 */
function withoutTrace(response: Response, { search }: URL): Response {
  const isQuestion = queryValues(search, 'q').length > 0 || (search !== '' && response.status >= 400);
  if (!isQuestion) return response;
  const isKept = !response.headers.get('cache-control')?.includes('no-store');
  return withHeaders(response, isKept ? PRIVATE_HEADERS : NO_REFERRER_HEADERS);
}

/** Respond as a static host would, after an error of the function: with the page, or the file behind an API address. */
async function fallbackToStaticFile({ request, url, fetchFile }: Exchange): Promise<Response> {
  // Some hosts take what follows `//` for another host.
  if (url.pathname.startsWith('//')) return respond(404, null, NOT_FOUND_HEADERS.markdown);
  if (!isUnderApi(url.pathname)) return fetchFile(url.pathname, request);
  const file = `${url.pathname.replace(/(?:\.json)?\/?$/, '')}.json`;
  // A snapshot ignores queries, and answers have no snapshot.
  const response = url.search === '' ? await fetchFile(file, request).catch(() => undefined) : undefined;
  return response && response.status < 400 ? response : serverError();
}

/** Create an engine at the first question: that takes longer than most requests, and few ask one. */
function lazily<Result>(make: () => (question: string) => Result): (question: string) => Result {
  let made: ((question: string) => Result) | undefined;
  return (question) => (made ??= make())(question);
}

const fileExists = async ({ url, fetchFile }: Exchange): Promise<boolean> =>
  (await fetchFile(url.pathname, new Request(url, { method: 'HEAD' }))).ok;
