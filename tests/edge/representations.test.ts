import { expect, it } from 'vitest';
import { ask, BASE, HTML, MARKDOWN } from './sampleEdge.ts';

it('a 406 names both, for existing pages only', async () => {
  const response = await ask('/hakkimda', { headers: { accept: 'application/json' } });
  expect(response.status).toBe(406);
  const body = await response.text();
  expect(body).toContain(`text/html      ${BASE}/hakkimda\n`);
  expect(body).toContain(`text/markdown  ${BASE}/hakkimda.md\n`);
  for (const path of ['/nope', '/api/nope', '/about', '/llms.txt', '/openapi.json', '/api/v1', '/hakkimda.md'])
    expect((await ask(path, { headers: { accept: 'image/png' } })).status).not.toBe(406);
});

it('a conditional request gets a 304 at any address and with any Accept', async () => {
  for (const [address, headers] of [
    ['/hakkimda', HTML],
    ['/privacy', MARKDOWN],
    ['/hakkimda.md', {}],
    ['/api/v1/faq?category=kanal', {}],
    ['/llms.txt', {}],
  ] as const) {
    const full = await ask(address, { headers });
    const response = await ask(address, { headers: { ...headers, 'if-none-match': full.headers.get('etag')! } });
    expect([address, response.status, await response.text()]).toEqual([address, 304, '']);
    for (const name of ['cache-control', 'content-location', 'etag', 'link', 'vary'])
      expect(response.headers.get(name)).toBe(full.headers.get(name));
  }
});

it('the ETag of the 404 page’s file does not turn a 404 into a 304', async () => {
  const response = await ask('/nope', { headers: { ...HTML, 'if-none-match': '"of-the-file"' } });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<ul>');
});
