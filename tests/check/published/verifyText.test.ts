import { expect, it } from 'vitest';
import { contentErrors, syntaxErrors, verifyFile, verifyText } from '#check/published/verifyText.ts';

it('what programs cannot read is not published', () => {
  for (const [path, text, error] of [
    ['/feed.xml', '<rss><title>Diş\u000B apsesi</title></rss>', /XML/],
    ['/sitemap.xml', '<urlset><loc>a & b</loc></urlset>', /XML/],
    ['/sitemap.xml', '<urlset>', /XML/],
    ['/feed.json', '{"title": "Diş\u000B"}', /JSON/],
    ['/index.html', '<script type="application/ld+json">{"@type": }</script>', /JSON-LD/],
  ] as const)
    expect(syntaxErrors(path, text)).toMatchObject([expect.stringMatching(error)]);
  expect(syntaxErrors('/feed.xml', '<?xml version="1.0"?><rss><title>Diş &amp; apse</title></rss>')).toEqual([]);
  const script = '<script type="application/ld+json">{"@type": "Dentist"}</script>';
  expect(syntaxErrors('/index.html', `<h1>Diş & apse</h1>${script}`)).toEqual([]);
});

it('an address or markup is no fee and no success rate, what a reader gets may be one', () => {
  const none = [
    ['/a.html', '<a href="https://wa.me/90?text=Merhaba%20randevu">Yaz</a><h2>Başarı ölçütleri</h2>'],
    ['/a.html', '<stop offset="50%"/><h2>Başarı</h2>'],
    ['/a.md', '[Rehber](https://example.org/success%20rate.pdf)'],
    ['/a.json', '{"url": "https://example.org/success%20rate.pdf"}'],
  ] as const;
  const one = [
    ['/a.html', '<p>Tedavinin başarı oranı <b>%95</b>’tir.</p>'],
    ['/a.html', '<p>Ücret 500 TL.</p>'],
    ['/a.html', '<img alt="Başarı oranı %95" src="/a.png">'],
    ['/a.md', 'Başarı oranı %95, [kaynak](https://example.org/a%20b).'],
  ] as const;
  expect([...none, ...one].filter(([path, text]) => contentErrors(path, text, []).length === 1)).toEqual(one);
});

