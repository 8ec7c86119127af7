import { describe, expect, test } from 'vitest';
import { ask, MARKDOWN, send } from '../ask.ts';
import { path } from './expect.ts';

describe.concurrent('bad input is a 4xx that says what to do', () => {
  test.each([
    '/%zz',
    '/%FF',
    '/%00',
    `${path}%00`,
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/..%5c..%5cetc%5cpasswd',
    '/_astro/../../package.json',
    '/_astro/..%2f..%2fpackage.json',
    '//',
    '//example.com/',
    '//example.com/%2e%2e',
    '/\\example.com/',
    `${path}//`,
    '/api//v1',
    '/api/v1/posts/..%2fpractice',
    '/api/v1/posts/%00',
    '/api/v1/posts/%zz',
  ])('%s', async (address) => {
    for (const headers of [{}, MARKDOWN, { accept: 'text/html' }]) {
      const answer = await ask(address, { headers });
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
      expect(answer.text).toMatch(/llms\.txt|openapi\.json|\/api\/v1\/posts|<a href/);
      expect(answer.text).not.toMatch(/\bat \S+ \(|root:|node_modules/);
    }
  });

  test.each([
    ['of a page', `/${'a'.repeat(8000)}`],
    ['of the API', `/api/v1/posts/${'a'.repeat(8000)}`],
    ['of slashes', '/'.repeat(8000)],
    ['of no UTF-8', `/${'%FF'.repeat(2600)}`],
  ])('8,000 characters %s', async (_, address) => {
    expect((await ask(address)).status).toBe(404);
  });

  test('an Accept header of 2,000 ranges', async () => {
    const ranges = Array.from({ length: 2000 }, (_, index) => `a/${index}`);
    expect((await ask(path, { headers: { accept: ranges.join(',') } })).status).toBe(406);
    const answer = await ask(path, { headers: { accept: [...ranges, 'text/markdown'].join(',') } });
    expect(answer.headers.get('content-type')).toContain('text/markdown');
  });

  test('what is no HTTP', async () => {
    for (const line of ['GET /\0 HTTP/1.1', 'GET /a b HTTP/1.1', 'nonsense', 'GET nonsense HTTP/1.1', 'G@T / HTTP/1.1'])
      expect(await send(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 4/);
  });

  test.each(['x:99999', '[', 'a b', ''])('a Host header %j', async (host) => {
    const answer = await ask(path, { headers: { host } });
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toMatch(/\bat \S+ \(|node_modules/);
  });

  test('methods the web platform does not know', async () => {
    for (const method of ['PROPFIND', 'MKCOL', 'PURGE']) expect((await ask(path, { method })).status).toBe(405);
  });
});
