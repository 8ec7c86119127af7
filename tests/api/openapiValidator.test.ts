import { describe, expect, it } from 'vitest';
import { type Example, examplesOf } from '#api/examples.ts';
import { openApi } from '#api/openApi/document.ts';
import { wholePost } from '#api/posts.ts';
import { practice } from '#api/practice.ts';
import type { OperationId } from '#api/routes.ts';
import { validateAgainstOpenApi } from './openapiValidator.ts';
import { site } from './sampleSite.ts';

const document = openApi(site);

describe('the validator of openapi.json', () => {
  it('reports every error with its place', () => {
    const good = practice(site);
    const bad = { ...good, extra: 1, email: 'nobody', geo: { latitude: 'north', longitude: 27 }, timezone: undefined };
    expect(validateAgainstOpenApi(document, 'getPractice', JSON.parse(JSON.stringify(bad)))).toStrictEqual([
      { pointer: '', message: "must have required property 'timezone'" },
      { pointer: '', message: 'must NOT have additional properties: "extra"' },
      { pointer: '/geo/latitude', message: 'must be number' },
      { pointer: '/email', message: 'must match format "email"' },
    ]);
  });

  it('rejects a relative address, an impossible date and a fraction of a minute', () => {
    const change = { url: '/blog/ilk', updatedAt: '2026-02-30', readingTime: 1.5 };
    const value = { ...wholePost(site, site.posts[0]!), ...change };
    const pointers = validateAgainstOpenApi(document, 'getPost', value).map(({ pointer }) => pointer);
    expect(pointers.toSorted()).toEqual(['/readingTime', '/updatedAt', '/url']);
  });

  it('rejects an answer of a mixed form, of impossible confidence or with too many related questions', () => {
    const [{ response: value }] = examplesOf('answerQuestion', site) as [Example];
    expect(validateAgainstOpenApi(document, 'answerQuestion', value)).toEqual([]);
    for (const change of [
      { confidence: 0 },
      { confidence: 1.01 },
      { source: 'guess' },
      { fallback: {} },
      { related: Array(4).fill({ question: 'x', answer: 'x', url: 'https://practice.example/' }) },
    ])
      expect(
        validateAgainstOpenApi(document, 'answerQuestion', { ...value, ...change }),
        JSON.stringify(change),
      ).not.toEqual([]);
  });

  it('throws for an unknown operation', () => {
    expect(() => validateAgainstOpenApi(document, 'dropTables' as OperationId, {})).toThrow('no operation dropTables');
  });
});
