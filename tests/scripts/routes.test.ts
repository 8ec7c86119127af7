import { readFileSync } from 'node:fs';
import { resolveConfig } from '@netlify/config';
import { type Declaration, generateManifest, mergeDeclarations } from '@netlify/edge-bundler';
import { expect, it } from 'vitest';
import { MARK, routesToml } from '../../scripts/netlify/routes.ts';

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

/** Count how often a request runs the function, reading the manifest as the platform does. */
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
const FILES = [
  ...['/_astro/site.AbC1.css', '/_astro/ask.js', '/favicon.ico'],
  ...['/drawings/x.svg', '/fonts/x.woff2', '/og/x.png'],
];
/** Addresses that files cannot answer. */
const ALWAYS = [
  ...['/api', '/api/', '/api/v1', '/api/v1/practice', '/api/v1/answers', '/api/v1/answers/', '/api/v1/posts/x.json'],
  ...['/about', '/contact', '/privacy', '/about.md', '/contact.md', '/privacy.md', '/sor', '/sor.md'],
  ...['/hakkimda/', '/hakkimda.html'],
];

/** List requests that do not run the function the given number of times. */
const wrong = (paths: readonly string[], accepts: readonly (string | null)[], times: number, method = 'GET') =>
  paths.flatMap((path) =>
    accepts
      .filter((accept) => runs(path, accept, method) !== times)
      .map((accept) => `${method} ${path}, Accept: ${accept}`),
  );

it('a browser’s page view does not run the function, any other client’s does', () => {
  expect(wrong(PAGES, BROWSERS, 0)).toEqual([]);
  expect(wrong(PAGES, OTHERS, 1)).toEqual([]);
});

it('files that pages load never run it, and addresses without a file always do', () => {
  expect(wrong(FILES, [...BROWSERS, ...OTHERS], 0)).toEqual([]);
  expect(wrong(ALWAYS, [...BROWSERS, ...OTHERS], 1)).toEqual([]);
});

it('other methods run it once', () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect(wrong([...PAGES, ...FILES, ...ALWAYS], [...BROWSERS, ...OTHERS], 1, method)).toEqual([]);
});

it('no request runs it twice', () => {
  const paths = ['//', '/api/api', '/api/x/', '/about/', '/x.html/', '/_astro/', '/api/x.css', '/x.css/', '/api.html'];
  for (const method of ['GET', 'HEAD', 'POST', 'PROPFIND'])
    expect(wrong(paths, [...BROWSERS, ...OTHERS], 2, method)).toHaveLength(
      paths.length * (BROWSERS.length + OTHERS.length),
    );
});

it('netlify.toml has the routes of the list', () => {
  expect(readFileSync('netlify.toml', 'utf8').split(MARK)[1]).toBe(routesToml());
});
