import { expect, it } from 'vitest';
import { keepRunning } from '../../scripts/hosts/keepRunning.ts';

const refused = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
const runtime = (handle: () => Promise<Response>) => ({ handle, stop: () => Promise.resolve() });
const request = new Request('http://localhost/');

it('replaces a dead process, and retries after a failed start', async () => {
  const starts = [
    () => Promise.resolve(runtime(refused)),
    () => Promise.reject(new Error('no memory')),
    () => Promise.resolve(runtime(() => Promise.resolve(new Response('Merhaba')))),
  ];
  let deaths = 0;
  const kept = await keepRunning(
    () => starts.shift()!(),
    () => (deaths += 1),
  );
  await expect(kept.handle(request)).rejects.toThrow('no memory');
  expect(await (await kept.handle(request))!.text()).toBe('Merhaba');
  expect(deaths).toBe(2);
  expect(starts).toEqual([]);
});
