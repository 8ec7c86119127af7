import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { listPublicFiles } from '#content/publicFiles.ts';
import { FORMATS } from '../../../scripts/lib/formats.ts';
import { loadContent } from '../../load.ts';
import { newFolder } from '../../newFolder.ts';
import { readTable } from '../../readTable.ts';

const CONTENT = 'tests/fixtures/practice';
const folder = join(newFolder(), 'public');
beforeEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the check says if these files, too, are in `public/`. */
function said(severity: 'error' | 'warning', ...names: string[]) {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name.endsWith('.json') ? '{}' : '');
  }
  const { findings } = loadContent(CONTENT, { publicFiles: listPublicFiles(folder) });
  return findings.filter((problem) => problem.severity === severity);
}
const found = (...names: string[]) => said('error', ...names);
const warnings = (...names: string[]) => said('warning', ...names);

it('accepts what stands beside the site', () => {
  const names = [
    'google1.html',
    'notlar.md',
    '.DS_Store',
    'kampanya/index.html',
    'blog/not.pdf',
    'apiler.txt',
    'feeds',
    'takvim.ics',
    'form.PDF',
    'kampanya.v2/a.html',
    'sss/index.pdf',
  ];
  expect(found(...names, '.well-known/assetlinks.json')).toEqual([]);
});

it.each([
  ...Object.entries(readTable<Record<string, string>>('check/addresses/publicFiles.yaml')),
  ['fiyat.shtml', expect.stringMatching(/^nobody can tell what "\.shtml" publishes; .*endings: .* html .* pdf .*zip$/)],
  ['a/x.js', expect.stringContaining('a script of your own')],
  ['sw.MJS', expect.stringContaining('a script of your own')],
  ['fiyat.csv', expect.stringContaining('".csv"')],
])('rejects %s', (name, message) => {
  const file = relative(CONTENT, join(folder, name));
  expect(found(name, 'google1.html')).toEqual([
    { severity: 'error', file, line: 1, column: 1, field: 'file', message },
  ]);
});

it('rejects what no text may say, where the check can name the file', () => {
  found('fiyat.html');
  writeFileSync(join(folder, 'fiyat.html'), '<p>Muayene 1.500 TL, 0555 111 22 33</p><script>a()</script>');
  const message = (what: string) => ({ message: `contains ${what}; none may be published` });
  expect(found('film.mp4')).toMatchObject([
    { message: 'contains <script>; public/ takes only words, pictures and links, so remove it' },
    message('the fee "1.500 TL"'),
    message('the telephone number "0555 111 22 33"'),
  ]);
});

it('rejects a second file with the same name in other characters', () => {
  expect(found('\u00f6.pdf', 'o\u0308.pdf').map(({ message }) => message)).toEqual([
    expect.stringMatching(/^another file has the same name as /),
  ]);
});

it.each(['a#b.pdf', 'a?b.pdf', 'a\\b.pdf', 'a\u0007.pdf', 'a\n.pdf', 'kamp#anya/a.html'])(
  'rejects a name that no host can serve: %j',
  (name) => {
    const own = JSON.stringify(`public/${name}`);
    const message = `no host can serve ${own}; rename it without # ? \\ and control characters`;
    expect(found(name, 'google1.html')).toMatchObject([{ message }]);
  },
);

it('rejects an address that is too long', () => {
  const part = 'ş'.repeat(60);
  expect(found(`${part}/${part}/${part}.pdf`)).toMatchObject([{ message: expect.stringContaining('is too long') }]);
});

it.each(['id_rsa', 'yedek.zip', 'hastalar.XLSX'])('warns of what is rarely meant for visitors: %s', (name) => {
  expect(warnings(name)).toMatchObject([{ message: expect.stringContaining('everybody can download') }]);
  expect(found()).toEqual([]);
});

it('warns of a file that some hosts do not publish', () => {
  found('film.mp4');
  truncateSync(join(folder, 'film.mp4'), 25 * 1024 * 1024);
  expect(warnings()).toEqual([]);
  truncateSync(join(folder, 'film.mp4'), 25 * 1024 * 1024 + 1);
  expect(warnings()).toMatchObject([{ message: expect.stringContaining('has 26 MiB; some hosts') }]);
});

