import { expect, it } from 'vitest';
import { amountsIn, syntaxErrors } from '../../src/build/verifyText.ts';

it.each([
  ['/feed.xml', '<rss><title>Diş\u000B apsesi</title></rss>', /XML/],
  ['/sitemap.xml', '<urlset><loc>a & b</loc></urlset>', /XML/],
  ['/sitemap.xml', '<urlset>', /XML/],
  ['/feed.json', '{"title": "Diş\u000B"}', /JSON/],
  ['/index.html', '<script type="application/ld+json">{"@type": }</script>', /JSON-LD/],
])('%s is not published where programs cannot read it: %s', (path, text, error) => {
  expect(syntaxErrors(path, text)).toMatchObject([expect.stringMatching(error)]);
});

it.each([
  ['/feed.xml', '<?xml version="1.0"?><rss><title>Diş &amp; apse</title></rss>'],
  ['/feed.json', '{"title": "Diş"}'],
  ['/index.html', '<h1>Diş & apse</h1><script type="application/ld+json">{"@type": "Dentist"}</script>'],
])('%s is published where it is well-formed', (path, text) => {
  expect(syntaxErrors(path, text)).toEqual([]);
});

it.each([
  ['/a.html', '<a href="https://wa.me/90?text=Merhaba%20randevu">Yaz</a><h2>Başarı ölçütleri</h2>'],
  ['/a.html', '<stop offset="50%"/><h2>Başarı</h2>'],
  ['/a.md', '[Rehber](https://example.org/success%20rate.pdf)'],
  ['/a.json', '{"url": "https://example.org/success%20rate.pdf"}'],
])('%s: an address or markup is no success rate: %s', (path, text) => {
  expect(amountsIn(path, text)).toEqual([]);
});

it.each([
  ['/a.html', '<p>Tedavinin başarı oranı <b>%95</b>’tir.</p>'],
  ['/a.html', '<p>Ücret 500 TL.</p>'],
  ['/a.html', '<img alt="Başarı oranı %95" src="/a.png">'],
  ['/a.md', 'Başarı oranı %95, [kaynak](https://example.org/a%20b).'],
])('%s: what a reader gets holds none: %s', (path, text) => {
  expect(amountsIn(path, text)).toHaveLength(1);
});
