import { describe, expect, it } from 'vitest';
import { fileRequest } from '#edge/respond.ts';
import { ASK_PATH, askPath } from '#site/addresses.ts';
import { WORDS } from '#site/words/interfaceWords.ts';
import { readTable } from '../readTable.ts';
import { ask, BASE, host, HTML, MARKDOWN } from './sampleEdge.ts';

/** src/api/README.md, Addresses. */

const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ...Object.entries(readTable<Record<string, string>>('edge/redirects.yaml')),
  [ASK_PATH, '/sss'],
  [`${ASK_PATH}.md`, '/sss.md'],
  ['/fiyatlar?utm_source=x', askPath(WORDS.feesQuestion)],
];

it('redirects permanently to the one address of a page, with the query', async () => {
  for (const method of ['GET', 'HEAD']) {
    const found = REDIRECTS.map(async ([from]) => {
      const { status, headers } = await ask(from, { method, headers: HTML });
      return [from, headers.get('location'), status];
    });
    expect(await Promise.all(found)).toEqual(REDIRECTS.map(([from, to]) => [from, to, 301]));
  }
});

it('a redirect is cached for a day', async () => {
  const { status, headers } = await ask('/api/v1/answers/', { headers: HTML });
  expect([status, headers.get('cache-control')]).toEqual([301, 'public, max-age=86400, must-revalidate']);
});

it('/privacy is the privacy notice in both representations, with the Turkish address as canonical', async () => {
  const html = await ask('/privacy', { headers: HTML });
  expect(await html.text()).toContain('/gizlilik');
  expect(html.headers.get('link')).toContain('</gizlilik.md>; rel="alternate"');
  const asked: string[] = [];
  const markdown = await ask('/privacy?x=1', {
    next: (path, request) => (asked.push(path), host(path, request)),
    headers: MARKDOWN,
  });
  expect([markdown.status, await markdown.text()]).toEqual([200, '# /gizlilik\n']);
  expect(markdown.headers.get('link')).toBe(`<${BASE}/gizlilik>; rel="canonical"`);
  expect(markdown.headers.get('content-location')).toBe('/gizlilik.md');
  expect(asked).toEqual(['/gizlilik.md']);
  expect(await (await ask('/privacy.md', { headers: HTML })).text()).toBe('# /gizlilik\n');
});

it('an address of the API and its file have the same response', async () => {
  for (const [address, file] of [
    ...['', '/v1', '/v1/practice', '/v1/services', '/v1/pages', '/v1/faq', '/v1/posts', '/v1/posts/dis-apsesi'].map(
      (path) => [`/api${path}`, `/api${path}.json`] as const,
    ),
    ['/api/v1/faq?category=', '/api/v1/faq.json'],
    ['/api/v1/faq?category=kanal', '/api/v1/faq/kanal.json'],
    ['/api/v1/faq?Category=x&category=kanal&other=%zz', '/api/v1/faq/kanal.json'],
    ['/api/v1/faq?categor%79=k%61nal', '/api/v1/faq/kanal.json'],
  ] as const) {
    const [one, other] = await Promise.all([ask(address), ask(file, { headers: { accept: 'image/png' } })]);
    expect([address, one.status, await one.text()]).toEqual([address, 200, await other.text()]);
    expect([...one.headers]).toEqual([...other.headers]);
  }
});

it('a Markdown alternate is Markdown whatever Accept says, and is not negotiated', async () => {
  for (const accept of ['text/html', 'application/json', '*/*', 'text/markdown;q=0']) {
    const { status, headers } = await ask('/hakkimda.md', { headers: { accept } });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(headers.has('content-location')).toBe(false);
  }
});

it('needless percent-encoding (RFC 3986 6.2.2.2) and the query of a page are ignored', async () => {
  expect((await ask('/%68akkimda?utm=%zz&x=%00', { headers: HTML })).status).toBe(200);
  expect((await ask('/hakkimda%2Emd')).headers.get('content-type')).toContain('markdown');
});

it('a file that only the host knows is served as it is', async () => {
  const response = await ask('/_astro/site.css');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toBe('body{}');
});

it('the editor ignores Accept and has its own policy, which its files do not have', async () => {
  for (const headers of [HTML, MARKDOWN, {}]) {
    const response = await ask('/admin/', { headers });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Editor')]);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline'.*api\.github\.com/);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  }
  expect((await ask('/admin/config.yml')).headers.get('content-security-policy')).not.toContain('unsafe-inline');
});

describe('the request of an adapter for a file', () => {
  it('stays with the host', () => {
    for (const path of [
      '//other.example/x.css',
      '/\\other.example',
      '/%2F%2Fother.example',
      '/a?b=c',
      '/@b.example:1/',
    ]) {
      const original = new Request(`${BASE}/hakkimda?x=1`, { headers: { accept: 'text/html' } });
      const request = fileRequest(path, original);
      expect(new URL(request.url)).toMatchObject({ origin: BASE, search: '' });
      expect(request.headers.get('accept')).toBe('text/html');
    }
  });

  it.each(['/.well-known/a%ED%A0%80', '/a%FF.css', '/a%00.css', '/a%2fb.css', '/a%5cb.css'])(
    'is never for %s, which hosts cannot decode or read otherwise',
    async (address) => {
      const asked: string[] = [];
      const next = async (path: string) => {
        asked.push(path);
        return new Response('', { status: 404 });
      };
      expect((await ask(address, { next, headers: HTML })).status).toBe(404);
      expect(asked.filter((path) => path !== '/404.html')).toEqual([]);
    },
  );

  it('never leads to another host, even after an error of the function', async () => {
    const asked: string[] = [];
    const next = async (path: string) => {
      asked.push(path);
      throw new Error('secret');
    };
    const response = await ask('//other.example/x.css', { next, headers: HTML, options: { report: () => {} } });
    expect(response.status).toBe(404);
    expect(asked).toEqual(['/404.html']);
  });
});