it.each([
  ['/a.txt', 'http:'.repeat(20_000), /^cannot be read \(this word has more than 1,000 characters/],
  ['/a.md', '*a'.repeat(20_000), /^cannot be read \(more than 500 Markdown characters/],
  ['/a.md', '>'.repeat(5000), /^cannot be read/],
  ['/a.html', `<script type='application/ld+json' id=a>{"a":1,}</script>`, /^cannot be read/],
  ['/deep.json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, /^cannot be read/],
  ['/a.html', '<div>'.repeat(100_000), /^cannot be read \(more than 1000 elements/],
  ['/a.xml', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`, /^cannot be read \(more than 1000 elements/],
  ['/a.html', `<p>${'0,'.repeat(50_000)}</p>`, /^cannot be read \(this number has more than 40 digits/],
])('names a file that cannot be read in reasonable time, or at all: %s', (path, text, error) => {
  expect(verifyText(path, text, [])).toEqual([expect.stringMatching(error)]);
});

const NUMBERS = ['+902320000012'];
/** What a file of `public/` may not say, in every kind of file and place. */
it.each([
  ['/a.xhtml', '<html xmlns="http://www.w3.org/1999/xhtml"><script/><p>Muayene 1.500 <x-y>T</x-y>L</p></html>'],
  ['/a.xht', '<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:p>1.500 <h:b>TL</h:b></h:p></h:html>'],
  ['/a.html', '<p>Muayene 1.5<u>0</u>0 <font>T</font><x-y>L</x-y>.</p>'],
  ['/a.html', '<p>Tel<x-y>0555 111 22 33</x-y></p>'],
  ['/a.html', '<iframe srcdoc="<p>Muayene 1.500 TL</p>"></iframe>'],
  ['/a.html', '<p data-price="1.500 TL">Muayene</p>'],
  ['/a.html', '<!--> <p>Muayene 1.500 TL</p> -->'],
  ['/a.html', '<xmp><script> Muayene 1.500 TL</xmp>'],
  ['/a.html', '<p><meta itemprop="price" content="1500"><meta itemprop="priceCurrency" content="TRY"></p>'],
  ['/a.html', '<meta property="product:price:amount" content="1500">'],
  ['/a.html', '<script type="application/ld+json">{"offers": {"price": 1500, "priceCurrency": "TRY"}}</script>'],
  ['/a.json', '{"@type": "Offer", "priceCurrency": "TRY", "url": "/a", "lowPrice": "1500"}'],
  ['/a.json', '{"name": "Başarı oranı", "value": 95, "unitText": "%"}'],
  ['/a.json', '{"telephone": "tel:900111"}'],
  ['/a.html', '<a href="tel:+905551112233">Arayın</a>'],
  ['/a.svg', '<svg xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="https://wa.me/905551112233"/></svg>'],
  ['/a.html', '<a href="&#116;el:%2B90555111%32233">Arayın</a>'],
  ['/a.html', '<a href="tel:184">112’yi arayın</a>'],
  ['/a.html', '<a href="/acil">Hemen <b>112</b>’yi arayın</a>'],
  ['/a.html', '<a href="/acil" aria-label="112’yi arayın">Acil</a>'],
  ['/a.html', '<a href="/acil"><img alt="112’yi arayın" src="/a.png"></a>'],
  ['/a.html', '<a href="/acil" title="112’yi arayın">Acil</a>'],
  ['/a.html', '<script>alert(1)</script>'],
  ['/a.html', '<p onclick="alert(1)">Bir</p>'],
  ['/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><a href=" java&#9;script:alert(1)"/></svg>'],
  ['/a.md', '[Acil: 112](/acil)'],
  ['/a.jsonld', '{"@type": "Offer", "price": "1500", "priceCurrency": "TRY"}'],
  ['/a.json', '{"ücret": 1500}'],
  ['/a.xml', '<liste><fiyat para="TL">1500</fiyat></liste>'],
  ['/a.rss', '<rss><item>&lt;p>1.500 &lt;b>TL&lt;/b>&lt;/p></item></rss>'],
  ['/a.csv', '"Muayene","1.500","TL"'],
  ['/a.ics', 'DESCRIPTION:Muayene 1.500 TL'],
  ['/fiyat', '<p>Muayene 1.500 <b>TL</b></p>'],
  ['/fiyat', 'Muayene\0'],
  ['/a.vcf', 'TEL:+90 555\0 111 22 33'],
  ['/a.html', '<meta http-equiv=refresh content="0;url=https://evil.example/">'],
  ['/a.html', '<META CONTENT="0; URL=\'//evil.example\'" HTTP-EQUIV=" Refresh">'],
  ['/a.html', '<meta http-equiv=refresh content="0,https:evil.example">'],
  ['/a.html', '<meta http-equiv=refresh content="0;url=/\t/evil.example">'],
  ['/a.svg', '<svg><a><set attributeName="href" to="tel:+905551112233"/></a></svg>'],
])('no file in public/ says what may not be published: %s %s', (path, text) => {
  expect(verifyFile(path, () => new TextEncoder().encode(text), NUMBERS)).not.toEqual([]);
});

it.each([
  ['/a.xhtml', '<html xmlns="http://www.w3.org/1999/xhtml"><p>Formu doldurun.</p></html>'],
  ['/a.html', '<a href="#acil">112’yi arayın</a> <a href="/sss/ilk-yardim">112’yi gerektiren durumlar</a>'],
  [
    '/a.html',
    '<a href="tel:112">Acil durumda 112’yi arayın</a> <a href="tel:+902320000012">Arayın: 0232 000 00 12</a>',
  ],
  ['/a.json', '{"@type": "Dentist", "priceRange": "", "telephone": "tel:+902320000012"}'],
  ['/a.html', '<script src="/a.js"></script>'],
  ['/a.html', '<meta http-equiv="refresh" content="0; url=/hakkimda"><meta http-equiv="refresh" content="30">'],
  ['/a.vcf', 'TEL:+90 232 000 00 12\r\nEND:VCARD\r\n'],
  ['/a.pdf', '%PDF-1.4 1.500 TL'],
  ['/a.zip', 'PK\u0000 1.500 TL'],
])('what may be published is: %s %s', (path, text) => {
  expect(verifyFile(path, () => new TextEncoder().encode(text), NUMBERS)).toEqual([]);
});

it('a text is UTF-8', () => {
  const turkish = Uint8Array.from('<p>\xfe</p>', (one) => one.charCodeAt(0));
  expect(verifyFile('/a.html', () => turkish, [])).toEqual([expect.stringContaining('is not UTF-8 text')]);
  expect(verifyFile('/a', () => turkish, [])).toEqual([expect.stringContaining('is not UTF-8 text')]);
  expect(verifyFile('/a.jpg', () => turkish, [])).toEqual([]);
});

it('reads a text of many parts in linear time', () => {
  const started = process.cpuUsage();
  expect(verifyText('/a.html', '<'.repeat(200_000), [])).toEqual([]);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5);
});
