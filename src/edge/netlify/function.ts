import data from '../../../.edge/data.js';
import { createHandler } from '../handle.ts';
import { createHeaderLookup, headerRules } from '../headerRules.ts';
import { withHeaders } from '../headers.ts';
import { fileRequest } from '../respond.ts';

/** The part of Netlify's context that is used. */
interface NetlifyContext {
  next: (request: Request, options: { readonly sendConditionalRequest: boolean }) => Promise<Response>;
}

const handle = createHandler(data);
const headersOf = createHeaderLookup(headerRules(data));

// src/build/edgeFunction.ts bundles it; netlify.toml says which requests run it.
export default (request: Request, context: NetlifyContext): Promise<Response> =>
  handle(request, async (path, original) => {
    // Without sendConditionalRequest Netlify drops If-None-Match and never answers 304.
    const file = await context.next(fileRequest(path, original), { sendConditionalRequest: true });
    // Netlify documents that `_headers` does not apply where an edge function runs, yet its local runtime applies it.
    const missing = Object.entries(headersOf(path)).filter(([name]) => !file.headers.has(name));
    return withHeaders(file, Object.fromEntries(missing));
  });

/** Serve the static site if the function cannot run. */
export const config = { onError: 'bypass' };
