import { describe, expect, it } from 'vitest';
import { openApi } from '../../src/api/openApi.ts';
import type { OperationId } from '../../src/api/routes.ts';
import { postResponse, siteResponses } from '../../src/api/responses.ts';
import { validateAgainstOpenApi } from '../../src/api/validate.ts';
import { wholePost } from '../../src/api/posts.ts';
import { practice } from '../../src/api/practice.ts';
import { site } from './sample-site.ts';

const document = openApi(site);

describe('a value checked against openapi.json', () => {
  it('has no error where it is a response of this site', () => {
    const all = [...siteResponses(site), ...site.posts.map((post) => postResponse(site, post))];
    expect(all.length).toBeGreaterThan(8);
    for (const { operationId, value } of all)
      expect(validateAgainstOpenApi(document, operationId, value)).toStrictEqual([]);
  });

  it('has every error named with its place', () => {
    const good = practice(site);
    const bad = { ...good, extra: 1, email: 'nobody', geo: { latitude: 'north', longitude: 27 }, timezone: undefined };
    expect(validateAgainstOpenApi(document, 'getPractice', JSON.parse(JSON.stringify(bad)))).toStrictEqual([
      { pointer: '', message: "must have required property 'timezone'" },
      { pointer: '', message: 'must NOT have additional properties: "extra"' },
      { pointer: '/geo/latitude', message: 'must be number' },
      { pointer: '/email', message: 'must match format "email"' },
    ]);
  });

  it.each([
    ['a relative address', { url: '/blog/ilk' }, '/url'],
    ['a date that does not exist', { updatedAt: '2026-02-30' }, '/updatedAt'],
    ['half a minute', { readingTime: 0.5 }, '/readingTime'],
  ])('may not hold %s', (_, change, pointer) => {
    const value = { ...wholePost(site, site.posts[0]!), ...change };
    expect(validateAgainstOpenApi(document, 'getPost', value).map((error) => error.pointer)).toContain(pointer);
  });

  it.each([
    ['confidence 0', { confidence: 0 }],
    ['confidence above 1', { confidence: 1.01 }],
    ['another source', { source: 'guess' }],
    ['a fallback beside the answer', { fallback: {} }],
    ['four related questions', { related: Array(4).fill({ question: 'x', url: 'https://practice.example/' }) }],
  ])('as an answer may not have %s', (_, change) => {
    const json = document.paths?.['/api/v1/answers']?.get?.responses?.['200'];
    const examples = (json as { content: Record<string, { examples: { match: { value: object } } }> }).content[
      'application/json'
    ]!.examples;
    expect(validateAgainstOpenApi(document, 'answerQuestion', examples.match.value)).toStrictEqual([]);
    expect(
      validateAgainstOpenApi(document, 'answerQuestion', { ...examples.match.value, ...change }),
    ).not.toStrictEqual([]);
  });

  it('is rejected outright for an operation the document does not have', () => {
    expect(() => validateAgainstOpenApi(document, 'dropTables' as OperationId, {})).toThrow('no operation dropTables');
  });

  it('is quick 10,000 times over, as each schema is compiled once', () => {
    const value = wholePost(site, site.posts[0]!);
    const started = performance.now();
    for (let i = 0; i < 10_000; i++) validateAgainstOpenApi(document, 'getPost', value);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
