import { once } from 'node:events';
import { connect, type Server, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { addressOf, listen } from '#server/listen.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
  ['127.0.0.2', '127.0.0.2'],
])('listens with HOST=%j on %s, and names an address at which it can be reached', async (host, found) => {
  vi.stubEnv('HOST', host);
  const server = await listen(0, hello);
  expect((server.node?.server?.address() as { address: string }).address).toBe(found);
  expect(await (await fetch(addressOf(server))).text()).toBe('Merhaba');
  await server.close(true);
});

const hello = () => Promise.resolve(new Response('Merhaba'));

/** Send bytes to a server, one character each, and get all that it answers until it ends the connection, or says so. */
async function answerTo(bytes: string, handle: (request: Request) => Promise<Response>): Promise<string> {
  const server = await listen(0, handle);
  const socket = connect(Number(new URL(addressOf(server)).port), '127.0.0.1').setEncoding('latin1');
  socket.write(Buffer.from(bytes, 'latin1'));
  let answer = '';
  for await (const part of socket) {
    answer += part as string;
    if (/^Connection: close\r\n[\s\S]*\r\n0\r\n\r\n$/m.test(answer)) break;
  }
  await server.close(true);
  return answer;
}

it.each([
  ...['localhost', 'LOCALHOST:80', 'muayene.example.', '127.0.0.1:8888', '[::1]:80', 'a_b'],
  ...['', '<script>', 'a b', 'a@b', '[::1'],
  // Each of these would otherwise lead to the path of another page.
  ...[...'#/?\\%\xfe'].map((byte) => `localhost${byte}about`),
])('leads a request for the host %j to the path that it names', async (host) => {
  const answer = await answerTo(`GET /a HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, ({ url }) =>
    Promise.resolve(new Response(new URL(url).pathname)),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\/a\r\n/);
});

it.each([
  ['GET / HTTP/1.1\r\nHost: x:99999', 400],
  ['GET / HTTP/1.1\r\nHost: 1.2.3.4.5', 400],
  ['GET /hakk\xc4\xb1mda HTTP/1.1\r\nHost: localhost', 400],
  ['GET / HTTP/1.1\r\nHost : localhost', 400],
  ['GET / HTTP/1.1\r\nHost: localhost\r\nHost: baska.example', 400],
  ['FOO / HTTP/1.1\r\nHost: localhost', 405],
  [`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(100_000)}`, 431],
])('rejects with a text what is no request: %j', async (head, status) => {
  const answer = await answerTo(`${head}\r\nConnection: close\r\n\r\n`, hello);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*nosniff[\\s\\S]*\r\n\r\n.+`));
});

it('answers an address that is not percent-encoded as the handler answers an undecodable question', async () => {
  const handle = ({ url }: Request) => Promise.resolve(Response.json(new URL(url).search, { status: 400 }));
  const answer = await answerTo('GET /api/v1/answers?q=di\xc5\x9fim HTTP/1.1\r\nHost: localhost\r\n\r\n', handle);
  expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*application\/json[^]*"\?q=%FF"$/);
});

it('survives a handler that fails on an address that is not percent-encoded', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const answer = await answerTo('GET /api/v1/answers?q=\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n', () =>
    Promise.reject(new Error('broken')),
  );
  expect(answer).toBe('');
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

it('answers a request that arrives before the last answer has ended', async () => {
  const bytes = ['close', 'keep-alive'].map((kept) => `GET / HTTP/1.1\r\nHost: a\r\nConnection: ${kept}\r\n\r\n`);
  const answer = await answerTo(bytes.toReversed().join(''), hello);
  expect(answer.match(/Merhaba/g)).toHaveLength(2);
});

it('does no work for requests that are sent before the last one is answered', async () => {
  const handle = vi.fn(hello);
  const server = await listen(0, handle);
  const socket = connect(Number(new URL(addressOf(server)).port), '127.0.0.1').on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000));
  await once(socket, 'close');
  await server.close(true);
  expect(handle).toHaveBeenCalledOnce();
});

it('keeps an idle connection open for longer than crawlers pause', async () => {
  const server = await listen(0, hello);
  const response = await fetch(addressOf(server));
  expect(response.headers.get('keep-alive')).toMatch(/^timeout=65\b/);
  await server.close(true);
});

it('cuts off clients that withhold a body, do not read the response, or never end a request', async () => {
  const large = 'x'.repeat(30_000_000);
  const server = await listen(0, () => Promise.resolve(new Response(large)), { patience: 200 });
  const node = server.node!.server as Server;
  let closed = 0;
  node.on('connection', (socket: Socket) => socket.on('close', () => (closed += 1)));
  const { port } = node.address() as { port: number };
  const stalled = (request: string): Socket => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request)).on('error', () => undefined);
    return socket.pause();
  };
  const dripping = connect(port, '127.0.0.1', () => dripping.write('GET / HTTP/1.1\r\nX: ')).on(
    'error',
    () => undefined,
  );
  const drip = setInterval(() => dripping.write('x'), 20);
  const sockets = [
    dripping,
    stalled('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n'),
    stalled('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    stalled('GET / HTTP/1.1\r\nHost: loc'),
  ];
  await vi.waitFor(() => expect(closed).toBe(4), { timeout: 60_000 });
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  await server.close(true);
});
