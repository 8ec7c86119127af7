import { describe, expect, test } from 'vitest';
import { ask, HTML, MARKDOWN } from './sample-edge.ts';

describe('bad input', () => {
  const addresses = [
    '/%zz',
    '/%FF',
    '/%00',
    '/hakkimda%00.html',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/..%5c..%5cwindows',
    '/.env',
    '/.git/config',
    '//',
    '///hakkimda',
    '/hakkimda//x',
    '/\\hakkimda',
    '/__proto__',
    '/constructor',
    '/api/v1/posts/__proto__',
    '/api/v1/posts/..%2f..%2fpractice',
    '/api/v1/posts/dis-apsesi%00',
    '/api//v1',
  ];
  const long: [name: string, address: string][] = [
    ['of letters', `/${'a'.repeat(8000)}`],
    ['of slashes', '/'.repeat(8000)],
    ['of no UTF-8', `/${'%F0'.repeat(2600)}`],
    ['of the API', `/api/${'a'.repeat(8000)}`],
    ['of a post', `/api/v1/posts/${'%zz'.repeat(2600)}`],
  ];
  test.each([
    ...addresses.map((address) => [address, address]),
    ...long.map(([name, at]) => [`8,000 characters ${name}`, at]),
  ])('a 404 that says where to look: %s', async (_, address = '') => {
    for (const headers of [{}, HTML, MARKDOWN]) {
      const response = await ask(address, { headers });
      expect(response.status).toBe(404);
      expect(await response.text()).toMatch(/\/api\/v1|llms\.txt|Ana sayfa/);
    }
  });

  test('an Accept header of 2,000 ranges', async () => {
    const accept = Array.from({ length: 2000 }, (_, index) => `a/b${index};q=0.1`).join(',');
    expect((await ask('/hakkimda', { headers: { accept } })).status).toBe(406);
    expect((await ask('/nope', { headers: { accept } })).status).toBe(404);
  });
});
