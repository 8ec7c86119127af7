import { lookup } from 'mrmime';
import { indexSite } from '../answers/index/indexSite.ts';
import { createHandler } from '../edge/handle.ts';
import { createHeaderLookup, headerRules } from '../edge/rules.ts';
import { edgeData } from '../outputs/edgeData.ts';
import { ASK_PATH } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { URGENT_TABLES } from '../urgency/tables.ts';
import { filesOnDemand } from './filesOnDemand.ts';

/** A response, or a path for Astro or Vite to serve. */
type DevReply = { readonly response: Response } | { readonly pass: string };

/**
 * Create the request handler of `npm run dev`, which answers like the deployed site.
 * @param render renders the page at a path with Astro
 */
export function createDevHandler(
  site: Site,
  render: (path: string) => Promise<Response>,
): (request: Request) => Promise<DevReply> {
  const data = edgeData(site);
  const pages = new Set(data.pages.map(({ path }) => path));
  const headersOf = createHeaderLookup(headerRules(data));
  const read = filesOnDemand(site);
  const handle = createHandler({
    ...data,
    urgentTables: URGENT_TABLES,
    // Built when it is first asked a question.
    get answers() {
      return indexSite(site);
    },
  });

  return async (request) => {
    let pass: string | undefined;
    const response = await handle(request, async (path) => {
      if (path === ASK_PATH) return render(path);
      const file = path.endsWith('/') ? `${path}index.html` : path;
      const body = pages.has(path) || path === '/404.html' ? undefined : await read(file);
      if (body !== undefined)
        return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
          headers: { ...typeOf(file), ...headersOf(path), ...UNCACHED },
        });
      pass = path === '/404.html' ? '/404' : path;
      return new Response(null);
    });
    if (pass !== undefined) return { pass };
    response.headers.set('Cache-Control', UNCACHED['Cache-Control']);
    return { response };
  };
}

const typeOf = (path: string) => ({ 'Content-Type': lookup(path) ?? 'text/plain; charset=utf-8' });

const UNCACHED = { 'Cache-Control': 'no-store' } as const;
