import type { RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';

/** Of a connection: how many requests have begun, when the last of them is answered, and what ends it when idle. */
interface Turns {
  readonly count: number;
  readonly answered: Promise<unknown>;
  idle?: NodeJS.Timeout;
}

/** Node reads all requests of a connection that are there, before the first is answered. */
const MAX_REQUESTS = 100;

const turns = new WeakMap<Duplex, Turns>();

/** Wait until the requests of a connection that have begun are answered. */
export const whenIdle = async (connection: Duplex): Promise<unknown> => turns.get(connection)?.answered;

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
    if (count === MAX_REQUESTS) {
      response.setHeader('Connection', 'close');
      socket.pause();
    }
    clearTimeout(before?.idle);
    const turn: Turns = { count, answered: new Promise((resolve) => response.once('close', resolve)) };
    turns.set(socket, turn);
    void turn.answered.then(() => {
      if (turns.get(socket) === turn) turn.idle = setTimeout(() => socket.destroy(), idleFor).unref();
    });
    if (before) void before.answered.then(() => socket.destroyed || begin(request, response));
    else void begin(request, response);
  };
