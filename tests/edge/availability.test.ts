import { expect, it, vi } from 'vitest';
import type { EdgeData } from '#edge/edgeData.ts';
import { createHandler } from '#edge/handle.ts';
import { ask, BASE, DATA, FOUND, host, HTML, MARKDOWN } from './sampleEdge.ts';

/** Ask a handler that fails from its first file on, as with an error anywhere in the function. */
async function askBroken(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const report = vi.fn();
  let broken = false;
  const data = new Proxy(DATA, {
    get(target, name: keyof EdgeData) {
      if (broken) throw new Error(`secret of ${import.meta.url}`);
      return target[name];
    },
  });
  const next = async (path: string, request: Request) => {
    if (broken) return host(path, request);
    broken = true;
    throw new Error('secret of the host');
  };
  const response = await ask(address, { method, headers, data, options: { report }, next });
  expect(report).toHaveBeenCalledOnce();
  return { status: response.status, headers: response.headers, text: await response.text() };
}

it('if the function throws, readers and agents get the static page or snapshot', async () => {
  for (const [address, headers, text] of [
    ['/hakkimda', HTML, '<!doctype html><title>/hakkimda</title>'],
    ['/hakkimda', MARKDOWN, '<!doctype html><title>/hakkimda</title>'],
    ['/hakkimda.md', {}, '# /hakkimda\n'],
    ['/api/v1/practice', {}, '{"name":"practice"}'],
    ['/api/v1/practice.json', {}, '{"name":"practice"}'],
    ['/api/v1/faq', {}, '{"count":2}'],
    ['/api/v1/posts/dis-apsesi', {}, '{"slug":"dis-apsesi"}'],
  ] as const)
    expect(await askBroken(address, headers)).toMatchObject({ status: 200, text });
  const { headers } = await askBroken('/api');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  const question = await askBroken('/?q=nefes', HTML);
  expect(question.headers.get('cache-control')).toBe('private, no-store');
  expect(question.headers.get('referrer-policy')).toBe('no-referrer');
});

it('if the function throws, a snapshot is also found with extension and slash', async () => {
  let isBroken = false;
  const data = new Proxy(DATA, {
    get(target, name: keyof EdgeData) {
      if (isBroken) throw new Error('broken');
      return target[name];
    },
  });
  const handle = createHandler(data, { answer: () => FOUND, report: () => undefined });
  isBroken = true;
  for (const end of ['', '/', '.json', '.json/']) {
    const response = await handle(new Request(`${BASE}/api/v1/practice${end}`, { method: 'POST' }), host);
    expect([end, await response.text()]).toEqual([end, '{"name":"practice"}']);
  }
});

it('if the function throws, a query gets no snapshot, and no stack reaches the client', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, text } = await askBroken('/api/v1/faq?category=kanal', {}, method);
    expect(status).toBe(500);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(text).toBe(method === 'HEAD' ? '' : 'The site could not answer. Please try again later.\n');
  }
});
