import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../src/api/routes.ts';
import { validateAgainstOpenApi } from '../../../src/api/validate.ts';
import { ask, categories, HTML, json } from '../ask.ts';
import { problemOf, slug } from './expect.ts';

const category = categories[0]!;
const openapi = await json<Parameters<typeof validateAgainstOpenApi>[0]>('/openapi.json');

describe.concurrent('the API', () => {
  const OPERATIONS: [OperationId, string, string | undefined][] = [
    ['getApiRoot', '/api', '/api.json'],
    ['getApiIndex', '/api/v1', '/api/v1.json'],
    ['getPractice', '/api/v1/practice', '/api/v1/practice.json'],
    ['listServices', '/api/v1/services', '/api/v1/services.json'],
    ['listPages', '/api/v1/pages', '/api/v1/pages.json'],
    ['listFaq', '/api/v1/faq', '/api/v1/faq.json'],
    ['listFaq', '/api/v1/faq?category=', '/api/v1/faq.json'],
    ['listFaq', `/api/v1/faq?category=${category.id}`, `/api/v1/faq/${category.id}.json`],
    ['listPosts', '/api/v1/posts', '/api/v1/posts.json'],
    ['getPost', `/api/v1/posts/${slug}`, `/api/v1/posts/${slug}.json`],
    ['answerQuestion', `/api/v1/answers?q=${encodeURIComponent(category.questions[0]!.question)}`, undefined],
    ['answerQuestion', '/api/v1/answers?q=qwertyuiop+asdfghjkl', undefined],
  ];

  test.each(OPERATIONS)('%s: %s', async (operation, address, file) => {
    const answer = await ask(address, { headers: HTML });
    expect(answer.status).toBe(200);
    expect(validateAgainstOpenApi(openapi, operation, JSON.parse(answer.text))).toEqual([]);
    if (file !== undefined) expect((await ask(file)).text).toBe(answer.text);
  });

  test('a question the FAQ asks is answered from it, and one that is none leads to the practice', async () => {
    const { question, answer } = category.questions[0]!;
    const found = await json<{ matched: boolean; answer: string }>(`/api/v1/answers?q=${encodeURIComponent(question)}`);
    expect(found).toMatchObject({ matched: true, query: question, answer });
    const missed = await json('/api/v1/answers?q=qwertyuiop+asdfghjkl');
    const { phone, booking } = await json<{ phone: { e164: string }; booking: { channel?: string } }>(
      '/api/v1/practice',
    );
    const ways = { phone: phone.e164, ...(booking.channel !== undefined && { channel: 'messaging' }) };
    expect(missed).toMatchObject({ matched: false, fallback: ways });
    expect((missed as { fallback: object }).fallback).toHaveProperty('message');
  });

  test.each([
    ['', /missing/],
    ['?q=', /empty/],
    ['?q=%20', /empty/],
    ['?q=a&q=b', /more than once/],
    ['?q=%FF', /UTF-8/],
    ['?q=%zz', /UTF-8/],
    ['?q=%00', /NUL/],
    [`?q=${'a'.repeat(501)}`, /501/],
    [`?q=${'a'.repeat(7900)}`, /7900/],
  ])('/api/v1/answers%s is no question', async (query, said) => {
    const problem = problemOf(await ask(`/api/v1/answers${query}`));
    expect(problem).toMatchObject({ status: 400, code: 'invalid_query', instance: `/api/v1/answers${query}` });
    expect(problem.detail).toMatch(said);
  });

  test.each([
    ['/api/nope?x=%C4%B1', '/openapi.json'],
    ['/api/v1/nope', '/api/v1'],
    [`/api/v1/posts/${slug}x`, slug],
    ['/api/v1/posts/nope', '/api/v1/posts'],
    ['/api/v1/faq?category=nope', category.id],
  ])('%s is unknown', async (address, hinted) => {
    const problem = problemOf(await ask(address));
    expect(problem).toMatchObject({ status: 404, code: 'not_found', title: 'Not Found', instance: address });
    expect(problem.hint).toContain(hinted);
  });

  test('a category given twice is malformed', async () => {
    expect(problemOf(await ask('/api/v1/faq?category=a&category=b')).code).toBe('invalid_query');
  });
});
