import { IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { COMMON_HEADERS } from '#edge/headers.ts';
import { whenIdle } from './serializeRequests.ts';

/** Statuses of what Node's parser reports; 400 for all else. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** A request line that lacks nothing but percent-encoding. */
const UNENCODED_LINE = /^(?:GET|HEAD) (\/.*) HTTP\/1\.[01]$/;

/** What belongs percent-encoded in an address. */
const UNENCODED = /[^!-~]/g;

/**
 * Create the listener to `clientError` of a server. A question that was not percent-encoded is handed on as if it were,
 * as other hosts do; it may be about an emergency. Everything else gets the status that fits.
 */
export function createErrorListener(server: Server) {
  const rejected = new WeakSet<Duplex>();
  return (error: NodeJS.ErrnoException & { rawPacket?: Buffer; bytesParsed?: number }, socket: Duplex): void => {
    // The parser reports what follows, too.
    if (rejected.has(socket)) return;
    rejected.add(socket);
    const encoded = withEncodedLine(error.rawPacket?.toString('latin1') ?? '', error.bytesParsed ?? 0);
    const again = encoded === undefined ? undefined : sameConnection(socket, encoded);
    void whenIdle(socket).then(() => {
      // The response before this one may have ended the connection.
      if (!socket.writable) return;
      if (again) server.emit('connection', again);
      else refuse(createResponse(socket), STATUS[error.code ?? ''] ?? 400);
    });
  };
}

/** Get a packet from the line that the parser rejects, with its address encoded; undefined if that is not its fault. */
function withEncodedLine(packet: string, rejectedAt: number): string | undefined {
  const start = packet.lastIndexOf('\n', rejectedAt - 1) + 1;
  const end = packet.indexOf('\r\n', start);
  const line = packet.slice(start, end);
  const [, target = ''] = UNENCODED_LINE.exec(line) ?? [];
  const encoded = target.replaceAll(UNENCODED, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return encoded === target ? undefined : line.replace(target, () => encoded) + packet.slice(end);
}

/** Create a connection over another, for a parser that reads other first bytes. */
function sameConnection(socket: Duplex, bytes: string): Duplex {
  const again = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, encoding, done) => void socket.write(chunk, encoding, done),
    final: (done) => void socket.end(done),
    destroy: (error, done) => {
      socket.destroy();
      done(error);
    },
  });
  again.push(bytes, 'latin1');
  socket.on('data', (chunk: Buffer) => again.push(chunk));
  socket.on('end', () => again.push(null));
  socket.on('close', () => again.destroy());
  return again;
}

/** Answer CONNECT, which Node hands on without a response. */
export function answerConnect(_request: IncomingMessage, socket: Duplex): void {
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
