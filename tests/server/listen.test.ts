import { afterEach, expect, it, vi } from 'vitest';
import { addressOf, listen } from '../../src/server/listen.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('listens with HOST=%j on %s', async (host, found) => {
  vi.stubEnv('HOST', host);
  const server = await listen(0, () => Promise.resolve(new Response('Merhaba')));
  expect((server.node?.server?.address() as { address: string }).address).toBe(found);
  expect(await (await fetch(addressOf(server))).text()).toBe('Merhaba');
  await server.close(true);
});
