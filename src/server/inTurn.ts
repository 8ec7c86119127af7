import type { RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';

/** Of a connection: how many requests have begun, and when the last of them is answered. */
interface Turns {
  readonly count: number;
  readonly answered: Promise<unknown>;
}

/** Node reads all requests of a connection that are there, before the first is answered. */
const MAX_REQUESTS = 100;

const turns = new WeakMap<Duplex, Turns>();

/** Wait until the requests of a connection that have begun are answered. */
export const answered = async (connection: Duplex): Promise<unknown> => turns.get(connection)?.answered;

/**
 * Let each request of a connection wait for the response to the one before, and end the connection after a hundred.
 * Node would begin all at once, and keep the responses in memory.
 */
export const inTurn =
  (begin: RequestListener): RequestListener =>
  (request, response) => {
    const { socket } = request;
    const before = turns.get(socket);
    const count = (before?.count ?? 0) + 1;
    if (count > MAX_REQUESTS) return;
    if (count === MAX_REQUESTS) {
      response.setHeader('Connection', 'close');
      socket.pause();
    }
    turns.set(socket, { count, answered: new Promise((resolve) => response.once('close', resolve)) });
    if (before) void before.answered.then(() => socket.destroyed || begin(request, response));
    else void begin(request, response);
  };
