import { type Server as HttpServer, STATUS_CODES } from 'node:http';
import { FastResponse, serve, type Server } from 'srvx';
import { respond, serverError } from '#edge/respond.ts';
import { hostOf, localAddress } from './address.ts';
import { answerConnect, createErrorListener } from './answerRejected.ts';
import type { SiteHandler } from './builtSite.ts';

/** How long a request may take to arrive, and a response to be read, in milliseconds. */
const STALL_TIMEOUT_MS = 30_000;

/** How long a connection may be idle: longer than proxies and crawlers keep theirs. */
const IDLE_TIMEOUT_MS = 65_000;

/** Node begins to answer all requests of a connection that are there, however large what they ask for is. */
const MAX_REQUESTS_PER_CONNECTION = 20;

/**
 * Listen on a port, or on a free one for 0, at the address that `HOST` names, else for this machine only. Signals are
 * left to the caller. A client that stalls for `patience` milliseconds is cut off.
 * @throws Error with `code: 'EADDRINUSE'` if the port is taken.
 */
export async function listen(port: number, handle: SiteHandler, patience = STALL_TIMEOUT_MS): Promise<Server> {
  const server = serve({
    fetch: async (request) => named(await (isHost(request.headers.get('host')) ? handle(request) : badHost())),
    error: (error) => {
      console.error(error);
      return named(serverError());
    },
    port,
    hostname: hostOf(process.env),
    silent: true,
    gracefulShutdown: false,
    node: {
      requestTimeout: patience,
      headersTimeout: patience,
      keepAliveTimeout: IDLE_TIMEOUT_MS,
      connectionsCheckingInterval: patience / 4,
    },
  });
  const node = server.node?.server as HttpServer;
  // Cut idle connections: a body that is withheld, a response that is not read.
  node.setTimeout(patience);
  node.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION;
  // The last response allowed has said so; Node would answer more with a 503.
  node.on('dropRequest', (_request, socket) => socket.destroy());
  node.on('clientError', createErrorListener(node));
  node.on('connect', answerConnect);
  return server.ready();
}

/** Get the address at which a browser on this machine finds a server. */
export function addressOf({ url = '' }: Server): string {
  const { hostname, port } = new URL(url);
  return localAddress(hostname, port);
}

/** Tell whether a `Host` header names one host (RFC 9112, 3.2). HTTP/1.0 has none. */
const isHost = (host: string | null): boolean =>
  host === null || (/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`));

const badHost = (): Response =>
  respond(400, 'The Host header of the request names no host. Send the host the site is at.\n', {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });

/** Give a response its reason phrase, without which some clients do not count it. */
const named = (response: Response): Response =>
  response.statusText
    ? response
    : new FastResponse(response.body, {
        status: response.status,
        statusText: STATUS_CODES[response.status] ?? '',
        headers: response.headers,
      });
