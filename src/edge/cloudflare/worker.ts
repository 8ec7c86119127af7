import data from '../../../.edge/data.js';
import { createAnswerer } from '../../answers/answerer.ts';
import { ASK_PATH } from '../../site/addresses.ts';
import { fileRequest } from '../fileRequest.ts';
import { createHandler } from '../handle.ts';
import { headerRules } from '../headers.ts';
import { withHeaders } from '../respond.ts';
import { rulesByAddress } from '../rules.ts';

/** What this adapter uses of a Worker's bindings: the files of wrangler.json, `assets`. */
interface Bindings {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

// Reading the index takes longer than most requests do, and few ask a question: the first that does pays for it.
let answer: ReturnType<typeof createAnswerer> | undefined;
const handle = createHandler(data, { answer: (question) => (answer ??= createAnswerer(data.answers))(question) });

// Of dist/_headers Cloudflare reads the first hundred rules only; a site has two for each of its pages.
const headersOf = rulesByAddress(headerRules(data));

const pages = new Set([ASK_PATH, ...data.pages.map(({ path }) => path)]);

/** Files are found by their exact names: a page's is that of its HTML. */
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
