import { expect, it } from 'vitest';
import { problemSchema } from '#api/schemas/problemDetails.ts';
import { ask } from './sampleEdge.ts';

/** src/api/README.md, Requests, on the query of GET /api/v1/answers. */

/** Expect the problem of an invalid query, with a text in its detail. */
async function expectProblem(query: string, said: string): Promise<void> {
  const response = await ask(`/api/v1/answers${query}`);
  const problem = problemSchema.parse(await response.json());
  expect(response.status).toBe(400);
  expect(problem).toMatchObject({
    code: 'invalid_query',
    detail: expect.stringContaining(said) as string,
    instance: `/api/v1/answers${query === '?' ? '' : query}`,
  });
  expect(problem.hint).toContain('/api/v1/answers?q=');
}

it.each([
  ['', 'missing'],
  ['?', 'missing'],
  ['?x=1', 'missing'],
  ['?Q=a', 'missing'],
  ['?q', 'empty'],
  ['?q=', 'empty'],
  ['?q=%20+%09', 'empty'],
  ['?q=a&q=b', 'more than once'],
  ['?q=a&q=', 'more than once'],
  // Names are compared decoded: RFC 3986, 6.2.2.2.
  ['?q=a&%71=b', 'more than once'],
  ['?%71=', 'empty'],
  ['?q=%FF', 'UTF-8'],
  ['?q=%zz', 'UTF-8'],
  ['?q=%', 'UTF-8'],
  ['?q=%ED%A0%80', 'UTF-8'],
  ['?q=a%00b', 'NUL'],
])('the query "%s" gets a problem that says "%s"', async (query, said) => {
  await expectProblem(query, said);
});

it.each([501, 8000])('a question of %i characters gets a problem that says so', async (length) => {
  await expectProblem(`?q=${'a'.repeat(length)}`, `${length} characters`);
});
