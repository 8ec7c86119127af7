import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { headerRules } from '../../src/edge/rules.ts';
import { EncodedFiles } from '../../src/server/encodedFiles.ts';
import { createStore } from '../../src/server/store.ts';
import { createUnavailable } from '../../src/server/unavailable.ts';
import { DATA } from '../edge/sampleEdge.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
afterAll(() => rmSync(dist, { recursive: true }));

const LONG = 'Kanal tedavisi. '.repeat(500);
const FILES: Record<string, string> = {
  'index.html': '<title>home</title>',
  'blog.html': LONG,
  'blog/dis-apsesi.html': '<title>post</title>',
  'blog/dis-apsesi.md': '# Diş apsesi',
  'api/v1.json': JSON.stringify({ LONG }),
  '404.html': '<title>404</title>',
  'google1.html': 'google-site-verification: google1.html',
  _headers: '/*',
  _redirects: '/a /b',
  'favicon.svg': `<svg>${LONG}</svg>`,
  'photo.webp': LONG,
  'favicon.ico': LONG,
  '.well-known/agent-skills/index.json': '{}',
  '.well-known/api-catalog': '{}',
};
for (const [name, body] of Object.entries(FILES)) {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), body);
}

const pages = ['/', '/blog', '/blog/dis-apsesi'].map((path) => ({
  path,
  title: path,
  language: 'tr' as const,
}));
const store = createStore(
  dist,
  headerRules({
    base: 'https://practice.example',
    pages,
    postSlugs: [],
    faqCategories: [],
    contentSignal: 'search=yes',
  }),
  createUnavailable(DATA),
  new Set(['/google1.html']),
);
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  store(path, new Request('http://localhost/', { headers, method }));

describe('addresses', () => {
  it.each([
    ['/', 'index.html'],
    ['/blog', 'blog.html'],
    ['/blog/dis-apsesi', 'blog/dis-apsesi.html'],
    ['/blog/dis-apsesi.md', 'blog/dis-apsesi.md'],
    ['/api/v1.json', 'api/v1.json'],
    ['/404.html', '404.html'],
    ['/google1.html', 'google1.html'],
    ['/.well-known/api-catalog', '.well-known/api-catalog'],
  ] as const)('are those of pages and files: %s', async (path, file) => {
    expect(await (await get(path)).text()).toBe(FILES[file]);
  });

  it.each([
    ...['/_headers', '/_redirects', '/blog.html', '/index.html', '/404', '/google1', '/blog/', '/constructor'],
    ...['/../secret', '/%2e%2e/x', ''],
  ])('are no others: "%s"', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('a link out of the folder is not followed', async () => {
    symlinkSync('/etc/passwd', join(dist, 'passwd.txt'));
    expect(
      (await createStore(dist, {}, createUnavailable(DATA), new Set())('/passwd.txt', new Request('http://localhost/')))
        .status,
    ).toBe(404);
  });
});

it('types follow from file names', async () => {
  for (const [path, type] of [
    ['/', 'text/html; charset=utf-8'],
    ['/blog/dis-apsesi.md', 'text/markdown; charset=utf-8'],
    ['/api/v1.json', 'application/json; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/photo.webp', 'image/webp'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/.well-known/agent-skills/index.json', 'application/json; charset=utf-8'],
  ] as const)
    expect((await get(path)).headers.get('content-type')).toBe(type);
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['identity;q=0', null],
    ['deflate', null],
    ['', null],
  ])('Accept-Encoding: %s → %s', async (accept, encoding) => {
    const response = await get('/blog', { 'accept-encoding': accept });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
    const text = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(text.toString()).toBe(LONG);
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
  });

  it('skips compressed and small files', async () => {
    for (const path of ['/photo.webp', '/'])
      expect((await get(path, { 'accept-encoding': 'br' })).headers.has('content-encoding')).toBe(false);
    expect((await get('/photo.webp')).headers.has('vary')).toBe(false);
  });
});

describe('conditional requests (RFC 9110 13.1.2)', () => {
  it('an ETag belongs to the content, and is weak if compressed', async () => {
    const plain = (await get('/blog')).headers.get('etag')!;
    const compressed = (await get('/blog', { 'accept-encoding': 'br' })).headers.get('etag')!;
    expect(plain).toMatch(/^"[\w-]{22}"$/);
    expect(compressed).toBe(`W/${plain}`);
    expect((await get('/')).headers.get('etag')).not.toBe(plain);
  });

  it('a 304 for the ETag in any form, alone or in a list', async () => {
    const full = await get('/blog');
    const tag = full.headers.get('etag')!;
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`, ` ${tag} , "x"`, '*']) {
      const response = await get('/blog', { 'if-none-match': given, 'accept-encoding': 'br' });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      for (const name of ['cache-control', 'vary', 'link'])
        expect(response.headers.get(name)).toBe(full.headers.get(name));
      expect(response.headers.has('content-type')).toBe(false);
    }
    for (const given of ['"other"', tag.slice(1, -1), '', 'W/"x"'])
      expect((await get('/blog', { 'if-none-match': given })).status).toBe(200);
  });
});

it('HEAD has the headers of GET', async () => {
  const [full, head] = [await get('/blog'), await get('/blog', {}, 'HEAD')];
  expect([...head.headers]).toEqual([...full.headers]);
  expect(await head.text()).toBe('');
});

describe('the cache', () => {
  const file = join(dist, 'blog.html');

  it('is emptied when it is full', async () => {
    const files = new EncodedFiles(LONG.length + 100);
    const first = await files.get(file, 'identity');
    expect(await files.get(file, 'identity')).toBe(first);
    await files.get(join(dist, 'api/v1.json'), 'identity');
    expect(await files.get(file, 'identity')).not.toBe(first);
  });

  it('forgets a failure', async () => {
    const files = new EncodedFiles(1000);
    const late = join(dist, 'late.txt');
    await expect(files.get(late, 'br')).rejects.toThrow('ENOENT');
    writeFileSync(late, 'here');
    expect((await files.get(late, 'br')).bytes.byteLength).toBe(4);
  });
});
