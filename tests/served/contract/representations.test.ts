import { describe, expect, test } from 'vitest';
import { ask, base, HTML, MARKDOWN, pages, runtime } from '../ask.ts';
import { expectHeaders, path, varies } from './expect.ts';

describe.concurrent('pages, on a slow runtime one of every kind', () => {
  const shown = runtime.quick ? pages : [...new Map(pages.map((page) => [page.kind, page])).values()];

  test.each(shown.map((page) => [page.path, page] as const))('%s in both representations', async (_, page) => {
    const [html, negotiated, alternate] = await Promise.all([
      ask(page.path, { headers: HTML }),
      ask(page.path, { headers: MARKDOWN }),
      ask(page.markdownUrl.slice(base.length), { headers: HTML }),
    ]);
    expect([html.status, negotiated.status, alternate.status]).toEqual([200, 200, 200]);
    expectHeaders(html, { 'content-type': 'text/html; charset=utf-8', vary: varies });
    expect(html.text).toContain(`<link rel="canonical" href="${page.url}"`);
    expect(html.headers.get('link')).toContain(`<${page.markdownUrl.slice(base.length)}>; rel="alternate"`);
    expect(negotiated.text).toBe(alternate.text);
    expect(negotiated.text).toContain(`Source: ${page.url}`);
    expect(negotiated.headers.get('content-location')).toBe(page.markdownUrl.slice(base.length));
    expectHeaders(alternate, {
      'content-type': 'text/markdown; charset=utf-8',
      link: `<${page.url}>; rel="canonical"`,
    });
  });
});

describe.concurrent('Accept', () => {
  test.each([
    [undefined, 'text/html'],
    ['*/*', 'text/html'],
    ['text/*', 'text/html'],
    ['text/html, text/markdown', 'text/html'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/html;q=0.5, text/markdown', 'text/markdown'],
    ['text/markdown;charset=utf-8', 'text/markdown'],
    ['text/markdown;variant=GFM, text/markdown;q=0.1, text/html;q=0.5', 'text/html'],
    ['text/html;q=0, */*', 'text/markdown'],
    ['text/html,application/xhtml+xml;q=0.9,text/markdown;q=0.8', 'text/html'],
    ['application/json', undefined],
    ['application/xhtml+xml', undefined],
    ['text/html;q=0', undefined],
  ])('%s → %s', async (accept, type) => {
    const answer = await ask(path, { headers: accept === undefined ? {} : { accept } });
    expect(answer.status).toBe(type === undefined ? 406 : 200);
    expect(answer.headers.get('content-type')).toBe(`${type ?? 'text/plain'}; charset=utf-8`);
    if (type === undefined)
      for (const part of ['text/html', 'text/markdown', `${base}${path}`, `${base}${path}.md`])
        expect(answer.text).toContain(part);
  });
});
