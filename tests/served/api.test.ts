import { expect, it } from 'vitest';
import type { OperationId } from '#api/edge/operationRoutes.ts';
import { validateAgainstOpenApi } from '../api/openapiValidator.ts';
import { ask, categories, json, posts } from './ask.ts';

const [category] = categories;
const { question } = category!.questions[0]!;
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
