import { rejectedMethod } from '../api/errorTexts.ts';
import { ASK_PATH, underApi } from '../site/addresses.ts';
import { createUrgent } from '../urgency/urgent.ts';
import { ADMIN, createResolve, type Resource } from './address.ts';
import { answers, type AnswerQuestion, type RecogniseUrgent } from './answers.ts';
import { faqFile, missingFromApi } from './api.ts';
import type { RequestData } from './data.ts';
import { EDITOR, NOT_FOUND, PRIVATE } from './headers.ts';
import { createNearest } from './nearest.ts';
import { createMarkdownNotFound, createNearestPages, htmlNotFound, wantsHtml } from './notFound.ts';
import { negotiatePage, renderAnswerPage } from './page.ts';
import { problemResponse, redirect, respond, serverError, withHeaders, withoutBody, type Reply } from './respond.ts';

/**
 * Fetch the static file at a path of the site from the host. The response has the headers of the file's rules. It may be a 304
 * to a conditional request, and is a 404 where there is no file.
 */
export type FetchFile = (path: string, request: Request) => Promise<Response>;

export type Handle = (request: Request, next: FetchFile) => Promise<Response>;

export interface Options {
  readonly answer: AnswerQuestion;
  /** Recognises emergencies. Default: the site's own recogniser. */
  readonly urgent?: RecogniseUrgent;
  /** Called with errors of the function, which clients never see. */
  readonly report?: (error: unknown) => void;
}

/** Create the request handler for any host: src/api/README.md, Addresses, Requests and Headers. */
export function createHandler(
  data: RequestData,
  { answer, urgent = lazily(() => createUrgent(data.urgent, data.urgentTables)), report = console.error }: Options,
): Handle {
  const resolve = createResolve(data);
  const nearestPages = createNearestPages(data.pages);
  const markdownNotFound = createMarkdownNotFound(data);
  const nearestSlugs = createNearest(data.postSlugs, (slug) => [slug]);

  const engines = { answer, urgent, report };

  function respondWithFile(resource: FileResource, request: Request, url: URL): Reply {
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
        return answers(url, data, engines);
      case 'faq':
        return faqFile(url, data);
    }
  }

  async function handleRequest(request: Request, url: URL, next: FetchFile): Promise<Response> {
    const resource = resolve(url.pathname);
    if (resource.kind === 'notFound') return notFound(request, url, next);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (resource.kind === 'hostFile' && !(await fileExists(url, next))) return notFound(request, url, next);
      return problemResponse(rejectedMethod(request.method), data.base, url, {
        Allow: 'GET, HEAD',
        ...(WITH_QUESTION.has(resource.kind) && { 'Referrer-Policy': PRIVATE['Referrer-Policy'] }),
      });
    }
    if (resource.kind === 'answerPage')
      return renderAnswerPage(request, data, engines, resource.representation, () => next(ASK_PATH, new Request(url)));
    const reply = respondWithFile(resource, request, url);
    if (reply instanceof Response) return reply;
    const response = await next(reply.file, request);
    if (response.status === 404) return notFound(request, url, next);
    return reply.headers ? withHeaders(response, reply.headers) : response;
  }

  async function notFound(request: Request, url: URL, next: FetchFile): Promise<Response> {
    const response = await missing(request, url, next);
    // Whoever mistypes `/sor` sends a question, too.
    if (url.search === '' || response.status !== 404) return response;
    return withHeaders(response, underApi(url.pathname) ? { 'Referrer-Policy': PRIVATE['Referrer-Policy'] } : PRIVATE);
  }

  async function missing(request: Request, url: URL, next: FetchFile): Promise<Response> {
    if (underApi(url.pathname)) return missingFromApi(url, data, nearestSlugs);
    const near = nearestPages(url.pathname);
    if (wantsHtml(request.headers.get('accept'))) {
      const shell = await next('/404.html', new Request(url));
      if (shell.ok) return htmlNotFound(await shell.text(), near);
      // While the site cannot be read, nobody knows whether the address exists.
      if (shell.status === 503) return shell;
    }
    return markdownNotFound(near);
  }

  return async (request, next) => {
    const url = new URL(request.url);
    try {
      const response = await handleRequest(request, url, next);
      return request.method === 'HEAD' ? withoutBody(response) : response;
    } catch (error) {
      report(error);
      return fallbackToStaticFile(request, url, next);
    }
  };
}

/** Resources whose addresses hold a question, which no other site may learn, whatever the method. */
const WITH_QUESTION: ReadonlySet<Resource['kind']> = new Set(['answers', 'answerPage']);

/** Resources that are neither a page made for the request nor a 404. */
type FileResource = Exclude<Resource, { kind: 'notFound' | 'answerPage' }>;

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

/** Create the recogniser at the first question: most requests ask none. */
function lazily(make: () => RecogniseUrgent): RecogniseUrgent {
  let made: RecogniseUrgent | undefined;
  return (question) => (made ??= make())(question);
}

const fileExists = async (url: URL, next: FetchFile): Promise<boolean> =>
  (await next(url.pathname, new Request(url, { method: 'HEAD' }))).ok;
