import { ASK_PATH } from '#site/addresses.ts';
import data from '../../../.edge/data.js';
import { createHandler } from '../handle.ts';
import { createHeaderLookup, headerRules } from '../headerRules.ts';
import { fileRequest, withHeaders } from '../respond.ts';

/** The one binding of the Worker that is used: the files that wrangler.json names in `assets`. */
interface Bindings {
  readonly ASSETS: { fetch: (request: Request) => Promise<Response> };
}

const handle = createHandler(data);

// Cloudflare reads only the first hundred rules of dist/_headers; a site has two for each page.
const headersOf = createHeaderLookup(headerRules(data));

const pages = new Set([ASK_PATH, ...data.pages.map(({ path }) => path)]);

/** Get the exact name of a file, by which Cloudflare finds it: a page's is that of its HTML. */
function nameOf(path: string): string {
  if (path.endsWith('/')) return `${path}index.html`;
  return pages.has(path) ? `${path}.html` : path;
}

export default {
  fetch: (request: Request, { ASSETS }: Bindings): Promise<Response> =>
    handle(request, async (path, original) => {
      const response = await ASSETS.fetch(fileRequest(nameOf(path), original));
      return response.status === 404 ? response : withHeaders(response, headersOf(path));
    }),
};
