import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerer } from '#answers/forRequests.ts';
import { problemDetailsSchema } from '#api/problemDetails.ts';
import { createHandler } from '#edge/handle.ts';
import type { FetchFile } from '#edge/respond.ts';
import { BASE, DATA, host } from '../edge/sampleEdge.ts';
import { RUNS } from '../propertyRuns.ts';
import { type HostileRequest, hostileRequest } from './requests.ts';

const STATUSES = [200, 301, 304, 400, 404, 405, 406];
const PROBLEM = 'application/problem+json; charset=utf-8';
const TYPES: Readonly<Record<number, RegExp>> = {
  400: /^application\/problem\+json; charset=utf-8$/,
  404: /^(?:application\/problem\+json|text\/markdown|text\/html); charset=utf-8$/,
  405: /^application\/problem\+json; charset=utf-8$/,
  406: /^text\/plain; charset=utf-8$/,
};

const answer = createAnswerer(DATA.answers);

/** Send a request as a runtime would, and note which files the host was asked for. */
async function ask({ method, address, headers }: HostileRequest) {
  const asked: string[] = [];
  const next: FetchFile = (path, request) => {
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
  it('gets a response of the contract that stays within the site, and the same one when repeated', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        const { url, response, body, asked, errors } = await ask(request);
        expect(errors).toEqual([]);
        expect(STATUSES).toContain(response.status);
        const type = response.headers.get('content-type') ?? '';
        if (TYPES[response.status]) expect(type).toMatch(TYPES[response.status]!);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('referrer-policy')).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/);
        if (response.status === 405) expect(response.headers.get('allow')).toBe('GET, HEAD');
        if (type === PROBLEM && request.method !== 'HEAD')
          expect(problemDetailsSchema.parse(JSON.parse(body)).status).toBe(response.status);
        for (const path of asked) expect(path).toMatch(/^\/(?!\/)(?:(?!\\|\0|(?<=\/)\.\.(?:\/|$)).)*$/s);
        if (response.status === 301) {
          const target = new URL(response.headers.get('location')!, BASE);
          expect([target.origin, target.search]).toEqual([BASE, url.search]);
        }
        const again = await ask(request);
        expect([again.response.status, again.body]).toEqual([response.status, body]);
        expect(shapeOf(again.response.headers)).toEqual(shapeOf(response.headers));
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

  it('comes back in HTML only with its marks escaped, and to HEAD as to GET, without the body', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        const asHtml = { ...request, headers: { ...request.headers, accept: 'text/html' } };
        const get = await ask({ ...asHtml, method: 'GET' });
        if (get.response.headers.get('content-type')?.startsWith('text/html'))
          expect(get.body).not.toMatch(/<script>alert|"onmouseover="|evil\.example/);
        for (const one of [asHtml, request]) {
          const [full, head] = [await ask({ ...one, method: 'GET' }), await ask({ ...one, method: 'HEAD' })];
          expect([head.response.status, head.body]).toEqual([full.response.status, '']);
          expect(shapeOf(head.response.headers)).toEqual(shapeOf(full.response.headers));
        }
      }),
      RUNS,
    );
  });
});
