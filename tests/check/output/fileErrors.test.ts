import { expect, it } from 'vitest';
import { fileErrors } from '#check/output/fileErrors.ts';
import { readTable } from '../../readTable.ts';

const NUMBERS = ['+902320000012'];
const verify = (path: string, text: string) => fileErrors(path, () => new TextEncoder().encode(text), NUMBERS);

it('what programs cannot read is not published', () => {
  for (const [path, text, error] of [
    ['/feed.xml', '<rss><title>Diş\u000B apsesi</title></rss>', /XML/],
    ['/sitemap.xml', '<urlset><loc>a & b</loc></urlset>', /XML/],
    ['/sitemap.xml', '<urlset>', /XML/],
    ['/feed.json', '{"title": "Diş\u000B"}', /JSON/],
    ['/index.html', '<script type="application/ld+json">{"@type": }</script>', /JSON-LD/],
  ] as const)
    expect(verify(path, text)).toMatchObject([expect.stringMatching(error)]);
  expect(verify('/feed.xml', '<?xml version="1.0"?><rss><title>Diş &amp; apse</title></rss>')).toEqual([]);
  const script = '<script type="application/ld+json">{"@type": "Dentist"}</script>';
  expect(verify('/index.html', `<h1>Diş & apse</h1>${script}`)).toEqual([]);
});

it('an address or markup is no fee and no success rate, what a reader gets may be one', () => {
  const none = [
    ['/a.html', '<a href="https://wa.me/90?text=Merhaba%20randevu">Yaz</a><h2>Başarı ölçütleri</h2>'],
    ['/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><stop offset="50%"/><text>Başarı</text></svg>'],
    ['/a.md', '[Rehber](https://example.org/success%20rate.pdf)'],
    ['/a.json', '{"url": "https://example.org/success%20rate.pdf"}'],
  ] as const;
  const one = [
    ['/a.html', '<p>Tedavinin başarı oranı <b>%95</b>’tir.</p>'],
    ['/a.html', '<p>Ücret 500 TL.</p>'],
    ['/a.html', '<img alt="Başarı oranı %95" src="/a.png">'],
    ['/a.md', 'Başarı oranı %95, [kaynak](https://example.org/a%20b).'],
  ] as const;
  expect([...none, ...one].filter(([path, text]) => verify(path, text).length > 0)).toEqual(one);
});

it.each([
  ['/a.txt', 'http:'.repeat(20_000), /^cannot be read \(this word has more than 1,000 characters/],
  ['/a.md', '>'.repeat(5000), /^cannot be read/],
  ['/a.html', `<script type='application/ld+json' id=a>{"a":1,}</script>`, /^cannot be read/],
  ['/deep.json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, /^cannot be read/],
  ['/a.html', '<!--[if gte mso 9]><xml></xml><![endif]--><p>Form</p>', /saved by Word.*; save it as PDF$/],
])('names a file that cannot be read in reasonable time, or at all, and what to do: %s', (path, text, error) => {
  expect(verify(path, text)).toEqual([expect.stringMatching(error)]);
});

/** What a file of `public/` may and may not say, in every kind of file and place. */
const TABLE =
  readTable<Record<'refused' | 'published', Record<'file' | 'text', string>[]>>('check/output/fileErrors.yaml');
it.each(TABLE.refused)('no file in public/ says what may not be published: $file $text', ({ file, text }) => {
  expect(verify(file, text)).not.toEqual([]);
});

it.each(TABLE.published)('what may be published is: $file $text', ({ file, text }) => {
  expect(verify(file, text)).toEqual([]);
});

it('a text is UTF-8', () => {
  const turkish = Uint8Array.from('<p>\xfe</p>', (one) => one.charCodeAt(0));
  expect(fileErrors('/a.html', () => turkish, [])).toEqual([expect.stringContaining('is not UTF-8 text')]);
  expect(fileErrors('/a', () => turkish, [])).toEqual([expect.stringContaining('is not UTF-8 text')]);
  expect(fileErrors('/a.jpg', () => turkish, [])).toEqual([]);
});

it('reads a text of many parts in linear time', () => {
  const started = process.cpuUsage();
  expect(verify('/a.html', '<'.repeat(200_000))).toEqual([]);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5);
});
