import { describe, expect, test } from 'vitest';
import { ask, categories, HTML, MARKDOWN, runtime } from '../ask.ts';
import { path } from './expect.ts';

describe.runIf(runtime.validators)('validators', () => {
  test.each([
    [path, HTML],
    [path, MARKDOWN],
    ['/privacy', MARKDOWN],
    [`${path}.md`, {}],
    ['/api/v1/practice', {}],
    [`/api/v1/faq?category=${categories[0]!.id}`, {}],
    ['/openapi.json', {}],
    ['/llms.txt', {}],
    ['/feed.xml', {}],
  ])('%s %j: a conditional request answers 304', async (address, headers) => {
    const encoded = { ...headers, 'accept-encoding': 'br' };
    for (const sent of [headers, encoded]) {
      const full = await ask(address, { headers: sent });
      const again = await ask(address, { headers: { ...sent, 'if-none-match': full.headers.get('etag')! } });
      expect([again.status, again.text]).toEqual([304, '']);
      for (const name of ['cache-control', 'content-location', 'etag', 'vary'])
        expect(again.headers.get(name)).toBe(full.headers.get(name));
    }
  });

  test('the representations of a page have tags of their own', async () => {
    const [html, markdown] = await Promise.all([ask(path, { headers: HTML }), ask(path, { headers: MARKDOWN })]);
    expect(html.headers.get('etag')).not.toBe(markdown.headers.get('etag'));
  });
});

test.runIf(runtime.compresses)('text is compressed', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await ask('/', { headers: { ...HTML, 'accept-encoding': encoding } });
    expect(headers.get('content-encoding')).toBe(encoding);
  }
});
