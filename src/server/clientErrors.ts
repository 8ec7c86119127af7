import { IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { COMMON_HEADERS } from '#edge/headers.ts';
import { whenIdle } from './serializeRequests.ts';

/** Statuses of what Node's parser reports; 400 for all else. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

type ParserError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer; readonly bytesParsed?: number };

/** Tell whether the parser rejects the address of a GET or HEAD request. */
const isUnencoded = ({ code, rawPacket, bytesParsed }: ParserError): boolean =>
  code === 'HPE_INVALID_URL' &&
  /(?:^|\n)(?:GET|HEAD) [^\n]*$/.test(rawPacket?.toString('latin1', 0, bytesParsed) ?? '');

/**
 * Create the listener to `clientError` of a server, which refuses what Node's parser rejects with the status that fits.
 * @param refuseAddress makes the response to an address that is not percent-encoded: most hold a question.
 */
export function createErrorListener(refuseAddress: () => Promise<Response>) {
  const rejected = new WeakSet<Duplex>();
  return async (error: ParserError, socket: Duplex): Promise<void> => {
    // The parser reports what follows, too.
    if (rejected.has(socket)) return;
    rejected.add(socket);
    await whenIdle(socket);
    const response = isUnencoded(error) ? await refuseAddress() : undefined;
    const body = await response?.text();
    // The response before this one may have ended the connection.
    if (!socket.writable) return;
    if (!response) return refuse(createResponse(socket), STATUS[error.code ?? ''] ?? 400);
    const headers = { ...Object.fromEntries(response.headers), Connection: 'close' };
    createResponse(socket).writeHead(response.status, headers).end(body);
  };
}

/** Answer CONNECT, which Node hands on without a response. */
export function answerConnect(_request: IncomingMessage, socket: Duplex): void {
  // Node takes its own listener off a socket that it hands on; its parser goes to another connection.
  socket.removeAllListeners('data');
  socket.on('error', () => socket.destroy());
  void whenIdle(socket).then(() => socket.writable && refuse(createResponse(socket), 405));
}

/** Create a response for which Node has made none. It ends the connection. */
function createResponse(socket: Duplex): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(socket as Socket));
  response.assignSocket(socket as Socket);
  response.on('finish', () => socket.end(() => socket.destroy()));
  return response;
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
