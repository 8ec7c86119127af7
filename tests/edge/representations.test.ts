import { expect, it } from 'vitest';
import { ask, BASE, HTML } from './sampleEdge.ts';

it('a 406 names both, for existing pages only', async () => {
  const response = await ask('/hakkimda', { headers: { accept: 'application/json' } });
  expect(response.status).toBe(406);
  const body = await response.text();
  expect(body).toContain(`text/html      ${BASE}/hakkimda\n`);
  expect(body).toContain(`text/markdown  ${BASE}/hakkimda.md\n`);
  for (const path of ['/nope', '/api/nope', '/about', '/llms.txt', '/openapi.json', '/api/v1', '/hakkimda.md'])
    expect((await ask(path, { headers: { accept: 'image/png' } })).status).not.toBe(406);
});

it('the ETag of the 404 page’s file does not turn a 404 into a 304', async () => {
  const response = await ask('/nope', { headers: { ...HTML, 'if-none-match': '"of-the-file"' } });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<ul>');
});
