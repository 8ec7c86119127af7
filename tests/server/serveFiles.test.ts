import { mkdirSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createFileServer } from '#server/serveFiles.ts';
import { DATA } from '../edge/sampleEdge.ts';
import { newFolder } from '../newFolder.ts';

const dist = newFolder();

const FILM = 11 * 1024 * 1024;
const LONG = 'Kanal tedavisi. '.repeat(500);
const FILES: Record<string, string> = {
  'index.html': '<title>home</title>',
  'blog.html': LONG,
  'blog/dis-apsesi.html': '<title>post</title>',
  'blog/dis-apsesi.md': '# Diş apsesi',
  'api/v1.json': JSON.stringify({ LONG }),
  '404.html': '<title>404</title>',
  'google1.html': 'google-site-verification: google1.html',
  'favicon.svg': `<svg>${LONG}</svg>`,
  'photo.webp': LONG,
  'favicon.ico': LONG,
  '.well-known/api-catalog': '{}',
  'film.mp4': 'x'.repeat(FILM),
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
const data = { ...DATA, pages, publicFiles: ['/google1.html'] };
const files = createFileServer(dist, data);
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files(path, new Request('http://localhost/', { headers, method }));

describe('addresses', () => {
  it.each([
    ...['/blog.html', '/index.html', '/404', '/google1', '/constructor', '/../secret', '/%2e%2e/x', '/%FF', ''],
  ])('are no others: "%s"', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('links out of the folder are not followed', async () => {
    const links = { 'passwd.txt': '/etc/passwd', etc: '/etc' };
    for (const [name, target] of Object.entries(links)) symlinkSync(target, join(dist, name));
    const withLinks = createFileServer(dist, data);
    for (const path of ['/passwd.txt', '/etc/passwd'])
      expect((await withLinks(path, new Request('http://localhost/'))).status).toBe(404);
    for (const name of Object.keys(links)) unlinkSync(join(dist, name));
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
  ] as const)
    expect((await get(path)).headers.get('content-type')).toBe(type);
});

it.each([
  ['gzip, br', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br, gzip;q=0', null],
  ['', null],
])('Accept-Encoding: %s → %s', async (accept, encoding) => {
  const response = await get('/blog', { 'accept-encoding': accept });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
  expect((encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()).toBe(LONG);
  expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
});

it('compresses no picture', async () => {
  const { headers } = await get('/photo.webp', { 'accept-encoding': 'gzip' });
  expect([headers.has('content-encoding'), headers.has('vary')]).toEqual([false, false]);
});

it('sends a 304 for the ETag, weak or strong, alone or in a list', async () => {
  const full = await get('/blog');
  const tag = full.headers.get('etag')!;
  for (const given of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const response = await get('/blog', { 'if-none-match': given });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    for (const name of ['cache-control', 'vary', 'link'])
      expect(response.headers.get(name)).toBe(full.headers.get(name));
  }
  for (const given of ['"other"', '', 'W/"x"'])
    expect((await get('/blog', { 'if-none-match': given })).status).toBe(200);
});

it('streams a large file to many readers without a copy for each', async () => {
  const before = process.memoryUsage.rss();
  const responses = await Promise.all(Array.from({ length: 20 }, () => get('/film.mp4')));
  const readers = responses.map((response) => response.body!.getReader());
  for (const reader of readers) expect((await reader.read()).done).toBe(false);
  expect(process.memoryUsage.rss() - before).toBeLessThan(20 * FILM * 0.5);
  await Promise.all(readers.map((reader) => reader.cancel()));
  const { headers } = responses[0]!;
  expect(headers.get('content-length')).toBe(String(FILM));
  expect((await get('/film.mp4', { 'if-none-match': headers.get('etag')! })).status).toBe(304);
  expect((await (await get('/film.mp4')).bytes()).byteLength).toBe(FILM);
});

it.each([
  ['/film.mp4', 'bytes=0-3', `bytes 0-3/${FILM}`],
  ['/film.mp4', `bytes=${FILM - 2}-`, `bytes ${FILM - 2}-${FILM - 1}/${FILM}`],
  ['/photo.webp', 'bytes=-5', `bytes ${LONG.length - 5}-${LONG.length - 1}/${LONG.length}`],
])('sends the part of %s that players ask for: %s', async (path, range, found) => {
  const response = await get(path, { range });
  expect([response.status, response.headers.get('content-range')]).toEqual([206, found]);
  expect(String((await response.bytes()).byteLength)).toBe(response.headers.get('content-length'));
});

it.each(['bytes=5-3', 'bytes=99999999-', 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2'])(
  'sends the whole file for %s, or if it has changed',
  async (range) => {
    expect((await get('/photo.webp', { range })).status).toBe(200);
    expect((await get('/photo.webp', { range: 'bytes=0-3', 'if-range': '"old"' })).status).toBe(200);
  },
);
