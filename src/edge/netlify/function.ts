import data from '../../../.edge/data.js';
import { createHandler } from '../handle.ts';
import { fileRequest } from '../respond.ts';

/** The part of Netlify's context that is used. */
interface Context {
  next: (request: Request, options: { readonly sendConditionalRequest: boolean }) => Promise<Response>;
}

const handle = createHandler(data);

// src/build/edgeFunction.ts bundles it; netlify.toml says which requests run it.
export default (request: Request, context: Context): Promise<Response> =>
  handle(request, (path, original) =>
    // Without sendConditionalRequest Netlify drops If-None-Match and never answers 304.
    context.next(fileRequest(path, original), { sendConditionalRequest: true }),
  );

/** Serve the static site if the function cannot run. */
export const config = { onError: 'bypass' };
