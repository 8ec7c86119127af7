import { describe, expect, test } from 'vitest';
import { problemSchema } from '../../src/api/problem-schema.ts';
import { ask, BASE, HTML, host, MARKDOWN } from './sample-edge.ts';

/** src/api/README.md, Requests. */

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const problem = problemSchema.parse(await response.json());
  expect(problem.status).toBe(response.status);
  expect(problem.type).toBe(`${BASE}/developers#error-${problem.code}`);
  return problem;
}

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

describe('negotiation', () => {
  test('HTML', async () => {
    const response = await ask('/hakkimda', { headers: HTML });
    expect(response.headers.get('content-type')).toContain('text/plain'); // the sample host sets no type for HTML
    expect(await response.text()).toContain('<!doctype html>');
    expect(response.headers.get('vary')).toBe('Accept');
  });

  test('Markdown', async () => {
    const response = await ask('/', { headers: MARKDOWN });
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('content-location')).toBe('/index.md');
    expect(response.headers.get('vary')).toBe('Accept');
    expect(await response.text()).toBe('# /\n');
  });

  test('neither', async () => {
    const response = await ask('/hakkimda', { headers: { accept: 'application/json' } });
    expect(response.status).toBe(406);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept');
    const body = await response.text();
    expect(body).toContain(`text/html      ${BASE}/hakkimda\n`);
    expect(body).toContain(`text/markdown  ${BASE}/hakkimda.md\n`);
  });

  test('406 is for existing pages only', async () => {
    for (const path of ['/nope', '/api/nope', '/about', '/llms.txt', '/openapi.json', '/api/v1', '/hakkimda.md'])
      expect((await ask(path, { headers: { accept: 'image/png' } })).status).not.toBe(406);
  });
});

describe('conditional requests', () => {
  test.each([
    ['/hakkimda', HTML],
    ['/hakkimda', MARKDOWN],
    ['/privacy', MARKDOWN],
    ['/hakkimda.md', {}],
    ['/api/v1/practice', {}],
    ['/api/v1/faq?category=kanal', {}],
    ['/llms.txt', {}],
  ])('304 at %s %j', async (address, headers) => {
    const full = await ask(address, { headers });
    const response = await ask(address, { headers: { ...headers, 'if-none-match': full.headers.get('etag')! } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    for (const name of ['cache-control', 'content-location', 'etag', 'link', 'vary'])
      expect(response.headers.get(name)).toBe(full.headers.get(name));
  });

  test('a validator of the 404 page’s file does not empty the 404', async () => {
    const response = await ask('/nope', { headers: { ...HTML, 'if-none-match': '"of-the-file"' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<ul>');
  });
});

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

describe('an error of the function', () => {
  const broken = (path: string) => async (asked: string, request: Request) => {
    if (asked === path) throw new Error('secret');
    return host(asked, request);
  };

  test('leaves a page to the static site', async () => {
    const errors: unknown[] = [];
    const options = { report: (error: unknown) => errors.push(error) };
    const response = await ask('/hakkimda', { headers: MARKDOWN, next: broken('/hakkimda.md'), options });
    expect(await response.text()).toContain('<!doctype html>');
    expect(errors).toHaveLength(1);
  });

  test('shows nothing of itself in the API', async () => {
    const response = await ask('/api/v1', { next: broken('/api/v1.json'), options: { report: () => {} } });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });
});
