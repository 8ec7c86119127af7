import { expect, it, vi } from 'vitest';
import { problemDetailsSchema } from '#api/problemDetails.ts';
import { readTable } from '../readTable.ts';
import { ask, HTML, MARKDOWN } from './sampleEdge.ts';

/** Addresses that only look like ones of the site, or are meant to do harm. */
const ADDRESSES = [
  ...['/404', '/404.html', '/_headers', '/_redirects', '/index', '/.md', '/blog.md/x', '/Hakkimda', '/nope'],
  ...['/blog%2Fdis-apsesi', '/admin/nothing', '/admin/nothing.js', '/.env', '/.git/config', '/constructor'],
  ...['/%zz', '/%FF', '/%00', '/hakkimda%00.html', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd'],
  ...['/..%5c..%5cwindows', '//', '///hakkimda', '/hakkimda//', '/hakkimda//x', '/\\hakkimda', '/__proto__'],
  ...['//evil.example/', '/\\evil.example/', '/%2Fevil.example/', '//evil.example/hakkimda/', '/api//v1'],
  ...['/api/v1/posts/__proto__', '/api/v1/posts/..%2f..%2fpractice', '/api/v1/posts/dis-apsesi%00'],
  ...['/'.repeat(8000), `/${'%F0'.repeat(2600)}`, `/api/${'a'.repeat(8000)}`, `/api/v1/posts/${'%zz'.repeat(2600)}`],
];

it('an unknown address gets a 404 with links of this site only', async () => {
  for (const address of ADDRESSES)
    for (const headers of [{}, HTML, MARKDOWN]) {
      const response = await ask(address, { headers });
      expect([address, response.status, response.headers.get('location')]).toEqual([address, 404, null]);
      expect(await response.text()).toMatch(/\/api\/v1|llms\.txt|Ana sayfa/);
    }
});

it('an Accept header may have 2,000 ranges', async () => {
  const accept = Array.from({ length: 2000 }, (_, index) => `a/b${index};q=0.1`).join(',');
  expect((await ask('/hakkimda', { headers: { accept } })).status).toBe(406);
  expect((await ask('/nope', { headers: { accept } })).status).toBe(404);
});

it.each([
  ['names', `${'%ff&'.repeat(3500)}q=a`, 200],
  ['values', 'q=%ff&'.repeat(2500), 400],
])('a query may have thousands of %s that cannot be decoded: hardly one is tried', async (_, query, status) => {
  const tries = vi.spyOn(globalThis, 'decodeURIComponent');
  expect((await ask(`/api/v1/answers?${query}`)).status).toBe(status);
  expect(tries.mock.calls.length).toBeLessThan(10);
  tries.mockRestore();
});

/** Expect the problem of an invalid query of GET /api/v1/answers, with a text in its detail. */
async function expectProblem(query: string, said: string): Promise<void> {
  const response = await ask(`/api/v1/answers${query}`);
  const problem = problemDetailsSchema.parse(await response.json());
  expect(response.status).toBe(400);
  expect(problem).toMatchObject({
    code: 'invalid_query',
    detail: expect.stringContaining(said) as string,
    instance: `/api/v1/answers${query === '?' ? '' : query}`,
  });
  expect(problem.hint).toMatch(/call 112 now\. .*\/api\/v1\/answers\?q=/);
}

const QUERIES = readTable<Record<string, string[]>>('edge/badInput.yaml');

it.each([
  ...Object.entries(QUERIES).flatMap(([said, queries]) => queries.map((query) => [query, said] as const)),
  ...[501, 8000].map((length) => [`?q=${'a'.repeat(length)}`, `${length} characters`] as const),
])('the query "%.40s" gets a problem that says "%s"', expectProblem);
