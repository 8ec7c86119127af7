import { respond } from '#edge/respond.ts';

/**
 * Headers of the connection, which no proxy hands on: RFC 9110 7.6.1. An upgrade would make a runtime's fetch throw.
 */
const OF_CONNECTION = ['connection', 'upgrade', 'http2-settings', 'keep-alive', 'te', 'trailer', 'proxy-connection'];

/**
 * Do what a host's CDN does before its edge runtime sees a request: remove the headers of the connection, and reject
 * TRACE, which `Request` does not support.
 */
export const behindCdn =
  (runtime: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> =>
    request.method === 'TRACE' ? refusal() : runtime(withoutConnectionHeaders(request));

const refusal = () =>
  respond(405, 'This method is not accepted.\n', { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });

function withoutConnectionHeaders(request: Request): Request {
  if (!request.headers.has('upgrade')) return request;
  const headers = new Headers(request.headers);
  for (const name of OF_CONNECTION) headers.delete(name);
  return new Request(request.url, { method: request.method, headers });
}
