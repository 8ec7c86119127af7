import { describe, expect, test } from 'vitest';
import { ask, HTML, MARKDOWN } from '../ask.ts';
import { path, problemOf } from './expect.ts';

describe.concurrent('methods', () => {
  test.each([
    path,
    '/',
    `${path}.md`,
    '/about',
    `${path}/`,
    '/api',
    '/api/v1/practice',
    '/api/v1/answers?q=a',
    '/llms.txt',
    '/feed.xml',
  ])('%s: GET and HEAD only', async (address) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      for (const headers of [HTML, {}]) {
        const answer = await ask(address, { method, headers, ...(method === 'POST' && { body: 'a=b' }) });
        expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
        expect(problemOf(answer)).toMatchObject({ code: 'method_not_allowed', instance: address });
      }
  });

  test('404 comes before 405', async () => {
    for (const address of ['/nope', '/nope.css', '/api/nope'])
      expect((await ask(address, { method: 'POST' })).status).toBe(404);
  });

  test.each([
    [path, HTML],
    [path, MARKDOWN],
    [path, { accept: 'image/png' }],
    ['/about', {}],
    ['/nope', {}],
    ['/api/v1/practice', {}],
    ['/api/v1/answers?q=a', {}],
    ['/api/nope', {}],
    ['/llms.txt', {}],
  ])('%s %j: HEAD answers the status and headers of GET, and no body', async (address, headers) => {
    const [get, head] = await Promise.all([ask(address, { headers }), ask(address, { headers, method: 'HEAD' })]);
    expect(head.status).toBe(get.status);
    expect(head.text).toBe('');
    for (const name of [
      'content-type',
      'cache-control',
      'content-location',
      'link',
      'location',
      'etag',
      'access-control-allow-origin',
    ])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
  });
});
