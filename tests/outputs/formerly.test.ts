import { expect, it } from 'vitest';
import { createResolve } from '../../src/edge/address.ts';
import { contentOf } from '../../src/content/load.ts';
import { readContent } from '../../src/entries/read.ts';
import { edgeData } from '../../src/outputs/edgeData.ts';
import { redirectsFile } from '../../src/outputs/hosting.ts';

/** The small practice of the tests, a page of it having had another address. */
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

it('rejects an address that a page has', () => {
  const said = contentWith('/spor-yaralanmalari').problems.map(
    ({ file, field, message }) => `${file} ${field} ${message}`,
  );
  expect(said).toEqual([expect.stringMatching(/bel-boyun-agrisi\.md formerly\[0\] .* nobody can be led away/)]);
});
