import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApi } from '#api/openApi/document.ts';
import { OPERATIONS } from '#api/operations.ts';
import { BASE, site } from './sampleSite.ts';

interface Content {
  example?: { status: number };
  examples?: Record<string, { value: object }>;
}
interface Get {
  operationId: string;
  parameters?: { schema: object }[];
  responses: Record<string, { content?: Record<string, Content> }>;
}
interface Document {
  openapi: string;
  info: { version: string };
  servers: { url: string }[];
  security: unknown[];
  paths: Record<string, Record<string, Get>>;
}

const document = JSON.parse(JSON.stringify(openApi(site))) as Document;
const gets = Object.entries(document.paths).map(([path, item]) => [path, item['get']!] as const);
const get = (path: string) => document.paths[path]!['get']!;

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1.0, version 1.0.0, with this address and the operations of the contract', () => {
    const info = { version: '1.0.0' };
    expect(document).toMatchObject({ openapi: '3.1.0', info, servers: [{ url: BASE }], security: [] });
    const operations = Object.entries(document.paths).map(([path, item]) => [path, Object.keys(item)]);
    expect(operations).toEqual(OPERATIONS.map(({ path }) => [path, ['get']]));
    // The table of src/api/README.md, Operations.
    const contract = readFileSync('src/api/README.md', 'utf8');
    for (const [path, { operationId }] of gets)
      expect(contract).toMatch(new RegExp(`^\\| .*\`${path}\`.* \\| .*\`${operationId}\``, 'm'));
    const [category] = get('/api/v1/faq').parameters!;
    expect(category!.schema).toMatchObject({ enum: ['', ...site.faq.map(({ slug }) => slug)] });
  });
});

describe('its examples', () => {
  it('of errors have the right status', () => {
    const errors = gets.flatMap(([, { responses }]) =>
      Object.entries(responses).map(
        ([status, { content }]) => [status, content?.['application/problem+json']] as const,
      ),
    );
    const examples = errors.filter(([, content]) => content);
    expect(examples.length).toBeGreaterThan(3);
    for (const [status, content] of examples) expect(content!.example!.status).toBe(Number(status));
  });

  it('show an answer, an emergency and a miss', () => {
    const { examples } = get('/api/v1/answers').responses['200']!.content!['application/json']!;
    expect(Object.values(examples!).map(({ value }) => (value as { matched: boolean }).matched)).toStrictEqual([
      true,
      false,
      false,
    ]);
  });

  it('are left out if the site has no such content', () => {
    const bare = openApi({ ...site, posts: [], faq: [] }) as unknown as Document;
    const content = (path: string) => bare.paths[path]!['get']!.responses['200']!.content!['application/json']!;
    expect(Object.keys(content('/api/v1/posts/{slug}').examples ?? {})).toStrictEqual([]);
    expect(Object.keys(content('/api/v1/answers').examples!)).toStrictEqual(['urgent', 'noMatch']);
  });
});

it('is at most 40 kB, to be read whole', () => {
  expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThanOrEqual(40_000);
});
