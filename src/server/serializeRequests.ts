import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Of a connection: how many requests have begun, when the last of them is answered, and what ends it when idle. */
interface Turns {
  readonly count: number;
  readonly answered: Promise<unknown>;
  isAnswered: boolean;
  idle?: NodeJS.Timeout;
}

/** Requests of a connection before it ends. */
const MAX_REQUESTS = 100;
/** Bytes that Node parses at once: a few requests at most. It makes objects of each, 64 kB hold thousands. */
const SLICE = 512;

const turns = new WeakMap<Duplex, Turns>();

/** Wait until the requests of a connection that have begun are answered. */
export const whenIdle = async (connection: Duplex): Promise<unknown> => turns.get(connection)?.answered;

/** Let Node parse what arrives by slices, the next one when the requests of the last are answered. */
export function readBySlices(socket: Socket): void {
  const [parse] = socket.listeners('data') as [(bytes: Buffer) => void];
  socket.off('data', parse).on('data', (bytes: Buffer) => {
    parse(bytes.subarray(0, SLICE));
    // Node resumes it at the end of each request.
    if (turns.get(socket)?.isAnswered === false) socket.pause();
    if (bytes.length > SLICE && !socket.destroyed) socket.unshift(bytes.subarray(SLICE));
  });
}

/**
 * Let each request of a connection wait for the response to the one before, and end the connection after a hundred, or
 * when none has begun for `idleFor` milliseconds after a response. Node would begin all at once, keep the responses in
 * memory, and count empty lines as signs of life.
 */
export const serializeRequests =
  (begin: RequestListener, idleFor: number): RequestListener =>
  (request, response) => {
    const { socket } = request;
    const before = turns.get(socket);
    const count = (before?.count ?? 0) + 1;
    if (count > MAX_REQUESTS) return;
    if (count === MAX_REQUESTS) response.setHeader('Connection', 'close');
    clearTimeout(before?.idle);
    const answered = new Promise((resolve) => response.once('close', resolve));
    const turn: Turns = { count, answered, isAnswered: false };
    turns.set(socket, turn);
    void turn.answered.then(() => {
      if (turns.get(socket) !== turn || count === MAX_REQUESTS) return;
      turn.isAnswered = true;
      turn.idle = setTimeout(() => socket.destroy(), idleFor).unref();
      socket.resume();
    });
    if (before) void before.answered.then(() => socket.destroyed || begin(request, response));
    else void begin(request, response);
  };
