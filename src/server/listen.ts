import type { Server as HttpServer } from 'node:http';
import { serve, type Server } from 'srvx';
import { respond, serverError } from '../edge/respond.ts';
import { hostOf, localAddress } from './command.ts';

/** How long a connection may be idle, and a request may take to arrive, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Listen on a port, or on a free one for 0, at the address that `HOST` names, else for this machine only. Signals are
 * left to the caller. A client that stalls for `patience` milliseconds is cut off.
 * @throws Error with `code: 'EADDRINUSE'` if the port is taken.
 */
export async function listen(
  port: number,
  handle: (request: Request) => Promise<Response>,
  patience = PATIENCE,
): Promise<Server> {
  const server = serve({
    fetch: (request) => (namesHost(request.url) ? handle(request) : badHost()),
    error: (error) => {
      console.error(error);
      return serverError();
    },
    port,
    hostname: hostOf(process.env),
    silent: true,
    gracefulShutdown: false,
    node: {
      // So that two Host headers are an invalid one.
      joinDuplicateHeaders: true,
      requestTimeout: patience,
      headersTimeout: patience,
      connectionsCheckingInterval: patience / 4,
    },
  });
  // Cut idle connections: a body that is withheld, a response that is not read.
  (server.node?.server as HttpServer | undefined)?.setTimeout(patience);
  return server.ready();
}

/** Get the address at which a browser on this machine finds a server. */
export function addressOf({ url = '' }: Server): string {
  const { hostname, port } = new URL(url);
  return localAddress(hostname, port);
}

/** RFC 9112, 3.2. `x:99999` makes an invalid URL; what is not like a host at all, srvx replaces. */
const namesHost = (url: string): boolean => URL.canParse(url) && !url.startsWith('http://_invalid_');

const badHost = (): Response =>
  respond(400, 'The Host header of the request names no host. Send the host the site is at.\n', {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
