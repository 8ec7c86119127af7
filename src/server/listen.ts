import { type RequestListener, type Server as HttpServer, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { serve, type Server } from 'srvx';
import { respond, serverError } from '#edge/respond.ts';
import { hostOf, localAddress } from './address.ts';
import type { SiteHandler } from './builtSite.ts';

/** How long a request may take to arrive, and a response to be read, in milliseconds. */
const STALL_TIMEOUT_MS = 30_000;

/** How long a connection may be idle: longer than proxies and crawlers keep theirs. */
const IDLE_TIMEOUT_MS = 65_000;

/** How long a client may take to read why its request was refused, in milliseconds. */
const LINGER_MS = 1_000;

/** Stands for every question whose letters are not percent-encoded. The handler says what is wrong with it. */
const UNENCODED_QUESTION = 'http://localhost/api/v1/answers?q=%FF';

/**
 * Listen on a port, or on a free one for 0, at the address that `HOST` names, else for this machine only. Signals are
 * left to the caller. A client that stalls for `patience` milliseconds is cut off.
 * @throws Error with `code: 'EADDRINUSE'` if the port is taken.
 */
export async function listen(port: number, handle: SiteHandler, { patience = STALL_TIMEOUT_MS } = {}): Promise<Server> {
  const server = serve({
    // srvx replaces a Host that is none, and takes the first of two; one such as `x:99999` is left.
    fetch: (request) =>
      URL.canParse(request.url) && !hasTwoHosts(request.runtime?.node?.req.rawHeaders ?? [])
        ? handle(request)
        : refusal(400),
    error: (error) => {
      console.error(error);
      return serverError();
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
  refusePipelines(node);
  node.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    const isQuestion =
      error.code === 'HPE_INVALID_URL' && /^\w+ \/(?:api\/v1\/answers|sor)\?/.test(String(error.rawPacket));
    const response = isQuestion ? handle(new Request(UNENCODED_QUESTION)) : refusal(STATUS[error.code!] ?? 400);
    Promise.resolve(response)
      .then((one) => end(socket, one))
      .catch((failure: unknown) => {
        console.error(failure);
        socket.destroy();
      });
  });
  return server.ready();
}

/** RFC 9112, 3.2. Names are at even positions, each before its value. */
const hasTwoHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length > 1;

/**
 * Cut off a client that sends several requests before the last answer has ended: no browser or proxy does that. Node
 * would answer all that arrive at once, and 10,000 for a page of 200 kB take 2 GB of memory. One may be sent when all
 * bytes have been read, which the server knows later.
 */
function refusePipelines(node: HttpServer): void {
  const [answer] = node.listeners('request') as RequestListener[];
  const answering = new WeakMap<Socket, ServerResponse>();
  const waiting = new WeakSet<Socket>();
  const take: RequestListener = (request, response) => {
    const { socket } = request;
    if (socket.destroyed || waiting.has(socket)) return void socket.destroy();
    const previous = answering.get(socket);
    if (previous) {
      waiting.add(socket);
      previous.once('close', () => {
        waiting.delete(socket);
        take(request, response);
      });
      return;
    }
    answering.set(socket, response);
    response.once('close', () => answering.delete(socket));
    answer!(request, response);
  };
  node.removeAllListeners('request').on('request', take);
}

/** Get the address at which a browser on this machine finds a server. */
export function addressOf({ url = '' }: Server): string {
  const { hostname, port } = new URL(url);
  return localAddress(hostname, port);
}

/** Statuses of what Node's parser rejects; 400 for all else. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const refusal = (status: number): Response =>
  respond(status, `${STATUS_CODES[status]}\n`, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  });

/** Write a response where Node has made none, and end the connection, also if the client goes on sending. */
async function end(socket: Duplex, response: Response): Promise<void> {
  const body = await response.text();
  const lines = [...response.headers, ['Connection', 'close']].map((header) => header.join(': '));
  const head = [`HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`, ...lines].join('\r\n');
  if (socket.writable) socket.end(`${head}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
