import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHandler, type Next } from '../../src/edge/handle.ts';
import { createAnswerer } from '../../src/answers/answerer.ts';
import { BASE, DATA, host } from '../edge/sample-edge.ts';
import { RUNS } from '../runs.ts';
import { hostileRequest, type HostileRequest } from './requests.ts';

const STATUSES = [200, 301, 304, 400, 404, 405, 406];
const PROBLEM = 'application/problem+json; charset=utf-8';
const TYPES: Readonly<Record<number, RegExp>> = {
  400: /^application\/problem\+json; charset=utf-8$/,
  404: /^(?:application\/problem\+json|text\/markdown|text\/html); charset=utf-8$/,
  405: /^application\/problem\+json; charset=utf-8$/,
  406: /^text\/plain; charset=utf-8$/,
};

const answer = createAnswerer(DATA.answers);

/** Asks as a runtime would, and notes which files were asked of the host. */
async function ask({ method, address, headers }: HostileRequest) {
  const asked: string[] = [];
  const next: Next = (path, request) => {
    asked.push(path);
    return host(path, request);
  };
  const errors: unknown[] = [];
  const handle = createHandler(DATA, { answer, report: (error) => errors.push(error) });
  const url = URL.canParse(BASE + address) ? BASE + address : BASE;
  const response = await handle(new Request(url, { method, headers }), next);
  return { url: new URL(url), response, asked, errors, body: await response.text() };
}

const shapeOf = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => name !== 'content-length'));

describe('whatever is sent', () => {
  it('gets one of the answers of the contract, with its type and headers', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        const { response, body, errors } = await ask(request);
        expect(errors).toEqual([]);
        expect(STATUSES).toContain(response.status);
        const type = response.headers.get('content-type') ?? '';
        if (TYPES[response.status]) expect(type).toMatch(TYPES[response.status]!);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('referrer-policy')).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/);
        if (response.status === 405) expect(response.headers.get('allow')).toBe('GET, HEAD');
        if (type === PROBLEM && request.method !== 'HEAD') {
          const problem = JSON.parse(body) as Record<string, unknown>;
          expect(Object.keys(problem).toSorted()).toEqual([
            'code',
            'detail',
            'docs',
            'hint',
            'instance',
            'status',
            'title',
            'type',
          ]);
          expect(problem['status']).toBe(response.status);
        }
      }),
      RUNS,
    );
  });

  it('asks the host for no path outside the site', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        const { asked } = await ask(request);
        for (const path of asked) {
          expect(path).toMatch(/^\//);
          expect(path).not.toMatch(/^\/\/|\\|\0|(?:^|\/)\.\.(?:\/|$)/);
        }
      }),
      {
        ...RUNS,
        examples: [
          [{ method: 'POST', address: '//. ?', headers: {} }],
          [{ method: 'GET', address: '//other.example/x.css', headers: {} }],
        ],
      },
    );
  });

  it('is redirected only within the site', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        const { response, url } = await ask(request);
        if (response.status !== 301) return;
        const target = new URL(response.headers.get('location')!, BASE);
        expect(target.origin).toBe(BASE);
        expect(target.search).toBe(url.search);
      }),
      RUNS,
    );
  });

  it('comes back in HTML only with its marks escaped', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        const { response, body } = await ask({ ...request, headers: { ...request.headers, accept: 'text/html' } });
        if (!response.headers.get('content-type')?.startsWith('text/html')) return;
        expect(body).not.toMatch(/<script>alert|"onmouseover="|evil\.example/);
      }),
      RUNS,
    );
  });

  it('gets the same answer to HEAD as to GET, without the body', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        const get = await ask({ ...request, method: 'GET' });
        const head = await ask({ ...request, method: 'HEAD' });
        expect(head.response.status).toBe(get.response.status);
        expect(shapeOf(head.response.headers)).toEqual(shapeOf(get.response.headers));
        expect(head.body).toBe('');
      }),
      RUNS,
    );
  });

  it('gets the same answer when it is sent again', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        const [first, second] = [await ask(request), await ask(request)];
        expect(second.response.status).toBe(first.response.status);
        expect(second.body).toBe(first.body);
        expect(shapeOf(second.response.headers)).toEqual(shapeOf(first.response.headers));
      }),
      RUNS,
    );
  });

  it('gets from negotiation the very text of the Markdown alternate', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...DATA.pages), async ({ path }) => {
        const negotiated = await ask({ method: 'GET', address: path, headers: { accept: 'text/markdown' } });
        const location = negotiated.response.headers.get('content-location')!;
        const alternate = await ask({ method: 'GET', address: location, headers: {} });
        expect(negotiated.body).toBe(alternate.body);
      }),
    );
  });
});
