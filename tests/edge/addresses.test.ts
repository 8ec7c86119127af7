import { describe, expect, test } from 'vitest';
import { fileRequest } from '../../src/edge/fileRequest.ts';
import { ask, BASE, host, HTML, MARKDOWN } from './sample-edge.ts';

/** src/api/README.md, Addresses. */

const redirects: [from: string, to: string][] = [
  ['/about', '/hakkimda'],
  ['/contact', '/iletisim'],
  ['/about.md', '/hakkimda.md'],
  ['/contact.md', '/iletisim.md'],
  ['/about?a=1&b=%20', '/hakkimda?a=1&b=%20'],
  ['/about/', '/hakkimda'],
  ['/hakkimda/', '/hakkimda'],
  ['/hakkimda/?a=1&b=//x', '/hakkimda?a=1&b=//x'],
  ['/blog/dis-apsesi/', '/blog/dis-apsesi'],
  ['/privacy/', '/privacy'],
  ['/hakkimda.md/', '/hakkimda.md'],
  ['/api/', '/api'],
  ['/api/v1/', '/api/v1'],
  ['/api/v1/practice/', '/api/v1/practice'],
  ['/api/v1/faq/?category=kanal', '/api/v1/faq?category=kanal'],
  ['/api/v1/answers/?q=a', '/api/v1/answers?q=a'],
  ['/api/v1/posts/dis-apsesi/', '/api/v1/posts/dis-apsesi'],
  ['/hakkimda.html', '/hakkimda'],
  ['/index.html', '/'],
  ['/rss.xml', '/feed.xml'],
  ['/acil-durum', '/acil'],
  ['/openapi.yaml?x=1', '/openapi.json?x=1'],
  ['/api/openapi.json', '/openapi.json'],
  ['/swagger.json', '/openapi.json'],
  ['/docs', '/developers'],
  ['/docs/', '/developers'],
  ['/api/docs', '/developers'],
  ['/.well-known/ai-catalog.json', '/.well-known/ard.json'],
];

test.each(redirects)('%s redirects for good to %s', async (from, to) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await ask(from, { method, headers: HTML });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
    expect(await response.text()).toBe('');
  }
});

describe('/privacy is the privacy notice itself', () => {
  test('in HTML', async () => {
    const response = await ask('/privacy', { headers: HTML });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('/gizlilik');
    expect(response.headers.get('link')).toContain('</gizlilik.md>; rel="alternate"');
  });

  test('in Markdown, negotiated', async () => {
    const response = await ask('/privacy', { headers: MARKDOWN });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('# /gizlilik\n');
    expect(response.headers.get('link')).toBe(`<${BASE}/gizlilik>; rel="canonical"`);
    expect(response.headers.get('content-location')).toBe('/gizlilik.md');
  });

  test('at the Markdown alternate', async () => {
    expect(await (await ask('/privacy.md', { headers: HTML })).text()).toBe('# /gizlilik\n');
  });
});

test.each([
  ['/api', '/api.json'],
  ['/api/v1', '/api/v1.json'],
  ['/api/v1/practice', '/api/v1/practice.json'],
  ['/api/v1/services', '/api/v1/services.json'],
  ['/api/v1/pages', '/api/v1/pages.json'],
  ['/api/v1/faq', '/api/v1/faq.json'],
  ['/api/v1/faq?category=', '/api/v1/faq.json'],
  ['/api/v1/faq?category=kanal', '/api/v1/faq/kanal.json'],
  ['/api/v1/faq?Category=x&category=kanal&other=%zz', '/api/v1/faq/kanal.json'],
  ['/api/v1/faq?category=k%61nal', '/api/v1/faq/kanal.json'],
  ['/api/v1/faq?categor%79=kanal', '/api/v1/faq/kanal.json'],
  ['/api/v1/posts', '/api/v1/posts.json'],
  ['/api/v1/posts/dis-apsesi', '/api/v1/posts/dis-apsesi.json'],
])('%s and %s answer the same', async (address, file) => {
  const [one, other] = await Promise.all([ask(address), ask(file, { headers: { accept: 'image/png' } })]);
  expect(one.status).toBe(200);
  expect(await one.text()).toBe(await other.text());
  expect([...one.headers]).toEqual([...other.headers]);
  expect(one.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('a Markdown alternate is Markdown whatever Accept says, and is not negotiated', async () => {
  for (const accept of ['text/html', 'application/json', '*/*', 'text/markdown;q=0']) {
    const response = await ask('/hakkimda.md', { headers: { accept } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.has('content-location')).toBe(false);
  }
  expect(await (await ask('/index.md')).text()).toBe('# /\n');
});

test('an address that differs in needless percent-encoding is the same address (RFC 3986 6.2.2.2)', async () => {
  expect((await ask('/%68akkimda', { headers: HTML })).status).toBe(200);
  expect((await ask('/hakkimda%2Emd')).headers.get('content-type')).toContain('markdown');
});

test('the query of a page does not matter', async () => {
  expect((await ask('/hakkimda?utm=%zz&x=%00', { headers: HTML })).status).toBe(200);
});

test.each([
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/index',
  '/.md',
  '/blog.md/x',
  '/Hakkimda',
  '/blog%2Fdis-apsesi',
])('%s is no address of the site', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('only paths of the site itself are redirected to', async () => {
  for (const path of [
    '//evil.example/',
    '/\\evil.example/',
    '/%2Fevil.example/',
    '//evil.example/hakkimda/',
    '/hakkimda//',
  ]) {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.has('location')).toBe(false);
  }
});

test('a file only the host knows of is served as it is', async () => {
  const response = await ask('/_astro/site.css');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toBe('body{}');
  expect((await ask('/.well-known/api-catalog')).headers.get('content-type')).toContain('application/linkset+json');
});

test('the host is asked for files by the address of the request', async () => {
  const asked: string[] = [];
  await ask('/privacy?x=1', { next: (path, request) => (asked.push(path), host(path, request)), headers: MARKDOWN });
  expect(asked).toEqual(['/gizlilik.md']);
});

describe('the request that an adapter sends for a file', () => {
  test.each(['//other.example/x.css', '/\\other.example', '/%2F%2Fother.example', '/a?b=c', '/@other.example:1/'])(
    'stays with the host: %s',
    (path) => {
      const original = new Request(`${BASE}/hakkimda?x=1`, { headers: { accept: 'text/html' } });
      const request = fileRequest(path, original);
      expect(new URL(request.url)).toMatchObject({ origin: BASE, search: '' });
      expect(request.headers.get('accept')).toBe('text/html');
    },
  );

  test('is asked for no path of another host, even where the function has an error', async () => {
    const asked: string[] = [];
    const next = async (path: string, request: Request) => {
      asked.push(path);
      if (path === '/404.html') throw new Error('secret');
      return host(path, request);
    };
    const response = await ask('//other.example/x.css', { next, headers: HTML, options: { report: () => {} } });
    expect(response.status).toBe(404);
    expect(asked).toEqual(['/404.html']);
  });
});
