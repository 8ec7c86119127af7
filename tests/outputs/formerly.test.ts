import { expect, it } from 'vitest';
import { collectEdgeSite } from '#build/collectEdgeSite.ts';
import { redirectsFile } from '#build/headersAndRedirects.ts';
import { createResolve } from '#edge/resolve.ts';
import { readTable } from '../readTable.ts';
import { contentWith } from './formerContent.ts';

const TABLE = readTable<{
  leads: Record<'formerly' | 'from' | 'to', string>[];
  noAddress: string[];
  taken: Record<string, string>;
}>('outputs/formerly.yaml');

it('leads from an address that a page had before to the page, on the host and in the function', () => {
  const { site, findings } = contentWith('/bel-agrisi');
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(redirectsFile(site!)).toContain('\n/bel-agrisi /bel-boyun-agrisi 301\n');
  const resolve = createResolve(collectEdgeSite(site!));
  expect(resolve('/bel-agrisi')).toEqual({ kind: 'redirect', to: '/bel-boyun-agrisi' });
  expect(resolve('/bel-agrisi/')).toEqual({ kind: 'redirect', to: '/bel-boyun-agrisi' });
});

it.each(TABLE.leads)('formerly: [$formerly] leads from $from to $to', ({ formerly, from, to }) => {
  const { site, findings } = contentWith(formerly);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { pathname, search } = new URL(from, 'https://klinik.example');
  const found = createResolve(collectEdgeSite(site!))(pathname, search);
  expect(found).toMatchObject({ kind: 'redirect', to });
});

it('leads no other query away from a page', () => {
  const resolve = createResolve(collectEdgeSite(contentWith('"/?p=12"').site!));
  for (const search of ['', '?p=13', '?utm_source=x'])
    expect(resolve('/', search)).toEqual({ kind: 'page', path: '/' });
});

it('tells the host about Markdown, files and queries, too', () => {
  const lines = redirectsFile(contentWith('/diş.php, /di%FE.php, "/?p=12&lang=tr"').site!).split('\n');
  for (const path of ['/di%C5%9F.php', '/diş.php', '/di%FE.php'])
    expect(lines).toContain(`${path} /bel-boyun-agrisi 301`);
  expect(lines).toContain('/di%C5%9F.php.md /bel-boyun-agrisi.md 301');
  expect(lines).toContain('/di%C5%9F.php.html /bel-boyun-agrisi 301');
  expect(lines).toContain('/ p=12 lang=tr /bel-boyun-agrisi 301!');
});

it.each([
  ['/api/v1/posts/eski-yazi', '/api/v1/posts/evde-egzersiz'],
  ['/api/v1/posts/eski-yazi.json', '/api/v1/posts/evde-egzersiz.json'],
  ['/api/v1/posts/eski-yazi/', '/api/v1/posts/evde-egzersiz'],
  ['/api/v1/posts/baska', undefined],
  ['/api/v1/posts/bel-agrisi', undefined],
])('the API leads from a post that had another address to its own: %s', (address, to) => {
  const resolve = createResolve({
    ...collectEdgeSite(contentWith('/bel-agrisi').site!),
    formerly: { '/blog/eski-yazi': '/blog/evde-egzersiz', '/blog/bel-agrisi': '/bel-boyun-agrisi' },
  });
  expect(resolve(address)).toEqual(to && { kind: 'redirect', to });
});

it.each(TABLE.noAddress)('rejects what is no address of this site: %s', (path) => {
  expect(contentWith(JSON.stringify(path)).findings.map(({ field }) => field)).toContain('formerly[0]');
});

it.each([...Object.entries(TABLE.taken), ['is claimed already', '/eski, /eski']] as const)(
  'rejects an address that %s',
  (_, paths) => {
    const index = paths.includes(', ') ? 1 : 0;
    const said = contentWith(paths).findings.map(({ file, field, message }) => `${file} ${field} ${message}`);
    expect(said).toEqual([
      expect.stringMatching(
        new RegExp(`bel-boyun-agrisi\\.md formerly\\[${index}\\] .* a redirect from there would never be used`),
      ),
    ]);
  },
);

it('rejects an address at which a file of public/ is published', () => {
  const { findings } = contentWith('/form.pdf', new Map([['/form.pdf', 'public/form.pdf']]));
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^public\/form\.pdf is published there/),
  ]);
});

it('leads to the page that had the address rather than to the nearest guess', () => {
  const { site } = contentWith('/randevu, /acil');
  const [data, hosts] = [createResolve(collectEdgeSite(site!)), redirectsFile(site!)];
  for (const path of ['/randevu', '/acil']) {
    expect(data(path)).toEqual({ kind: 'redirect', to: '/bel-boyun-agrisi' });
    expect(hosts.match(new RegExp(`^${path} .*`, 'gm'))).toEqual([`${path} /bel-boyun-agrisi 301`]);
  }
});
