import { expect, it } from 'vitest';
import { contentOf } from '../../src/content/load.ts';
import { createResolve } from '../../src/edge/address.ts';
import { readContent } from '../../src/entries/read.ts';
import { edgeData } from '../../src/outputs/edgeData.ts';
import { redirectsFile } from '../../src/outputs/hosting.ts';

/** The small practice of the tests, with a page that had another address. */
const contentWith = (path: string) =>
  contentOf(
    readContent('tests/fixtures/practice').files.map((file) =>
      file.name === 'services/bel-boyun-agrisi.md'
        ? { ...file, text: file.text.replace('\nrelated:', `\nformerly: [${path}]\nrelated:`) }
        : file,
    ),
  );

it('leads from an address that a page had before to the page, on the host and in the function', () => {
  const { site, problems } = contentWith('/bel-agrisi');
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(redirectsFile(site!)).toContain('\n/bel-agrisi /bel-boyun-agrisi 301\n');
  const resolve = createResolve(edgeData(site!));
  expect(resolve('/bel-agrisi')).toEqual({ kind: 'redirect', to: '/bel-boyun-agrisi' });
  expect(resolve('/bel-agrisi/')).toEqual({ kind: 'redirect', to: '/bel-boyun-agrisi' });
});

it.each([
  ['a page has', '/spor-yaralanmalari', 0],
  ['answers questions', '/sor', 0],
  ['the API has', '/api/v1/answers', 0],
  ['is an alias', '/about', 0],
  ['the editor has', '/admin', 0],
  ['is claimed already', '/eski, /eski', 1],
])('rejects an address that %s', (_, paths, index) => {
  const said = contentWith(paths).problems.map(({ file, field, message }) => `${file} ${field} ${message}`);
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(`bel-boyun-agrisi\\.md formerly\\[${index}\\] .* a redirect from there would never be used`),
    ),
  ]);
});

it('leads to the page that had the address rather than to the nearest guess', () => {
  const { site } = contentWith('/randevu, /acil');
  const [data, hosts] = [createResolve(edgeData(site!)), redirectsFile(site!)];
  for (const path of ['/randevu', '/acil']) {
    expect(data(path)).toEqual({ kind: 'redirect', to: '/bel-boyun-agrisi' });
    expect(hosts.match(new RegExp(`^${path} .*`, 'gm'))).toEqual([`${path} /bel-boyun-agrisi 301`]);
  }
});