it('rejects links, hidden ones too, follows none, and ends where they are a cycle', () => {
  expect(found('google1.html')).toEqual([]);
  const links = { a: '.', b: '.', home: '/', '.gizli': '/etc', 'passwd.txt': '/etc/passwd', yok: 'yok.html' };
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(folder, name));
  const message = (name: string) =>
    `"public/${name}" is a symbolic link, not a file, or a folder that nobody may read, which is not published; put the file itself there`;
  const expected = Object.keys(links).map((name) => ({
    file: relative(CONTENT, join(folder, name)),
    message: message(name),
  }));
  expect(found()).toMatchObject(expected.toSorted((a, b) => (a.file < b.file ? -1 : 1)));
  rmSync(folder, { recursive: true });
  symlinkSync('/etc', folder);
  expect(found()).toMatchObject([{ file: relative(CONTENT, folder), message: message('').replace('/', '') }]);
  expect(listPublicFiles(folder).size).toBe(1);
});

it('says what is wrong with a file on one line, whatever its name', () => {
  const printed = FORMATS.text(found('a\nb\u001b[2K\u2028.pdf'), CONTENT).split(/[\n\u2028]/u);
  expect(printed).toMatchObject([
    expect.stringMatching(/a\\u000ab\\u001b\[2K\\u2028\.pdf:1:1 {2}file/),
    '1 error, 0 warnings',
  ]);
});

it('names the file by its own path', () => {
  expect(FORMATS.text(found('robots.txt'), CONTENT)).toContain(
    `${join(relative('.', folder), 'robots.txt')}:1:1  file`,
  );
});

it('warns of prices in a list', () => {
  found('fiyat.txt');
  writeFileSync(join(folder, 'fiyat.txt'), 'Muayene;1500\n\nDolgu;2400\n');
  expect(warnings()).toMatchObject(
    ['1500', '2400'].map((fee) => ({ message: expect.stringContaining(`"${fee}" looks like a fee`) as string })),
  );
});

it.each(['<style>p{}</style>', '<p style="color:red">x</p>'])(
  'warns of what browsers do not show in a page: %s',
  (text) => {
    found('onam.html');
    writeFileSync(join(folder, 'onam.html'), text);
    expect(warnings()).toMatchObject([{ message: expect.stringContaining('browsers show no style') }]);
  },
);

it.each([
  ['a.html', '<img alt="" src="https://baska.example/a.png">'],
  ['a.html', '<link href="//fonts.example/a.css" rel="stylesheet">'],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://baska.example/a.png"/></svg>'],
  ['a.css', '@import url(https://fonts.example/a.css);'],
])('warns of what browsers do not load: %s %s', (name, text) => {
  found(name);
  writeFileSync(join(folder, name), text);
  expect(warnings()).toMatchObject([{ message: expect.stringContaining('browsers load nothing from another site') }]);
});

it.each([
  ['a.html', '<a href="https://baska.example/a.png">x</a><link rel="canonical" href="https://baska.example/">'],
  ['a.html', '<img alt="" src="/a.png"><p>Tedavi öncesi ve sonrası öneriler.</p>'],
  ['a.json', '{"priceRange": "", "rating": 3}'],
  ['a.css', 'a { background: url(/a.png) }'],
])('warns of nothing else: %s %s', (name, text) => {
  found(name);
  writeFileSync(join(folder, name), text);
  expect(warnings()).toEqual([]);
});

it.each([
  ['a.html', '<p>Şehrin en iyi kliniği.</p>', 'health advertising'],
  ['a.txt', 'Nefes darlığında sabahı bekleyin, 112’yi aramayın.', 'not to call an ambulance'],
  ['a.json', '{"aggregateRating": {"ratio": 4.9}}', '"aggregateRating" is a price or praise'],
  ['a.html', '<script type="application/ld+json">{"priceRange": "₺₺₺"}</script>', '"priceRange" is a price'],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><text>05</text><text>321112233</text></svg>', 'looks like a'],
])('warns of advertising and of what may be a number: %s %s', (name, text, message) => {
  found(name);
  writeFileSync(join(folder, name), text);
  expect(warnings()).toMatchObject([{ message: expect.stringContaining(message) }]);
});

it.each([
  ['eski.html', '<p>Klinik 232 445 12 34</p>'],
  ['kimlik.json', '{"tel":5321234567}'],
])('warns of a telephone number that is not ours: %s', (name, text) => {
  found(name);
  writeFileSync(join(folder, name), text);
  expect(warnings()).toMatchObject([{ message: expect.stringContaining('looks like a telephone number') }]);
});
