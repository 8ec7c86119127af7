import { createAnswerer } from '../answers/answerer.ts';
import { rejectedMethod } from '../api/errorTexts.ts';
import { underApi } from '../site/addresses.ts';
import { createUrgent } from '../urgency/urgent.ts';
import { ADMIN, createResolve, type Resource } from './address.ts';
import { renderAnswerPage } from './answerPage.ts';
import { respondWithAnswer, type Engines } from './answers.ts';
import type { EdgeData } from './data.ts';
import { faqFile } from './faq.ts';
import { EDITOR, NO_REFERRER, NOT_FOUND } from './headers.ts';
import { createNotFound } from './notFound.ts';
import { negotiatePage } from './page.ts';
import {
  problemResponse,
  redirect,
  respond,
  serverError,
  withHeaders,
  withoutBody,
  type FetchFile,
  type Reply,
} from './respond.ts';

export type Handle = (request: Request, next: FetchFile) => Promise<Response>;

/** Create the request handler for any host: src/api/README.md, Addresses, Requests and Headers. */
export function createHandler(data: EdgeData, options: Partial<Engines> = {}): Handle {
  const resolve = createResolve(data);
  const notFound = createNotFound(data);
  const engines: Engines = {
    answer: lazily(() => createAnswerer(data.answers)),
    urgent: lazily(() => createUrgent(data.urgent, data.urgentTables)),
    report: console.error,
    ...options,
  };

  async function handleRequest(request: Request, url: URL, next: FetchFile): Promise<Response> {
    const resource = resolve(url.pathname);
    if (!resource) return notFound(request, url, next);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (resource.kind === 'hostFile' && !(await fileExists(url, next))) return notFound(request, url, next);
      return problemResponse(rejectedMethod(request.method), data.base, url, {
        Allow: 'GET, HEAD',
        ...(WITH_QUESTION.has(resource.kind) && NO_REFERRER),
      });
    }
    const reply = await replyTo(resource, request, url, next);
    if (reply instanceof Response) return reply;
    const response = await next(reply.file, request);
    if (response.status === 404) return notFound(request, url, next);
    return reply.headers ? withHeaders(response, reply.headers) : response;
  }

  function replyTo(resource: Resource, request: Request, url: URL, next: FetchFile): Reply | Promise<Reply> {
    switch (resource.kind) {
      case 'page':
        return negotiatePage(resource.path, request, url, data);
      case 'file':
        return { file: resource.path };
      case 'hostFile':
        return { file: url.pathname };
      case 'redirect':
        return redirect(resource.to.includes('?') ? resource.to : resource.to + url.search);
      case 'admin':
        return { file: ADMIN, headers: EDITOR };
      case 'answers':
        return respondWithAnswer(url, data, engines);
      case 'answerPage':
        return renderAnswerPage(request, url, next, resource.representation, data, engines);
      case 'faq':
        return faqFile(url, data);
    }
  }

  return async (request, next) => {
    const url = new URL(request.url);
    try {
      const response = await handleRequest(request, url, next);
      return request.method === 'HEAD' ? withoutBody(response) : response;
    } catch (error) {
      engines.report(error);
      return fallbackToStaticFile(request, url, next);
    }
  };
}

/** Resources whose addresses hold a question, which no other site may learn, whatever the method. */
const WITH_QUESTION: ReadonlySet<Resource['kind']> = new Set(['answers', 'answerPage']);

/** Respond as a static host would, after an error of the function: with the page, or the file behind an API address. */
async function fallbackToStaticFile(request: Request, url: URL, next: FetchFile): Promise<Response> {
  // Some hosts take what follows `//` for another host.
  if (url.pathname.startsWith('//')) return respond(404, null, NOT_FOUND.markdown);
  if (!underApi(url.pathname)) return next(url.pathname, request);
  const file = `${url.pathname.replace(/(?:\.json)?\/?$/, '')}.json`;
  // A snapshot ignores queries, and answers have no snapshot.
  const response = url.search === '' ? await next(file, request).catch(() => undefined) : undefined;
  if (response && response.status < 400) return response;
  return request.method === 'HEAD' ? withoutBody(serverError()) : serverError();
}

/** Create an engine at the first question: that takes longer than most requests, and few ask one. */
function lazily<Result>(make: () => (question: string) => Result): (question: string) => Result {
  let made: ((question: string) => Result) | undefined;
  return (question) => (made ??= make())(question);
}

const fileExists = async (url: URL, next: FetchFile): Promise<boolean> =>
  (await next(url.pathname, new Request(url, { method: 'HEAD' }))).ok;
