import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { FORMATS } from '../../src/check/print.ts';
import { loadContent } from '../../src/content/load.ts';
import { publicFiles } from '../../src/entries/publicFiles.ts';

const CONTENT = 'tests/fixtures/practice';
const folder = join(mkdtempSync(join(tmpdir(), 'own-')), 'public');
beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(dirname(folder), { recursive: true }));

/** What the check finds if these files are in `public/`. */
function found(...names: string[]) {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), '');
  }
  return loadContent(CONTENT, { published: publicFiles(folder) }).problems.filter(
    ({ severity }) => severity === 'error',
  );
}

it('accepts what stands beside the site', () => {
  const names = [
    'google1.html',
    'notlar.md',
    '.DS_Store',
    'kampanya/index.html',
    'blog/not.pdf',
    'apiler.txt',
    'feeds',
  ];
  expect(found(...names, '.well-known/assetlinks.json')).toEqual([]);
});

it.each([
  ['robots.txt', 'the site makes robots.txt itself; remove public/robots.txt'],
  ['_headers', 'the site makes _headers itself; remove public/_headers'],
  ['favicon.ico', 'the site makes favicon.ico itself; remove public/favicon.ico'],
  ['index.html', '/ is an address of the site already; rename or remove public/index.html'],
  ['blog.html', '/blog is an address of the site already; rename or remove public/blog.html'],
  ['blog', '/blog is an address of the site already; rename or remove public/blog'],
  ['blog/index.html', '/blog is an address of the site already; rename or remove public/blog/index.html'],
  ['hakkimda.md', '/hakkimda is an address of the site already; rename or remove public/hakkimda.md'],
  ['about.html', '/about is an address of the site already; rename or remove public/about.html'],
  ['404.html', '/404 is an address of the site already; rename or remove public/404.html'],
  ['api/v2.json', 'the site makes the folder api/ itself; move public/api/v2.json to another'],
  ['photos', 'the site makes the folder photos/ itself; move public/photos to another'],
])('rejects %s', (name, message) => {
  const file = relative(CONTENT, join(folder, name));
  expect(found(name, 'google1.html')).toEqual([
    { severity: 'error', file, line: 1, column: 1, field: 'file', message },
  ]);
});

it('names the file by its own path', () => {
  expect(FORMATS.text(found('robots.txt'), CONTENT)).toContain(
    `${join(relative('.', folder), 'robots.txt')}:1:1  file`,
  );
});
