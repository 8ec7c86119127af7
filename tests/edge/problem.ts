import { STATUS_CODES } from 'node:http';
import { expect } from 'vitest';
import { problemDetailsSchema } from '#api/problemDetails.ts';
import { BASE } from './sampleEdge.ts';

/** Read the problem details of a response (RFC 9457), and check its headers. */
export async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const problem = problemDetailsSchema.parse(await response.json());
  expect(problem.status).toBe(response.status);
  expect(problem.title).toBe(STATUS_CODES[problem.status]);
  expect(problem.docs).toBe(`${BASE}/developers`);
  expect(problem.type).toBe(`${BASE}/developers#error-${problem.code}`);
  return problem;
}
