import { describe, expect, test } from 'vitest';
import { problemOf } from './problem.ts';
import { ask, HTML, MARKDOWN } from './sample-edge.ts';

describe('methods', () => {
  const addresses = ['/', '/hakkimda', '/hakkimda.md', '/about', '/hakkimda/', '/privacy', '/api', '/api/v1/practice'];
  const more = ['/api/v1/faq?category=kanal', '/api/v1/answers?q=a', '/api.json', '/llms.txt', '/_astro/site.css'];

  test.each([...addresses, ...more])('any but GET and HEAD is rejected at %s', async (address) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const response = await ask(address, { method, headers: HTML });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      const problem = await problemOf(response);
      expect(problem).toMatchObject({ code: 'method_not_allowed', instance: address });
      expect(problem.detail).toContain(method);
    }
  });

  test.each(['/nope', '/nope.css', '/api/nope', '/api/v1/posts/nope', '/nope/'])(
    '404 comes before 405 at %s',
    async (address) => {
      expect((await ask(address, { method: 'POST' })).status).toBe(404);
    },
  );

  test.each([
    ['/hakkimda', HTML],
    ['/hakkimda', MARKDOWN],
    ['/hakkimda', { accept: 'image/png' }],
    ['/hakkimda.md', {}],
    ['/api/v1/practice', {}],
    ['/api/v1/answers?q=a', {}],
    ['/api/v1/answers', {}],
    ['/nope', HTML],
    ['/nope', {}],
    ['/api/nope', {}],
  ])('HEAD answers the status and headers of GET, and no body: %s %j', async (address, headers) => {
    const [get, head] = await Promise.all([ask(address, { headers }), ask(address, { headers, method: 'HEAD' })]);
    expect(head.status).toBe(get.status);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe('');
    expect(await get.text()).not.toBe('');
  });
});
