import { describe, expect, it } from 'vitest';
import { problemOf } from './problem.ts';
import { ask, BASE, HTML } from './sampleEdge.ts';

/** A type of the 404, and the link to the nearest page in it. */
const asHtml = ['text/html', '<li><a href="/hakkimda">Hakkımda</a></li>'] as const;
const asMarkdown = ['text/markdown', `[Hakkımda](${BASE}/hakkimda)`] as const;

describe('an unknown page', () => {
  it.each([
    [HTML.accept, ...asHtml],
    ['text/html', ...asHtml],
    ['text/html, */*', ...asHtml],
    ['text/html;level=1, text/markdown;q=0.5', ...asHtml],
    [undefined, ...asMarkdown],
    ['*/*', ...asMarkdown],
    ['text/*', ...asMarkdown],
    ['text/markdown', ...asMarkdown],
    ['image/png', ...asMarkdown],
    ['text/markdown, text/html', ...asMarkdown],
    ['text/html;q=0', ...asMarkdown],
  ])('gets a Markdown 404 unless Accept names HTML and HTML wins: %s → %s', async (accept, type, link) => {
    const response = await ask('/hakimda', { headers: accept === undefined ? {} : { accept } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(await response.text()).toContain(link);
  });

  it('lists the intended page first, and no page if none is near', async () => {
    // The telephone comes before the nearest pages, the emergency page after them.
    const nearest = async (address: string) =>
      [...(await (await ask(address)).text()).matchAll(/^- \[.*\]\((\S+)\)/gm)].map(([, href]) => href!)[1]!;
    const meant = {
      '/hakimda': '/hakkimda',
      '/ilteisim': '/iletisim',
      '/Hakkimda': '/hakkimda',
      '/hakk%C4%B1mda': '/hakkimda',
      '/%C4%B0LET%C4%B0%C5%9E%C4%B0M': '/iletisim',
      '/yazilar/dis-apsesi': '/blog/dis-apsesi',
      '/apikal': '/apikal-cerrahi',
      '/kanal-tedavisi-hakkinda': '/kanal-tedavisi',
      '/gizlilik-bildirimi': '/gizlilik',
      '/hakimda.md': '/hakkimda',
      '/hakimda/': '/hakkimda',
      '/kanal%20tedavisi': '/kanal-tedavisi',
    };
    const found = Object.keys(meant).map(async (address) => [address, (await nearest(address)).replace(BASE, '')]);
    expect(Object.fromEntries(await Promise.all(found))).toEqual(meant);
    for (const address of ['/x', '/wp-login.php', '/xyzzy', '/%00', `/${'a'.repeat(8000)}`])
      expect(await nearest(address)).toBe(`${BASE}/acil`);
  });

  it('escapes the request and the titles of pages', async () => {
    const html = await (await ask('/apikal-cerahi"><script>', { headers: HTML })).text();
    expect(html).toContain(
      '<a href="/apikal-cerrahi">Apikal &lt;cerrahi&gt; &amp; &quot;$&amp;&quot; [rezeksiyon]</a>',
    );
    expect(html).not.toContain('<script');
    const markdown = await (await ask('/apikal-cerahi`](x)')).text();
    expect(markdown).toContain('[Apikal \\<cerrahi> & "$&" \\[rezeksiyon\\]]');
    expect(markdown).not.toContain('](x)');
  });

  it('gets a Markdown 404 if the site has no 404 page', async () => {
    const response = await ask('/nope', { headers: HTML, next: async () => new Response(null, { status: 404 }) });
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  });
});

describe('the API', () => {
  it('says where to look instead of an unknown address, with the most specific hint first', async () => {
    const post = ['dis-apsesi', `${BASE}/api/v1/posts`];
    for (const [address, ...hints] of [
      ['/api/nope?x=%zz'],
      ['/api/v2/x'],
      ['/api/v1/practice/x'],
      ['/api/v1/Practice'],
      ['/api/v1/nope.json'],
      ['/api/v1/posts/dis-apse', ...post],
      ['/api/v1/posts/dis-apse.json', ...post],
      ['/api/v1/posts/dis-apse.json/', ...post],
      ['/api/v1/posts/D%C4%B0S-APSE', ...post],
      ['/api/v1/faq?category=nope', 'kanal, agri'],
      ['/api/v1/faq?category=KANAL', 'kanal, agri'],
      ['/api/v1/faq?category=%20kanal', 'kanal, agri'],
      ['/api/v1/faq?category=toString', 'kanal, agri'],
      ['/api/v1/faq/kanal', '?category='],
    ] as const) {
      const problem = await problemOf(await ask(address));
      expect(problem).toMatchObject({ code: 'not_found', status: 404, instance: address });
      for (const hint of [...hints, `${BASE}/openapi.json`]) expect(problem.hint).toContain(hint);
      expect(problem.hint).toMatch(new RegExp(`${BASE}/api/v1\\.$`));
      expect(problem.hint).not.toContain('kac-seans');
    }
  });

  it.each([
    ['/api/v1/faq?category=%2541', '"%41"'],
    [`/api/v1/posts/${'%C5%9F'.repeat(20)}`, `"${'ş'.repeat(20)}"`],
    [`/api/v1/posts/${'%C5%9F'.repeat(120)}`, `"${'ş'.repeat(100)}…"`],
    ['/api/v1/posts/%C5', '"%C5"'],
  ])('quotes what was asked for, decoded once and cut between characters: %s', async (address, quoted) => {
    expect((await problemOf(await ask(address))).detail).toContain(quoted);
  });

  it('rejects a category that is malformed or repeated', async () => {
    for (const query of ['category=kanal&category=agri', 'category=kanal&category=', ...bad('%FF', '%zz', '%00')])
      expect(await problemOf(await ask(`/api/v1/faq?${query}`))).toMatchObject({ code: 'invalid_query', status: 400 });
  });
});

const bad = (...values: string[]) => values.map((value) => `category=${value}`);
