import { type IncomingMessage, type RequestListener, type Server as HttpServer, STATUS_CODES } from 'node:http';
import { FastResponse, serve, type Server } from 'srvx';
import { serverError } from '#edge/respond.ts';
import { hostOf, localAddress } from './address.ts';
import type { SiteHandler } from './builtSite.ts';
import { answerConnect, createErrorListener, refuse } from './clientErrors.ts';
import { readBySlices, serializeRequests } from './serializeRequests.ts';

/** How long a request may take to arrive, and a response to be read, in milliseconds. */
const STALL_TIMEOUT_MS = 30_000;

/** How long a connection may be idle: longer than proxies and crawlers keep theirs. */
const IDLE_TIMEOUT_MS = 65_000;

const BAD_ADDRESS = 'The Host header or the target of the request names no host. Send the host the site is at.\n';

/** Stands for every question whose letters are not percent-encoded. */
const UNENCODED_QUESTION = 'http://localhost/api/v1/answers?q=%FF';

/**
 * Listen on a port, or on a free one for 0, at the address that `HOST` names, else for this machine only. Signals are
 * left to the caller. A client that stalls for `patience` milliseconds, or asks nothing for `idle` milliseconds, is cut
 * off.
 * @throws Error with `code: 'EADDRINUSE'` if the port is taken.
 */
export async function listen(
  port: number,
  handle: SiteHandler,
  { patience = STALL_TIMEOUT_MS, idle = IDLE_TIMEOUT_MS } = {},
): Promise<Server> {
  const server = serve({
    fetch: async (request) => withReasonPhrase(await handle(request)),
    error: (error) => {
      console.error(error);
      return withReasonPhrase(serverError());
    },
    port,
    hostname: hostOf(process.env),
    silent: true,
    gracefulShutdown: false,
    node: {
      requestTimeout: patience,
      headersTimeout: patience,
      keepAliveTimeout: idle,
      // Node's own response would lack headers; `isAddressed` looks for one.
      requireHostHeader: false,
      connectionsCheckingInterval: patience / 4,
    },
  });
  const node = server.node?.server as HttpServer;
  // Cut idle connections: a body that is withheld, a response that is not read.
  node.setTimeout(patience);
  node.on('connection', readBySlices);
  const [begin] = node.listeners('request') as [RequestListener];
  node.removeAllListeners('request');
  node.on(
    'request',
    serializeRequests(
      (request, response) => (isAddressed(request) ? begin(request, response) : refuse(response, 400, BAD_ADDRESS)),
      idle,
    ),
  );
  node.on('checkExpectation', (_request, response) => refuse(response, 417));
  const onClientError = createErrorListener(async () => handle(new Request(UNENCODED_QUESTION)));
  node.on(
    'clientError',
    (error, socket) =>
      void onClientError(error, socket).catch((failure: unknown) => {
        console.error(failure);
        socket.destroy();
      }),
  );
  node.on('connect', answerConnect);
  return server.ready();
}

/** Get the address at which a browser on this machine finds a server. */
export function addressOf({ url = '' }: Server): string {
  const { hostname, port } = new URL(url);
  return localAddress(hostname, port);
}

/** Tell whether a request names one host (RFC 9112, 3.2), at most in an address of its own. HTTP/1.0 may name none. */
function isAddressed({ headers: { host }, httpVersion, rawHeaders, url = '' }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (host === undefined ? httpVersion !== '1.0' : hosts > 1 || !isHost(host)) return false;
  return url === '*' || url.startsWith('/') || (/^https?:\/\/[^/?#]/i.test(url) && URL.canParse(url));
}

const isHost = (host: string): boolean =>
  /^(?:\w[\w.-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);

/** Give a response its reason phrase, without which some clients do not count it. */
const withReasonPhrase = (response: Response): Response =>
  response.statusText
    ? response
    : new FastResponse(response.body, {
        status: response.status,
        statusText: STATUS_CODES[response.status] ?? '',
        headers: response.headers,
      });
