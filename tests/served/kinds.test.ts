import { describe, expect, test } from 'vitest';
import { practices } from '../dist/practices.ts';
import { loadSite } from '../load.ts';
import { ask, categories, HTML, MARKDOWN, pages, posts, runtime } from './ask.ts';

/**
 * One request of each kind: what a runtime can do differently from the function alone. tests/edge/ shows the whole
 * contract.
 */

const { path } = pages.find((page) => page.path !== '/')!;
const faq = `/api/v1/faq?category=${categories[0]!.id}`;
const question = `/api/v1/answers?q=${encodeURIComponent(categories[0]!.questions[0]!.question)}`;

const HTML_TYPE = 'text/html; charset=utf-8';
const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const PAGE = { 'cache-control': 'public, max-age=0, must-revalidate' };
const DAY = { 'cache-control': 'public, max-age=86400, must-revalidate' };
const CORS = { 'access-control-allow-origin': '*' };

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}
type Kind = readonly [address: string, sent: Sent, status: number, type: string, headers: Record<string, string>];

const ANSWER_PAGE: readonly Kind[] = [
  ['/sor?q=a', { headers: HTML }, 200, HTML_TYPE, { 'cache-control': 'private, no-store' }],
  ['/sor?q=a', { headers: MARKDOWN }, 200, MARKDOWN_TYPE, { 'referrer-policy': 'no-referrer' }],
  ['/sor.md?q=a', { headers: HTML }, 200, MARKDOWN_TYPE, {}],
];

const KINDS: readonly Kind[] = [
  [path, { headers: HTML }, 200, HTML_TYPE, PAGE],
  [path, { headers: MARKDOWN }, 200, MARKDOWN_TYPE, { ...DAY, ...CORS, 'content-location': `${path}.md` }],
  ['/', { headers: MARKDOWN }, 200, MARKDOWN_TYPE, { 'content-location': '/index.md' }],
  [`${path}.md`, {}, 200, MARKDOWN_TYPE, { ...DAY, ...CORS, 'x-robots-tag': 'noindex' }],
  [path, { headers: { accept: 'image/png' } }, 406, 'text/plain; charset=utf-8', {}],
  ['/about.md', {}, 301, '', { location: '/hakkimda.md' }],
  [`${path}/?a=%20b`, { headers: HTML }, 301, '', { location: `${path}?a=%20b` }],
  ['/privacy', { headers: MARKDOWN }, 200, MARKDOWN_TYPE, {}],
  ['/api', {}, 200, JSON_TYPE, { ...DAY, ...CORS }],
  ['/api/v1/practice', {}, 200, JSON_TYPE, { ...DAY, ...CORS }],
  [faq, {}, 200, JSON_TYPE, { ...DAY, ...CORS }],
  [question, {}, 200, JSON_TYPE, { ...CORS, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }],
  ...(loadSite(practices[0]!.content, {}).practice.ask ? ANSWER_PAGE : []),
  ['/llms.txt', {}, 200, 'text/plain; charset=utf-8', { ...DAY, ...CORS }],
  ['/robots.txt', {}, 200, 'text/plain; charset=utf-8', {}],
  ['/feed.xml', {}, 200, 'application/rss+xml', { ...DAY, ...CORS }],
  ['/sitemap.xml', {}, 200, 'application/xml', { ...DAY, ...CORS }],
  ['/openapi.json', {}, 200, JSON_TYPE, { ...DAY, ...CORS }],
  ['/.well-known/security.txt', {}, 200, 'text/plain; charset=utf-8', {}],
  ['/.well-known/api-catalog', {}, 200, 'application/linkset+json', CORS],
  ['/yok', {}, 404, MARKDOWN_TYPE, PAGE],
  ['/yok', { headers: HTML }, 404, HTML_TYPE, { ...PAGE, 'x-robots-tag': 'noindex' }],
  ['/%zz', { headers: MARKDOWN }, 404, MARKDOWN_TYPE, {}],
  ['/..%2f..%2fetc%2fpasswd', {}, 404, MARKDOWN_TYPE, {}],
  ['/../../etc/passwd', {}, 404, MARKDOWN_TYPE, {}],
  ['//example.com/%2e%2e', {}, 404, MARKDOWN_TYPE, {}],
  ['/\\example.com/', {}, 404, MARKDOWN_TYPE, {}],
  // A host answers for the names of files; it may choose its own 404 page.
  ['/.edge/data.js', {}, 404, '', {}],
  ['/api/v1/posts/yok', {}, 404, PROBLEM_TYPE, { ...CORS, 'cache-control': 'no-store' }],
  ...posts.slice(0, 1).map(({ slug }): Kind => [`/api/v1/posts/${slug}`, {}, 200, JSON_TYPE, { ...DAY, ...CORS }]),
  ['/api/v1/answers?q=', {}, 400, PROBLEM_TYPE, { ...CORS, 'cache-control': 'no-store' }],
  ['/api/v1/answers?q=%FF', {}, 400, PROBLEM_TYPE, {}],
  [path, { method: 'POST' }, 405, PROBLEM_TYPE, { allow: 'GET, HEAD' }],
  ['/favicon.ico', { method: 'POST' }, 405, PROBLEM_TYPE, { allow: 'GET, HEAD' }],
  ['/api/v1/practice', { method: 'OPTIONS' }, 405, PROBLEM_TYPE, { allow: 'GET, HEAD' }],
];

