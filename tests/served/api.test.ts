import { expect, it } from 'vitest';
import type { OperationId } from '#api/operationRoutes.ts';
import { validateAgainstOpenApi } from '../api/openapiValidator.ts';
import { ask, categories, json, posts } from './ask.ts';

const [category] = categories;
const [{ question, answer }] = category!.questions as [{ question: string; answer: string }];
const FOUND = `/api/v1/answers?q=${encodeURIComponent(question)}`;
const MISSED = '/api/v1/answers?q=qwertyuiop+asdfghjkl';

it('every operation responds as the served openapi.json says', async () => {
  const openapi = await json<Parameters<typeof validateAgainstOpenApi>[0]>('/openapi.json');
  const operations: readonly (readonly [OperationId, address: string])[] = [
    ['getApiRoot', '/api'],
    ['getApiIndex', '/api/v1'],
    ['getPractice', '/api/v1/practice'],
    ['listServices', '/api/v1/services'],
    ['listPages', '/api/v1/pages'],
    ['listFaq', '/api/v1/faq'],
    ['listFaq', `/api/v1/faq?category=${category!.id}`],
    ['listPosts', '/api/v1/posts'],
    ...posts.slice(0, 1).map(({ slug }) => ['getPost', `/api/v1/posts/${slug}`] as const),
    ['answerQuestion', FOUND],
    ['answerQuestion', MISSED],
  ];
  for (const [operation, address] of operations) {
    const { status, text } = await ask(address);
    const errors = validateAgainstOpenApi(openapi, operation, JSON.parse(text));
    expect([address, status, errors]).toEqual([address, 200, []]);
  }
});

it('a question the FAQ asks is answered from it, and one that nothing answers leads to the practice', async () => {
  expect(await json(FOUND)).toMatchObject({ matched: true, query: question, answer });
  const { booking } = await json<{ booking: { channel?: string; phone: string } }>('/api/v1/practice');
  const ways = { phone: booking.phone, ...(booking.channel !== undefined && { channel: 'messaging' }) };
  expect(await json(MISSED)).toMatchObject({ matched: false, fallback: { ...ways, message: expect.any(String) } });
});
