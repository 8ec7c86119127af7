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
  const server = await listen(0, () => Promise.resolve(new Response('Merhaba')));
  expect((server.node?.server?.address() as { address: string }).address).toBe(found);
  expect(await (await fetch(addressOf(server))).text()).toBe('Merhaba');
  await server.close(true);
});

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

const HOSTS: readonly (readonly [host: string, status: number])[] = [
  ...['localhost', 'LOCALHOST:80', 'muayene.example.', '127.0.0.1:8888', '[::1]:80', 'a_b'].map(
    (h) => [h, 200] as const,
  ),
  ...['localhost\r\nHost: baska.example', '', '<script>', 'a b', 'x:99999', 'a@b', '[::1', '1.2.3.4.5'].map(
    (host) => [host, 400] as const,
  ),
  // Each of these would otherwise lead to the path of another page.
  ...[...'#/?\\%\xfe'].map((byte) => [`localhost${byte}about`, 400] as const),
];

it.each(HOSTS)('answers a request for the host %j with %i', async (host, status) => {
  const answer = await answerTo(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, () =>
    Promise.resolve(new Response('Merhaba')),
  );
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`));
});

it('answers an address that is not percent-encoded as the handler answers an undecodable question', async () => {
  const handle = ({ url }: Request) => Promise.resolve(Response.json(new URL(url).search, { status: 400 }));
  for (const line of ['GET /api/v1/answers?q=di\xc5\x9fim HTTP/1.1', 'GET /?q=\xfe HTTP/1.1']) {
    const answer = await answerTo(`${line}\r\nHost: localhost\r\n\r\n`.repeat(3), handle);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*application\/json[^]*"\?q=%FF"$/);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  }
});

it('survives a handler that fails on an address that is not percent-encoded', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const answer = await answerTo('GET /?q=\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n', () =>
    Promise.reject(new Error('broken')),
  );
  expect(answer).toBe('');
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

it('survives a client that asks for a tunnel and resets the connection', async () => {
  const server = await listen(0, () => Promise.resolve(new Response('Merhaba')));
  const port = Number(new URL(addressOf(server)).port);
  for (let run = 0; run < 40; run++)
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        const before = run % 2 === 0 ? '' : 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
        socket.write(`${before}CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n`, () => socket.resetAndDestroy());
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  expect((await fetch(addressOf(server))).status).toBe(200);
  await server.close(true);
});

it.each([
  ['GET / HTTP/1.1\r\nHost : localhost', 400],
  ['POST /\xfe HTTP/1.1\r\nHost: localhost', 400],
  ['FOO / HTTP/1.1\r\nHost: localhost', 405],
  ['CONNECT other.example:443 HTTP/1.1\r\nHost: localhost', 405],
  ['GET / HTTP/1.1', 400],
  ['GET https://other.example:99999/ HTTP/1.1\r\nHost: localhost', 400],
  ['GET http://[::1/ HTTP/1.1\r\nHost: localhost', 400],
  ['GET *?q=a HTTP/1.1\r\nHost: localhost', 400],
  ['GET file:///etc/passwd HTTP/1.1\r\nHost: localhost', 400],
  ['GET / HTTP/1.1\r\nHost: localhost\r\nExpect: foo', 417],
  [`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(100_000)}`, 431],
])('rejects with a text what is no request: %j', async (head, status) => {
  const answer = await answerTo(`${head}\r\n\r\n`, () => Promise.resolve(new Response('Merhaba')));
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*nosniff[\\s\\S]*\r\n\r\n.+`));
});

it('ends a connection after a hundred requests, and begins no further one', async () => {
  const began = vi.fn();
  const count = async (requests: number) => {
    began.mockClear();
    const answer = await answerTo('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests), () => {
      began();
      return Promise.resolve(new Response('Merhaba'));
    });
    expect(answer).not.toContain('503');
    return answer;
  };
  expect((await count(100)).match(/200 OK/g)).toHaveLength(100);
  expect((await count(1000)).match(/200 OK/g)).toHaveLength(100);
  expect(began).toHaveBeenCalledTimes(100);
});

it('has Node parse only a few requests of a connection that are not answered', async () => {
  const server = await listen(0, () => new Promise(() => {}));
  const node = server.node!.server as Server;
  const parsed = vi.fn();
  node.on('request', parsed);
  const { port } = node.address() as { port: number };
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost:a\r\n\r\n'.repeat(10_000));
  await vi.waitFor(() => expect(parsed).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(parsed.mock.calls.length).toBeLessThan(25);
  socket.destroy();
  await server.close(true);
});

it.each([
  ['what is no request', 'GET / HTTP/1.1\r\nHost : localhost\r\n\r\n', ['HTTP/1.1 400 Bad Request']],
  ['a question as it is typed', 'GET /?q=\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n', ['HTTP/1.1 200 OK', 'Merhaba 3 3']],
  ['CONNECT', 'CONNECT other.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', ['HTTP/1.1 405 Method Not Allowed']],
])('answers the requests before %s first, one after the other', async (_, last, response) => {
  let begun = 0;
  const answer = await answerTo('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2) + last, async () => {
    begun += 1;
    const together = begun;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return new Response(`Merhaba ${together} ${begun}`);
  });
  expect(answer.match(/HTTP\/1\.1 .*|Merhaba \d \d/g)).toEqual([
    ...['HTTP/1.1 200 OK', 'Merhaba 1 1', 'HTTP/1.1 200 OK', 'Merhaba 2 2'],
    ...response,
  ]);
});

it('keeps an idle connection open for longer than crawlers pause', async () => {
  const server = await listen(0, () => Promise.resolve(new Response('Merhaba')));
  const response = await fetch(addressOf(server));
  expect(response.headers.get('keep-alive')).toMatch(/^timeout=65\b/);
  await server.close(true);
});

it('closes an idle connection on which only empty lines arrive', async () => {
  const server = await listen(0, () => Promise.resolve(new Response('Merhaba')), { idle: 300 });
  const socket = connect(Number(new URL(addressOf(server)).port), '127.0.0.1').on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', () => resolve('closed')));
  socket.resume().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const lines = setInterval(() => socket.write('\r\n'), 50);
  expect(await closed).toBe('closed');
  clearInterval(lines);
  await server.close(true);
});

it('cuts off clients that withhold a body or do not read the response', async () => {
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
  const sockets = [
    stalled('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n'),
    stalled('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    stalled('GET / HTTP/1.1\r\nHost: loc'),
  ];
  await vi.waitFor(() => expect(closed).toBe(3), { timeout: 60_000 });
  for (const socket of sockets) socket.destroy();
  await server.close(true);
});
