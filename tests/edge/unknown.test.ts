import { describe, expect, test } from 'vitest';
import { problemOf } from './problem.ts';
import { ask, BASE, HTML } from './sample-edge.ts';

describe('an unknown page', () => {
  test('is told of in Markdown', async () => {
    for (const accept of [
      undefined,
      '*/*',
      'text/*',
      'text/markdown',
      'image/png',
      'text/markdown, text/html',
      'text/html;q=0',
    ]) {
      const response = await ask('/hakimda', { headers: accept === undefined ? {} : { accept } });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(response.headers.get('vary')).toBe('Accept');
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      const body = await response.text();
      expect(body).toContain(`[Hakkımda](${BASE}/hakkimda)`);
      expect(body).toContain(`(${BASE}/llms.txt)`);
    }
  });

  test('is told of in HTML where the header names it', async () => {
    for (const accept of [HTML.accept, 'text/html', 'text/html, */*', 'text/html;level=1, text/markdown;q=0.5']) {
      const response = await ask('/hakimda', { headers: { accept } });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('vary')).toBe('Accept');
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(await response.text()).toContain('<li><a href="/hakkimda">Hakkımda</a></li>');
    }
  });

  test('takes nothing of the request or of a title for markup', async () => {
    const html = await (await ask('/apikal-cerahi"><script>', { headers: HTML })).text();
    expect(html).toContain(
      '<a href="/apikal-cerrahi">Apikal &lt;cerrahi&gt; &amp; &quot;$&amp;&quot; [rezeksiyon]</a>',
    );
    expect(html).not.toContain('<script');
    const markdown = await (await ask('/apikal-cerahi`](x)')).text();
    expect(markdown).toContain('[Apikal \\<cerrahi\\> \\& "$\\&" \\[rezeksiyon\\]]');
    expect(markdown).not.toContain('](x)');
  });

  test('is told of in Markdown where the site has no 404 page', async () => {
    const response = await ask('/nope', { headers: HTML, next: async () => new Response(null, { status: 404 }) });
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  });
});

describe('unknown addresses of the API', () => {
  test.each(['/api/nope', '/api/v2', '/api/v1/nope', '/api/v1/practice/x', '/api/v1/Practice', '/api/v1/nope.json'])(
    '%s',
    async (address) => {
      const problem = await problemOf(await ask(`${address}?x=%zz`));
      expect(problem).toMatchObject({ code: 'not_found', status: 404, instance: `${address}?x=%zz` });
      expect(problem.hint).toContain(`${BASE}/openapi.json`);
      expect(problem.hint).toContain(`${BASE}/api/v1`);
    },
  );

  test.each(['/api/v1/posts/dis-apse', '/api/v1/posts/dis-apse.json', '/api/v1/posts/D%C4%B0S-APSE'])(
    '%s: the hint names the nearest slugs and the list',
    async (address) => {
      const problem = await problemOf(await ask(address));
      expect(problem.code).toBe('not_found');
      expect(problem.hint).toContain('dis-apsesi');
      expect(problem.hint).not.toContain('kac-seans');
      expect(problem.hint).toContain(`${BASE}/api/v1/posts`);
    },
  );

  test.each(['?category=nope', '?category=KANAL', '?category=%20kanal', '?category=toString'])(
    '/api/v1/faq%s: the hint names the valid ids',
    async (query) => {
      const problem = await problemOf(await ask(`/api/v1/faq${query}`));
      expect(problem.code).toBe('not_found');
      expect(problem.hint).toContain('kanal, agri');
    },
  );

  test('a FAQ category has no address without .json', async () => {
    expect((await problemOf(await ask('/api/v1/faq/kanal'))).hint).toContain('?category=');
  });

  test.each(['/api/v1/faq/kanal', '/api/v1/faq?category=nope', '/api/v1/posts/dis-apse', '/api/v2/x'])(
    '%s: whatever else helps, the hint names the OpenAPI document and the API index',
    async (address) => {
      const { hint } = await problemOf(await ask(address));
      expect(hint).toContain(`${BASE}/openapi.json`);
      expect(hint).toMatch(new RegExp(`${BASE}/api/v1\\.$`));
    },
  );

  test.each([
    '?category=kanal&category=agri',
    '?category=kanal&category=',
    '?category=%FF',
    '?category=%zz',
    '?category=%00',
  ])('/api/v1/faq%s is malformed', async (query) => {
    expect(await problemOf(await ask(`/api/v1/faq${query}`))).toMatchObject({ code: 'invalid_query', status: 400 });
  });
});