describe.concurrent(`one request of each kind to ${runtime}`, () => {
  test.each(KINDS)('%s %j → %i', async (address, sent, status, type, headers) => {
    const answer = await ask(address, sent);
    const names = Object.keys(headers);
    const sentBack = (name: string) => answer.headers.get(name) ?? '';
    expect({
      status: answer.status,
      type: type && sentBack('content-type').slice(0, type.length),
      ...Object.fromEntries(names.map((name) => [name, sentBack(name)])),
    }).toEqual({ status, type, ...headers });
    expect(sentBack('x-content-type-options')).toBe('nosniff');
    expect(sentBack('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.text).not.toMatch(/\bat \S+ \(|root:|node_modules/);
    if (type === PROBLEM_TYPE) expect(JSON.parse(answer.text)).toMatchObject({ status, hint: expect.any(String) });
    if (status === 406 || status === 404) expect(answer.text).toMatch(/llms\.txt|\.md|\/api\/v1|<a href/);
  });

  test.each([path, '/about', '/yok', '/api/v1/practice', question])(
    'HEAD of %s is GET without a body',
    async (address) => {
      const [get, head] = await Promise.all([ask(address), ask(address, { method: 'HEAD' })]);
      expect([head.status, head.text]).toEqual([get.status, '']);
      for (const name of ['content-type', 'cache-control', 'location', 'link', 'etag'])
        expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
      // It may be left out, but not be another one: RFC 9110 9.3.2.
      const length = head.headers.get('content-length');
      if (length !== null) expect(Number(length)).toBe(Buffer.byteLength(get.text));
    },
  );

  test('the two representations are the very files, and Vary by Accept', async () => {
    const [html, negotiated, file] = await Promise.all([
      ask(path, { headers: HTML }),
      ask(path, { headers: MARKDOWN }),
      ask(`${path}.md`),
    ]);
    expect(html.text).toContain('<link rel="canonical"');
    expect(negotiated.text).toBe(file.text);
    for (const { headers } of [html, negotiated, file]) expect(headers.get('vary')).toMatch(/(?:^|, )Accept(?:,|$)/);
  });
});

test.runIf(runtime === 'Node')('a conditional request answers 304', async () => {
  for (const [address, headers] of [
    [path, HTML],
    [path, MARKDOWN],
    ['/api/v1/practice', {}],
  ] as const) {
    const full = await ask(address, { headers });
    const again = await ask(address, { headers: { ...headers, 'if-none-match': full.headers.get('etag')! } });
    expect([again.status, again.text]).toEqual([304, '']);
  }
});

test.runIf(runtime === 'Node')('text is compressed', async () => {
  const { headers } = await ask('/', { headers: { ...HTML, 'accept-encoding': 'gzip' } });
  expect(headers.get('content-encoding')).toBe('gzip');
});
