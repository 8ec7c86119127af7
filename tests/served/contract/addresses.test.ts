import { describe, expect, test } from 'vitest';
import { ask, base, HTML, MARKDOWN, pages } from '../ask.ts';
import { path, slug } from './expect.ts';

describe.concurrent('redirects and aliases', () => {
  test.each([
    ['/about', '/hakkimda'],
    ['/contact?a=1', '/iletisim?a=1'],
    ['/about.md', '/hakkimda.md'],
    [`${path}/?a=%20b&c`, `${path}?a=%20b&c`],
    ['/api/v1/practice/', '/api/v1/practice'],
    [`/blog/${slug}/`, `/blog/${slug}`],
  ])('%s → %s', async (from, to) => {
    for (const headers of [HTML, MARKDOWN, {}]) {
      const answer = await ask(from, { headers });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    }
  });

  test('/privacy is the privacy notice in both representations', async () => {
    for (const headers of [HTML, MARKDOWN]) {
      const [alias, own] = await Promise.all([ask('/privacy', { headers }), ask('/gizlilik', { headers })]);
      expect(alias.status).toBe(200);
      expect(alias.text).toBe(own.text);
      expect(alias.headers.get('link')).toBe(own.headers.get('link'));
    }
    expect((await ask('/privacy.md')).text).toBe((await ask('/gizlilik.md')).text);
  });
});

describe.concurrent('an unknown page', () => {
  const unknown = `${path.slice(0, -1)}`;
  const known = pages.find((page) => page.path === path)!;

  test('is told of in Markdown, with the nearest pages', async () => {
    for (const headers of [
      {},
      { accept: '*/*' },
      MARKDOWN,
      { accept: 'image/png' },
      { accept: 'text/markdown,text/html' },
    ]) {
      const answer = await ask(unknown, { headers });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(answer.text).toContain(`(${known.url})`);
      expect(answer.text).toContain(`(${base}/llms.txt)`);
    }
  });

  test('is told of in HTML where that is asked for by name, with the nearest pages', async () => {
    const answer = await ask(unknown, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain(`<a href="${path}">`);
  });

  test('is a real 404 for a browser', async () => {
    const answer = await ask(unknown, { headers: HTML });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<html');
  });

  test.each(['/404', '/404.html', '/_headers', '/_redirects', '/.edge/data.js', '/package.json', '/Hakkimda'])(
    '%s',
    async (address) => {
      expect((await ask(address)).status).toBe(404);
    },
  );
});
