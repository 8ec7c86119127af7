import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApi } from '#api/openApi/document.ts';
import { OPERATIONS } from '#api/operations.ts';
import { problemSchema } from '#api/schemas/problemDetails.ts';
import { validateAgainstOpenApi } from './openapiValidator.ts';
import { BASE, site } from './sampleSite.ts';

interface Response {
  headers?: Record<string, unknown>;
  content?: Record<string, { example?: object; examples?: Record<string, { value: object }>; schema: object }>;
}
interface Get {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, Response>;
}
interface Document {
  openapi: string;
  info: { version: string };
  servers: { url: string }[];
  security: unknown[];
  paths: Record<string, Record<string, Get>>;
  components: { responses: Record<string, Response> };
}

const document = JSON.parse(JSON.stringify(openApi(site))) as Document;
/** Follow a reference to a component. */
const resolve = (response: Response & { $ref?: string }): Response =>
  response.$ref ? document.components.responses[response.$ref.split('/').at(-1)!]! : response;
const gets = Object.entries(document.paths).map(([path, item]) => [path, item['get']!] as const);
const get = (path: string) => document.paths[path]!['get']!;

/** Find every object in a JSON value, itself included, with its pointer. */
function* objectsIn(value: unknown, pointer = ''): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [pointer, value as Record<string, unknown>];
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${pointer}/${key}`);
}

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
  });

  it('has the parameters of the contract', () => {
    const parameters = gets.flatMap(([path, operation]) =>
      (operation.parameters ?? []).map((each) => [path, each] as const),
    );
    expect(parameters).toMatchObject([
      [
        '/api/v1/faq',
        { name: 'category', in: 'query', required: false, schema: { enum: ['', ...site.faq.map(({ slug }) => slug)] } },
      ],
      ['/api/v1/posts/{slug}', { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
      [
        '/api/v1/answers',
        { name: 'q', in: 'query', required: true, schema: { type: 'string', minLength: 1, maxLength: 500 } },
      ],
    ]);
  });

  it('closes every object', () => {
    const objects = [...objectsIn(document)].filter(([, value]) => typeof value['properties'] === 'object');
    expect(objects.length).toBeGreaterThan(20);
    expect(
      objects.filter(([, value]) => value['additionalProperties'] !== false).map(([pointer]) => pointer),
    ).toStrictEqual([]);
  });

  it('describes 405 with Allow everywhere, 404 and 400 only where they can occur', () => {
    const statuses = Object.fromEntries(
      gets.map(([path, { responses }]) => [path, Object.keys(responses).filter((s) => s >= '400')]),
    );
    for (const [path, { responses }] of gets) expect(resolve(responses['405']!).headers, path).toHaveProperty('Allow');
    expect(statuses).toMatchObject({
      '/api/v1/practice': ['405'],
      '/api/v1/faq': ['400', '404', '405'],
      '/api/v1/posts/{slug}': ['404', '405'],
      '/api/v1/answers': ['400', '405'],
    });
  });

  it('describes ETag and 304 for static responses only', () => {
    for (const [path, { responses }] of gets) {
      const isStatic = path !== '/api/v1/answers';
      expect(responses['200']!.headers, path).toHaveProperty('Cache-Control');
      expect('ETag' in responses['200']!.headers!, path).toBe(isStatic);
      expect('304' in responses, path).toBe(isStatic);
    }
  });
});

describe('its examples', () => {
  it('fit the schema of their operation', () => {
    for (const { operationId, path } of OPERATIONS.filter((operation) => !('aliasOf' in operation))) {
      const examples = Object.values(get(path).responses['200']!.content!['application/json']!.examples!);
      expect(examples.length).toBeGreaterThan(0);
      for (const { value } of examples) expect(validateAgainstOpenApi(document, operationId, value)).toStrictEqual([]);
    }
  });

  it('of errors fit the Problem schema and have the right status', () => {
    const errors = gets.flatMap(([, { responses }]) => Object.entries(responses).filter(([status]) => status >= '400'));
    expect(errors.length).toBeGreaterThan(OPERATIONS.length);
    for (const [status, response] of errors)
      expect(problemSchema.parse(resolve(response).content!['application/problem+json']!.example).status).toBe(
        Number(status),
      );
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
