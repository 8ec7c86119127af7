import { expect, it, vi } from 'vitest';
import { DATA, host, MARKDOWN } from '../edge/sampleEdge.ts';

it('Netlify is told to serve the static site if the function cannot run at all', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.doMock('../../.edge/data.js', () => ({ default: DATA }));
  const { config, default: run } = await import('#edge/netlify/function.ts');
  expect(config.onError).toBe('bypass');
  // The same error through Netlify's own entry point: its `next` fails once.
  let calls = 0;
  const response = await run(new Request('https://practice.example/hakkimda', { headers: MARKDOWN }), {
    next: async (request) => {
      if (calls++ === 0) throw new Error('secret');
      return host(new URL(request.url).pathname, request);
    },
  });
  expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>/hakkimda</title>']);
  expect(silent).toHaveBeenCalledOnce();
  silent.mockRestore();
});
