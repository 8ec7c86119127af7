import { lookup } from 'mrmime';
import { createAnswerer } from '../answers/answerer.ts';
import { URGENT_TABLES } from '../urgency/tables.ts';
import type { AnswerQuestion } from '../edge/answers.ts';
import { createHandler } from '../edge/handle.ts';
import { createHeaderLookup, headerRules } from '../edge/rules.ts';
import { answersIndex } from '../build/answersIndex.ts';
import { edgeData } from '../outputs/edgeData.ts';
import { ASK_PATH } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { filesOnDemand } from './files.ts';

/** A response, or the path whose HTML or other file is for Astro and Vite to serve. */
export type DevReply = { readonly response: Response } | { readonly pass: string };

/**
 * Answers requests as the deployed site would, all but the HTML of pages and what only Vite knows.
 * @param render Renders the page of a path with Astro.
 */
export function devAnswers(
  site: Site,
  render: (path: string) => Promise<Response>,
): (request: Request) => Promise<DevReply> {
  const data = edgeData(site);
  const pages = new Set(data.pages.map(({ path }) => path));
  const headersOf = createHeaderLookup(headerRules(data));
  const read = filesOnDemand(site);
  let answer: AnswerQuestion | undefined;
  const handle = createHandler(
    { ...data, urgentTables: URGENT_TABLES },
    {
      answer: (question) => (answer ??= createAnswerer(answersIndex(site)))(question),
    },
  );

  return async (request) => {
    let pass: string | undefined;
    const response = await handle(request, async (path) => {
      if (path === ASK_PATH) return render(path);
      const file = path.endsWith('/') ? `${path}index.html` : path;
      const body = pages.has(path) || path === '/404.html' ? undefined : await read(file);
      if (body !== undefined)
        return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
          headers: { ...typeOf(file), ...headersOf(path), ...NOT_KEPT },
        });
      pass = path === '/404.html' ? '/404' : path;
      return new Response(null);
    });
    if (pass !== undefined) return { pass };
    response.headers.set('Cache-Control', NOT_KEPT['Cache-Control']);
    return { response };
  };
}

const typeOf = (path: string) => ({ 'Content-Type': lookup(path) ?? 'text/plain; charset=utf-8' });

/** In development nothing may be kept: the next request may find another text. */
const NOT_KEPT = { 'Cache-Control': 'no-store' } as const;
