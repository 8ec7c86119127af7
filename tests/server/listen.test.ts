import { connect, type Server, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { addressOf, listen } from '../../src/server/listen.ts';

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

it.each([['localhost\r\nHost: baska.example'], ['<script>'], ['a b'], ['x:99999']])(
  'answers 400 to a request that does not name one host: %j',
  async (hosts) => {
    const server = await listen(0, () => Promise.resolve(new Response('Merhaba')));
    const { port } = server.node!.server!.address() as { port: number };
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    socket.write(`GET / HTTP/1.1\r\nHost: ${hosts}\r\nConnection: close\r\n\r\n`);
    expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1\.1 400 /);
    await server.close(true);
  },
);

it('cuts off clients that withhold a body or do not read the response', async () => {
  const large = 'x'.repeat(30_000_000);
  const server = await listen(0, () => Promise.resolve(new Response(large)), 200);
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
