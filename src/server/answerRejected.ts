import { IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { COMMON_HEADERS } from '#edge/headers.ts';
import { answered } from './inTurn.ts';

/** Statuses of what Node's parser reports; 400 for all else. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The first request line that the parser rejects: those before it in the packet have been handed on. */
const UNENCODED_LINE =
  /(?:^|\r\n\r\n)(GET|HEAD) (\/[\x21-\x7e]*(?:[^\n\r\x21-\x7e]|(?:[^\n\r\x21-\x7e][^\n\r]*)?[\n\r])[^\n\r]*) HTTP\/1\.[01]\r\n/;

/** What belongs percent-encoded in an address. */
const UNENCODED = /[^!-~]/g;

/**
 * Create the listener to `clientError` of a server. A question that was not percent-encoded is answered as if it were,
 * as other hosts do; it may be about an emergency. Everything else gets the status that fits.
 */
export function createErrorListener(server: Server) {
  const rejected = new WeakSet<Duplex>();
  return ({ code = '', rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Duplex): void => {
    // The parser reports what follows, too.
    if (rejected.has(socket)) return;
    rejected.add(socket);
    const [, method, target = ''] = UNENCODED_LINE.exec(rawPacket?.toString('latin1') ?? '') ?? [];
    const encoded = target.replaceAll(UNENCODED, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
    void answered(socket).then(() => {
      // The response before this one may have ended the connection.
      if (!socket.writable) return;
      const { request, response } = lastOf(socket);
      if (encoded === target) return refuse(response, STATUS[code] ?? 400);
      Object.assign(request, { method, url: encoded, httpVersion: '1.0' });
      server.emit('request', request, response);
    });
  };
}

/** Answer CONNECT, which Node hands on without a response. */
export function answerConnect(_request: IncomingMessage, socket: Duplex): void {
  void answered(socket).then(() => socket.writable && refuse(lastOf(socket).response, 405));
}

/** Create a response for which Node has made none. It ends the connection. */
function lastOf(socket: Duplex) {
  const request = new IncomingMessage(socket as Socket);
  const response = new ServerResponse(request);
  response.assignSocket(socket as Socket);
  response.on('finish', () => (socket as Socket).destroySoon());
  return { request, response };
}

/** Respond to a request that no handler can take. */
export function refuse(response: ServerResponse, status: number, text = `${STATUS_CODES[status]}\n`): void {
  const headers = {
    ...COMMON_HEADERS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const allowed = status === 405 ? { Allow: 'GET, HEAD' } : {};
  response.writeHead(status, { ...headers, ...allowed }).end(text);
}
