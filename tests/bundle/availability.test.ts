import { afterAll, expect, it, vi } from 'vitest';
import { createHeaderLookup, headerRules } from '#edge/headerRules.ts';
import { DATA, host, HTML, MARKDOWN } from '../edge/sampleEdge.ts';

/** Netlify's function by itself: what its runtime may do that the local one does not. */

vi.doMock('../../.edge/data.js', () => ({ default: DATA }));
// The function takes it when it is loaded.
const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => silent.mockRestore());
const { config, default: run } = await import('#edge/netlify/function.ts');

it('a page has the headers of its rules, and its own where the host sends some', async () => {
  const view = new Request('https://practice.example/hakkimda', { headers: HTML });
  const headersFrom = async (sent: Record<string, string>) =>
    Object.fromEntries((await run(view, { next: async () => new Response('', { headers: sent }) })).headers);
  const rules = Object.entries(createHeaderLookup(headerRules(DATA))('/hakkimda'));
  const all = Object.fromEntries(rules.map(([name, value]) => [name.toLowerCase(), value]));
  expect(await headersFrom({ 'content-type': 'text/html' })).toEqual({ ...all, 'content-type': 'text/html' });
  const own = { ...all, 'content-type': 'text/html', vary: 'Accept,Accept-Encoding' };
  expect(await headersFrom(own)).toEqual(own);
});

it('Netlify is told to serve the static site if the function cannot run at all', async () => {
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
});
