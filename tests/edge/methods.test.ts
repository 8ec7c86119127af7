import { expect, it } from 'vitest';
import { problemOf } from './problem.ts';
import { ask, HTML } from './sampleEdge.ts';

it('any method but GET and HEAD is rejected at every existing address', async () => {
  const pages = ['/', '/hakkimda', '/hakkimda.md', '/about', '/hakkimda/', '/privacy', '/sor?q=x', '/admin/'];
  const others = ['/api', '/api/v1/faq?category=kanal', '/api/v1/answers?q=a', '/api.json', '/_astro/site.css'];
  for (const address of [...pages, ...others])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const response = await ask(address, { method, headers: HTML });
      expect([address, response.status, response.headers.get('allow')]).toEqual([address, 405, 'GET, HEAD']);
      const problem = await problemOf(response);
      expect(problem).toMatchObject({ code: 'method_not_allowed', instance: address });
      expect(problem.detail).toContain(method);
    }
});

it('404 comes before 405', async () => {
  for (const address of ['/nope', '/nope.css', '/api/nope', '/api/v1/posts/nope', '/nope/'])
    expect([address, (await ask(address, { method: 'POST' })).status]).toEqual([address, 404]);
});
