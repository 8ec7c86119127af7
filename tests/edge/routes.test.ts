import { resolveConfig } from '@netlify/config';
import { generateManifest, mergeDeclarations, type Declaration } from '@netlify/edge-bundler';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MARK, notBeginningWith, routesToml } from '../../src/edge/netlify/routes.ts';

/** netlify.toml: which requests run the function. */

const { config } = await resolveConfig({
  config: new URL('../../netlify.toml', import.meta.url).pathname,
  offline: true,
});
const declarations = config.edge_functions as Declaration[];
const { manifest } = generateManifest({
  declarations: mergeDeclarations(declarations, {}, {}, []),
  functions: [{ name: 'site', path: '.edge/netlify/site.js' }],
});

type Route = (typeof manifest.routes)[number];

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** How often a request runs the function, read as the platform reads the manifest. */
function runs(path: string, accept: string | null = BROWSER, method = 'GET'): number {
  const fits = ({ pattern, excluded_patterns, methods, headers }: Route) =>
    new RegExp(pattern).test(path) &&
    !excluded_patterns.some((excluded) => new RegExp(excluded).test(path)) &&
    (!methods || methods.includes(method)) &&
    Object.values(headers ?? {}).every((header) =>
      header.matcher === 'missing'
        ? accept === null
        : accept !== null && header.matcher === 'regex' && new RegExp(header.pattern).test(accept),
    );
  return [...manifest.routes, ...manifest.post_cache_routes].filter(fits).length;
}

const BROWSERS = [
  BROWSER,
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
];
const OTHERS = [
  null,
  '*/*',
  'text/markdown',
  'text/markdown, text/html, */*',
  'text/html',
  'text/html;level=1',
  'text/html,text/markdown',
  'text/html;q=0.5,text/markdown',
  'text/html,application/json',
  'text/html,application/xhtml',
  'text/html,application/xhtml+xml',
  'text/html,application/xhtml+xml;q=0.9',
  'text/html,application/xhtml-xml,',
  'TEXT/HTML,application/xhtml+xml,',
  'application/json',
  'application/xhtml+xml,text/html,',
  't',
  'x',
];

const PAGES = ['/', '/hakkimda', '/blog/dis-apsesi', '/nope', '/feed.xml', '/hakkimda.md', '/llms.txt'];

describe('a page', () => {
  test.each(PAGES)('%s: a browser’s view does not run the function', (path) => {
    for (const accept of BROWSERS) expect(runs(path, accept)).toBe(0);
  });

  test.each(PAGES)('%s: every other client’s view runs it', (path) => {
    for (const accept of OTHERS) expect([accept, runs(path, accept)]).toEqual([accept, 1]);
  });
});

test.each([
  '/_astro/site.AbC1.css',
  '/_astro/ask.js',
  '/favicon.ico',
  '/drawings/x.svg',
  '/fonts/x.woff2',
  '/og/x.png',
])('%s is never read through it', (path) => {
  for (const accept of [...BROWSERS, ...OTHERS]) expect(runs(path, accept)).toBe(0);
});

test.each([
  ...['/api', '/api/', '/api/v1', '/api/v1/practice', '/api/v1/answers', '/api/v1/answers/', '/api/v1/posts/x.json'],
  ...[
    '/about',
    '/contact',
    '/privacy',
    '/about.md',
    '/contact.md',
    '/privacy.md',
    '/hakkimda/',
    '/hakkimda.html',
    '/sor',
    '/sor.md',
  ],
])('%s runs it, whoever asks', (path) => {
  for (const accept of [...BROWSERS, ...OTHERS]) expect(runs(path, accept)).toBe(1);
});

test.each([...PAGES, '/api/v1', '/api/v1/answers', '/about', '/_astro/site.css', '/favicon.ico'])(
  '%s: other methods run it, once',
  (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      for (const accept of [...BROWSERS, ...OTHERS]) expect(runs(path, accept, method)).toBe(1);
  },
);

test('nothing runs it twice', () => {
  for (const path of [
    '//',
    '/api/api',
    '/api/x/',
    '/about/',
    '/x.html/',
    '/_astro/',
    '/api/x.css',
    '/x.css/',
    '/api.html',
  ])
    for (const accept of [...BROWSERS, ...OTHERS])
      for (const method of ['GET', 'HEAD', 'POST', 'PROPFIND'])
        expect(runs(path, accept, method)).toBeLessThanOrEqual(1);
});

test('netlify.toml has the routes as they are written from the list', () => {
  expect(readFileSync('netlify.toml', 'utf8').split(MARK)[1]).toBe(routesToml());
});

test.each(['a', 'ab', 'a.+b', 'text/html,'])(
  'a text that does not begin with %s is told by its expression',
  (start) => {
    const expression = new RegExp(notBeginningWith(start));
    for (let length = 0; length < start.length; length++)
      for (const more of ['', 'x', ',']) {
        const text = start.slice(0, length) + more;
        expect([text, expression.test(text)]).toEqual([text, !text.startsWith(start)]);
      }
    for (const more of ['', 'x', start]) expect(expression.test(start + more)).toBe(false);
  },
);
