import data from '../../../.edge/data.js';
import { createAnswerer } from '../../answers/answerer.ts';
import { fileRequest } from '../fileRequest.ts';
import { createHandler } from '../handle.ts';

/** What this adapter uses of Netlify's context. */
interface Context {
  next(request: Request, options: { readonly sendConditionalRequest: boolean }): Promise<Response>;
}

// Reading the index takes longer than most requests do, and few ask a question: the first that does pays for it.
let answer: ReturnType<typeof createAnswerer> | undefined;
const handle = createHandler(data, { answer: (question) => (answer ??= createAnswerer(data.answers))(question) });

// The build bundles it for Netlify, src/build/edgeFunction.ts; netlify.toml says which requests run it.
export default (request: Request, context: Context): Promise<Response> =>
  handle(request, (path, original) =>
    // Without sendConditionalRequest the host is not told of If-None-Match, and never answers 304.
    context.next(fileRequest(path, original), { sendConditionalRequest: true }),
  );

/** Where the function itself cannot be run, the static site answers. */
export const config = { onError: 'bypass' };
