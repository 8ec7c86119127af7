import { describe, expect, it } from 'vitest';
import { problemSchema } from '../../src/api/problemSchema.ts';
import { problem, PROBLEMS, type ProblemCode } from '../../src/api/problems.ts';

const occurrence = {
  base: 'https://practice.example',
  instance: '/api/v1/x?q=%C5%9F',
  detail: 'There is nothing here.',
};

describe('a problem', () => {
  it.each([
    ['not_found', 404, 'Not Found'],
    ['method_not_allowed', 405, 'Method Not Allowed'],
    ['invalid_query', 400, 'Bad Request'],
  ] as const)('%s has status %i, "%s" and exactly the members of a problem', (code, status, title) => {
    const body = problem(code, { ...occurrence, hint: 'Look elsewhere.' });
    expect(body).toStrictEqual({
      type: `https://practice.example/developers#error-${code}`,
      title,
      status,
      detail: 'There is nothing here.',
      instance: '/api/v1/x?q=%C5%9F',
      code,
      hint: 'Look elsewhere.',
      docs: 'https://practice.example/developers',
    });
    expect(problemSchema.parse(body)).toStrictEqual(body);
  });

  it.each(Object.keys(PROBLEMS) as ProblemCode[])('%s has a hint of its own, with addresses of this site', (code) => {
    const { hint } = problem(code, occurrence);
    expect(hint.length).toBeGreaterThan(20);
    expect(hint).not.toMatch(/[{}]/);
  });

  it('points from an unknown address to the OpenAPI document and the API index', () => {
    const { hint } = problem('not_found', occurrence);
    expect(hint).toContain('https://practice.example/openapi.json');
    expect(hint).toMatch(/https:\/\/practice\.example\/api\/v1\b/);
  });

  it('rejects a member more', () => {
    expect(problemSchema.safeParse({ ...problem('not_found', occurrence), extra: 1 }).success).toBe(false);
  });
});
