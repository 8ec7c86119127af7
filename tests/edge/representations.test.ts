import { describe, expect, test } from 'vitest';
import { ask, BASE, HTML, MARKDOWN } from './sample-edge.ts';

describe('negotiation', () => {
  test('HTML', async () => {
    const response = await ask('/hakkimda', { headers: HTML });
    expect(response.headers.get('content-type')).toContain('text/plain'); // the sample host sets no type for HTML
    expect(await response.text()).toContain('<!doctype html>');
    expect(response.headers.get('vary')).toBe('Accept');
  });

  test('Markdown', async () => {
    const response = await ask('/', { headers: MARKDOWN });
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('content-location')).toBe('/index.md');
    expect(response.headers.get('vary')).toBe('Accept');
    expect(await response.text()).toBe('# /\n');
  });

  test('neither', async () => {
    const response = await ask('/hakkimda', { headers: { accept: 'application/json' } });
    expect(response.status).toBe(406);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept');
    const body = await response.text();
    expect(body).toContain(`text/html      ${BASE}/hakkimda\n`);
    expect(body).toContain(`text/markdown  ${BASE}/hakkimda.md\n`);
  });

  test('406 is for existing pages only', async () => {
    for (const path of ['/nope', '/api/nope', '/about', '/llms.txt', '/openapi.json', '/api/v1', '/hakkimda.md'])
      expect((await ask(path, { headers: { accept: 'image/png' } })).status).not.toBe(406);
  });
});

describe('conditional requests', () => {
  test.each([
    ['/hakkimda', HTML],
    ['/hakkimda', MARKDOWN],
    ['/privacy', MARKDOWN],
    ['/hakkimda.md', {}],
    ['/api/v1/practice', {}],
    ['/api/v1/faq?category=kanal', {}],
    ['/llms.txt', {}],
  ])('304 at %s %j', async (address, headers) => {
    const full = await ask(address, { headers });
    const response = await ask(address, { headers: { ...headers, 'if-none-match': full.headers.get('etag')! } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    for (const name of ['cache-control', 'content-location', 'etag', 'link', 'vary'])
      expect(response.headers.get(name)).toBe(full.headers.get(name));
  });

  test('a validator of the 404 page’s file does not empty the 404', async () => {
    const response = await ask('/nope', { headers: { ...HTML, 'if-none-match': '"of-the-file"' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<ul>');
  });
});
