import { describe, expect, test } from 'vitest';
import { problemSchema } from '../../src/api/problem-schema.ts';
import type { OperationId } from '../../src/api/routes.ts';
import { validateAgainstOpenApi } from '../../src/api/validate.ts';
import { ask, base, categories, HTML, json, MARKDOWN, pages, posts, runtime, send, type Answer } from './ask.ts';

/** src/api/README.md on a served site; tests/vitest.config.ts says which. */

const path = pages.find(({ path }) => path !== '/')!.path;
const slug = posts[0]!.slug;
const category = categories[0]!;
const openapi = await json<Parameters<typeof validateAgainstOpenApi>[0]>('/openapi.json');

function expectHeaders({ headers }: Answer, wanted: Record<string, string | RegExp>): void {
  for (const [name, value] of Object.entries(wanted))
    if (typeof value === 'string') expect([name, headers.get(name)]).toEqual([name, value]);
    else expect([name, headers.get(name) ?? '']).toEqual([name, expect.stringMatching(value)]);
}

function problemOf(answer: Answer) {
  expectHeaders(answer, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  const problem = problemSchema.parse(JSON.parse(answer.text));
  expect(problem.status).toBe(answer.status);
  expect(problem.type).toBe(`${base}/developers#error-${problem.code}`);
  return problem;
}

const varies = /(?:^|, )Accept(?:,|$)/;

describe.concurrent('pages, on a slow runtime one of every kind', () => {
  const shown = runtime.quick ? pages : [...new Map(pages.map((page) => [page.kind, page])).values()];

  test.each(shown.map((page) => [page.path, page] as const))('%s in both representations', async (_, page) => {
    const [html, negotiated, alternate] = await Promise.all([
      ask(page.path, { headers: HTML }),
      ask(page.path, { headers: MARKDOWN }),
      ask(page.markdownUrl.slice(base.length), { headers: HTML }),
    ]);
    expect([html.status, negotiated.status, alternate.status]).toEqual([200, 200, 200]);
    expectHeaders(html, { 'content-type': 'text/html; charset=utf-8', vary: varies });
    expect(html.text).toContain(`<link rel="canonical" href="${page.url}"`);
    expect(html.headers.get('link')).toContain(`<${page.markdownUrl.slice(base.length)}>; rel="alternate"`);
    expect(negotiated.text).toBe(alternate.text);
    expect(negotiated.text).toContain(`Source: ${page.url}`);
    expect(negotiated.headers.get('content-location')).toBe(page.markdownUrl.slice(base.length));
    expectHeaders(alternate, {
      'content-type': 'text/markdown; charset=utf-8',
      link: `<${page.url}>; rel="canonical"`,
    });
  });
});

describe.concurrent('the headers table', () => {
  const page = { 'cache-control': 'public, max-age=0, must-revalidate', vary: varies };
  const day = { 'cache-control': 'public, max-age=86400, must-revalidate' };
  const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': /ETag/ };
  const markdown = { 'content-type': 'text/markdown; charset=utf-8', vary: varies, 'x-robots-tag': 'noindex', ...cors };
  const data = { 'content-type': 'application/json; charset=utf-8', ...cors, ...day };
  const catalog = { link: /<\/\.well-known\/api-catalog>; rel="api-catalog".*rel="service-desc".*rel="service-doc"/ };
  const text = { 'content-type': 'text/plain; charset=utf-8' };
  const TABLE: [string, Record<string, string>, number, Record<string, string | RegExp>][] = [
    ['/', HTML, 200, { ...page, ...catalog }],
    ['/', MARKDOWN, 200, { ...markdown, ...day, 'content-location': '/index.md' }],
    [path, HTML, 200, page],
    [`${path}.md`, {}, 200, { ...markdown, ...day }],
    [path, { accept: 'image/png' }, 406, { ...text, vary: varies }],
    ['/api', {}, 200, { ...data, ...catalog }],
    ['/api/v1', {}, 200, { ...data, ...catalog }],
    ['/api/v1/practice', {}, 200, data],
    ['/api/v1/practice.json', {}, 200, data],
    ['/openapi.json', {}, 200, data],
    ['/llms.txt', {}, 200, { ...text, ...cors, ...day }],
    ['/robots.txt', {}, 200, text],
    ['/feed.xml', {}, 200, { 'content-type': /^application\/rss\+xml/, ...cors, ...day }],
    ['/sitemap.xml', {}, 200, { 'content-type': /^application\/xml/, ...cors, ...day }],
    ['/.well-known/api-catalog', {}, 200, { 'content-type': /^application\/linkset\+json/, ...cors, ...day }],
    ['/.well-known/security.txt', {}, 200, text],
    ['/api/v1/answers?q=a', {}, 200, { 'cache-control': 'public, max-age=3600', 'netlify-vary': 'query=q', ...cors }],
    ['/nope', {}, 404, { ...markdown, ...page }],
    ['/nope', HTML, 404, { 'content-type': 'text/html; charset=utf-8' }],
    ['/nope', { accept: 'text/html' }, 404, { 'content-type': 'text/html; charset=utf-8', ...page }],
  ];

  test.each(TABLE)('%s %j → %i', async (address, headers, status, wanted) => {
    const answer = await ask(address, { headers });
    expect(answer.status).toBe(status);
    expectHeaders(answer, wanted);
    expectHeaders(answer, {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': /max-age=/,
      'content-security-policy': /frame-ancestors 'none'/,
    });
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  });
});

describe.concurrent('Accept', () => {
  test.each([
    [undefined, 'text/html'],
    ['*/*', 'text/html'],
    ['text/*', 'text/html'],
    ['text/html, text/markdown', 'text/html'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/html;q=0.5, text/markdown', 'text/markdown'],
    ['text/markdown;charset=utf-8', 'text/markdown'],
    ['text/markdown;variant=GFM, text/markdown;q=0.1, text/html;q=0.5', 'text/html'],
    ['text/html;q=0, */*', 'text/markdown'],
    ['text/html,application/xhtml+xml;q=0.9,text/markdown;q=0.8', 'text/html'],
    ['application/json', undefined],
    ['application/xhtml+xml', undefined],
    ['text/html;q=0', undefined],
  ])('%s → %s', async (accept, type) => {
    const answer = await ask(path, { headers: accept === undefined ? {} : { accept } });
    expect(answer.status).toBe(type === undefined ? 406 : 200);
    expect(answer.headers.get('content-type')).toBe(`${type ?? 'text/plain'}; charset=utf-8`);
    if (type === undefined)
      for (const part of ['text/html', 'text/markdown', `${base}${path}`, `${base}${path}.md`])
        expect(answer.text).toContain(part);
  });
});

describe.concurrent('redirects and aliases', () => {
  test.each([
    ['/about', '/hakkimda'],
    ['/contact?a=1', '/iletisim?a=1'],
    ['/about.md', '/hakkimda.md'],
    [`${path}/?a=%20b&c`, `${path}?a=%20b&c`],
    ['/api/v1/practice/', '/api/v1/practice'],
    [`/blog/${slug}/`, `/blog/${slug}`],
  ])('%s → %s', async (from, to) => {
    for (const headers of [HTML, MARKDOWN, {}]) {
      const answer = await ask(from, { headers });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    }
  });

  test('/privacy is the privacy notice in both representations', async () => {
    for (const headers of [HTML, MARKDOWN]) {
      const [alias, own] = await Promise.all([ask('/privacy', { headers }), ask('/gizlilik', { headers })]);
      expect(alias.status).toBe(200);
      expect(alias.text).toBe(own.text);
      expect(alias.headers.get('link')).toBe(own.headers.get('link'));
    }
    expect((await ask('/privacy.md')).text).toBe((await ask('/gizlilik.md')).text);
  });
});

describe.concurrent('the API', () => {
  const OPERATIONS: [OperationId, string, string | undefined][] = [
    ['getApiRoot', '/api', '/api.json'],
    ['getApiIndex', '/api/v1', '/api/v1.json'],
    ['getPractice', '/api/v1/practice', '/api/v1/practice.json'],
    ['listServices', '/api/v1/services', '/api/v1/services.json'],
    ['listPages', '/api/v1/pages', '/api/v1/pages.json'],
    ['listFaq', '/api/v1/faq', '/api/v1/faq.json'],
    ['listFaq', '/api/v1/faq?category=', '/api/v1/faq.json'],
    ['listFaq', `/api/v1/faq?category=${category.id}`, `/api/v1/faq/${category.id}.json`],
    ['listPosts', '/api/v1/posts', '/api/v1/posts.json'],
    ['getPost', `/api/v1/posts/${slug}`, `/api/v1/posts/${slug}.json`],
    ['answerQuestion', `/api/v1/answers?q=${encodeURIComponent(category.questions[0]!.question)}`, undefined],
    ['answerQuestion', '/api/v1/answers?q=qwertyuiop+asdfghjkl', undefined],
  ];

  test.each(OPERATIONS)('%s: %s', async (operation, address, file) => {
    const answer = await ask(address, { headers: HTML });
    expect(answer.status).toBe(200);
    expect(validateAgainstOpenApi(openapi, operation, JSON.parse(answer.text))).toEqual([]);
    if (file !== undefined) expect((await ask(file)).text).toBe(answer.text);
  });

  test('a question the FAQ asks is answered from it, and one that is none leads to the practice', async () => {
    const { question, answer } = category.questions[0]!;
    const found = await json<{ matched: boolean; answer: string }>(`/api/v1/answers?q=${encodeURIComponent(question)}`);
    expect(found).toMatchObject({ matched: true, query: question, answer });
    const missed = await json('/api/v1/answers?q=qwertyuiop+asdfghjkl');
    const { phone, booking } = await json<{ phone: { e164: string }; booking: { channel?: string } }>(
      '/api/v1/practice',
    );
    const ways = { phone: phone.e164, ...(booking.channel !== undefined && { channel: 'messaging' }) };
    expect(missed).toMatchObject({ matched: false, fallback: ways });
    expect((missed as { fallback: object }).fallback).toHaveProperty('message');
  });

  test.each([
    ['', /missing/],
    ['?q=', /empty/],
    ['?q=%20', /empty/],
    ['?q=a&q=b', /more than once/],
    ['?q=%FF', /UTF-8/],
    ['?q=%zz', /UTF-8/],
    ['?q=%00', /NUL/],
    [`?q=${'a'.repeat(501)}`, /501/],
    [`?q=${'a'.repeat(7900)}`, /7900/],
  ])('/api/v1/answers%s is no question', async (query, said) => {
    const problem = problemOf(await ask(`/api/v1/answers${query}`));
    expect(problem).toMatchObject({ status: 400, code: 'invalid_query', instance: `/api/v1/answers${query}` });
    expect(problem.detail).toMatch(said);
  });

  test.each([
    ['/api/nope?x=%C4%B1', '/openapi.json'],
    ['/api/v1/nope', '/api/v1'],
    [`/api/v1/posts/${slug}x`, slug],
    ['/api/v1/posts/nope', '/api/v1/posts'],
    ['/api/v1/faq?category=nope', category.id],
  ])('%s is unknown', async (address, hinted) => {
    const problem = problemOf(await ask(address));
    expect(problem).toMatchObject({ status: 404, code: 'not_found', title: 'Not Found', instance: address });
    expect(problem.hint).toContain(hinted);
  });

  test('a category given twice is malformed', async () => {
    expect(problemOf(await ask('/api/v1/faq?category=a&category=b')).code).toBe('invalid_query');
  });
});

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

describe.concurrent('an unknown page', () => {
  const unknown = `${path.slice(0, -1)}`;
  const known = pages.find((page) => page.path === path)!;

  test('is told of in Markdown, with the nearest pages', async () => {
    for (const headers of [
      {},
      { accept: '*/*' },
      MARKDOWN,
      { accept: 'image/png' },
      { accept: 'text/markdown,text/html' },
    ]) {
      const answer = await ask(unknown, { headers });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(answer.text).toContain(`(${known.url})`);
      expect(answer.text).toContain(`(${base}/llms.txt)`);
    }
  });

  test('is told of in HTML where that is asked for by name, with the nearest pages', async () => {
    const answer = await ask(unknown, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain(`<a href="${path}">`);
  });

  test('is a real 404 for a browser', async () => {
    const answer = await ask(unknown, { headers: HTML });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<html');
  });

  test.each(['/404', '/404.html', '/_headers', '/_redirects', '/.edge/data.js', '/package.json', '/Hakkimda'])(
    '%s',
    async (address) => {
      expect((await ask(address)).status).toBe(404);
    },
  );
});

describe.runIf(runtime.validators)('validators', () => {
  test.each([
    [path, HTML],
    [path, MARKDOWN],
    ['/privacy', MARKDOWN],
    [`${path}.md`, {}],
    ['/api/v1/practice', {}],
    [`/api/v1/faq?category=${category.id}`, {}],
    ['/openapi.json', {}],
    ['/llms.txt', {}],
    ['/feed.xml', {}],
  ])('%s %j: a conditional request answers 304', async (address, headers) => {
    const encoded = { ...headers, 'accept-encoding': 'br' };
    for (const sent of [headers, encoded]) {
      const full = await ask(address, { headers: sent });
      const again = await ask(address, { headers: { ...sent, 'if-none-match': full.headers.get('etag')! } });
      expect([again.status, again.text]).toEqual([304, '']);
      for (const name of ['cache-control', 'content-location', 'etag', 'vary'])
        expect(again.headers.get(name)).toBe(full.headers.get(name));
    }
  });

  test('the representations of a page have tags of their own', async () => {
    const [html, markdown] = await Promise.all([ask(path, { headers: HTML }), ask(path, { headers: MARKDOWN })]);
    expect(html.headers.get('etag')).not.toBe(markdown.headers.get('etag'));
  });
});

test.runIf(runtime.compresses)('text is compressed', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await ask('/', { headers: { ...HTML, 'accept-encoding': encoding } });
    expect(headers.get('content-encoding')).toBe(encoding);
  }
});

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
