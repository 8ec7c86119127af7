import { expect } from 'vitest';
import { problemSchema } from '../../../src/api/problemSchema.ts';
import { base, pages, posts, type Answer } from '../ask.ts';

/** src/api/README.md on a served site; tests/vitest.config.ts says which. */

/** A page that is not the home page. */
export const path = pages.find(({ path }) => path !== '/')!.path;
export const slug = posts[0]!.slug;

export function expectHeaders({ headers }: Answer, wanted: Record<string, string | RegExp>): void {
  for (const [name, value] of Object.entries(wanted))
    if (typeof value === 'string') expect([name, headers.get(name)]).toEqual([name, value]);
    else expect([name, headers.get(name) ?? '']).toEqual([name, expect.stringMatching(value)]);
}

/** The problem that an answer tells of (RFC 9457), with the headers of one. */
export function problemOf(answer: Answer) {
  expectHeaders(answer, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  const problem = problemSchema.parse(JSON.parse(answer.text));
  expect(problem.status).toBe(answer.status);
  expect(problem.type).toBe(`${base}/developers#error-${problem.code}`);
  return problem;
}

/** `Vary` of a negotiated address. */
export const varies = /(?:^|, )Accept(?:,|$)/;
