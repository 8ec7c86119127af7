import { describe, expect, it, vi } from 'vitest';
import type { EdgeData } from '../../src/edge/data.ts';
import { ask, DATA, host, HTML, MARKDOWN } from './sample-edge.ts';

/** Data whose reading throws once the handler has been made, as an error anywhere in the function would. */
function faulty(): { data: EdgeData; breakNow: () => void } {
  let broken = false;
  const data = new Proxy(DATA, {
    get(target, name: keyof EdgeData) {
      if (broken) throw new Error(`secret of ${import.meta.url}`);
      return target[name];
    },
  });
  return { data, breakNow: () => (broken = true) };
}

/** Asks a handler that breaks at the first file it looks for, and from then on. */
async function askBroken(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const report = vi.fn();
  const { data, breakNow } = faulty();
  let first = true;
  const response = await ask(address, {
    method,
    headers,
    data,
    options: { report },
    next: async (path, request) => {
      breakNow();
      if (!first) return host(path, request);
      first = false;
      throw new Error('secret of the host');
    },
  });
  return { response, report, text: await response.text() };
}

describe('where the function throws', () => {
  it('a reader gets the static page', async () => {
    const { response, report, text } = await askBroken('/hakkimda', HTML);
    expect(response.status).toBe(200);
    expect(text).toContain('<title>/hakkimda</title>');
    expect(report).toHaveBeenCalledOnce();
  });

  it('an agent gets the page too, or the Markdown alternate it names', async () => {
    expect((await askBroken('/hakkimda', MARKDOWN)).response.status).toBe(200);
    expect((await askBroken('/hakkimda.md')).text).toBe('# /hakkimda\n');
  });

  it.each(['/api/v1/practice', '/api/v1/practice.json', '/api/v1/faq', '/api', '/api/v1/posts/dis-apsesi'])(
    'a client gets the snapshot of %s',
    async (address) => {
      const { response, text, report } = await askBroken(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(() => JSON.parse(text) as unknown).not.toThrow();
      expect(report).toHaveBeenCalledOnce();
    },
  );

  it('no snapshot passes for what a query asks of it, and no stack reaches the client', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { response, text } = await askBroken('/api/v1/faq?category=kanal', {}, method);
      expect(response.status).toBe(500);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(text).toBe(method === 'HEAD' ? '' : 'The site could not answer. Please try again later.\n');
    }
  });

  it('a patient is led to the practice', async () => {
    const report = vi.fn();
    const answer = () => {
      throw new Error('secret');
    };
    const response = await ask('/api/v1/answers?q=a', { options: { answer, report } });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ matched: false, fallback: { channel: 'messaging' } });
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('an error of the function', () => {
  const broken = (path: string) => async (asked: string, request: Request) => {
    if (asked === path) throw new Error('secret');
    return host(asked, request);
  };

  it('leaves a page to the static site', async () => {
    const errors: unknown[] = [];
    const options = { report: (error: unknown) => errors.push(error) };
    const response = await ask('/hakkimda', { headers: MARKDOWN, next: broken('/hakkimda.md'), options });
    expect(await response.text()).toContain('<!doctype html>');
    expect(errors).toHaveLength(1);
  });

  it('shows nothing of itself in the API', async () => {
    const response = await ask('/api/v1', { next: broken('/api/v1.json'), options: { report: () => {} } });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });
});
