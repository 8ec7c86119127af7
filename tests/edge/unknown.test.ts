import { describe, expect, it } from 'vitest';
import { readTable } from '../readTable.ts';
import { problemOf } from './problem.ts';
import { ask, BASE, HTML } from './sampleEdge.ts';

const TABLE = readTable<{
  accept: Record<'html' | 'markdown', string[]>;
  nearest: Record<string, string>;
  api: Record<string, string[]>;
}>('edge/unknown.yaml');

describe('an unknown page', () => {
  const asked = async (headers: Record<string, string>) => {
    const response = await ask('/hakimda', { headers });
    return [response.status, response.headers.get('content-type'), await response.text()];
  };

  it.each(TABLE.accept.html)('gets an HTML 404 if Accept names HTML and HTML wins: %s', async (accept) => {
    const link = expect.stringContaining('<li><a href="/hakkimda">Hakkımda</a></li>') as string;
    expect(await asked({ accept })).toEqual([404, 'text/html; charset=utf-8', link]);
  });

  it.each([undefined, ...TABLE.accept.markdown])('otherwise gets a Markdown 404: %s', async (accept) => {
    const link = expect.stringContaining(`[Hakkımda](${BASE}/hakkimda)`) as string;
    expect(await asked(accept === undefined ? {} : { accept })).toEqual([404, 'text/markdown; charset=utf-8', link]);
  });

  it('lists the intended page first, and no page if none is near', async () => {
    // The telephone comes before the nearest pages, the emergency page after them.
    const nearest = async (address: string) =>
      [...(await (await ask(address)).text()).matchAll(/^- \[.*\]\((\S+)\)/gm)].map(([, href]) => href!)[1]!;
    const meant = TABLE.nearest;
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
    for (const [address, hints] of Object.entries(TABLE.api)) {
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
