import { describe, expect, it } from 'vitest';
import { documentation } from '../../src/api/documentation.ts';
import { ACCEPT } from '../../src/api/documentation/conventions.ts';
import { openApi } from '../../src/api/openApi.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import type { OperationId } from '../../src/api/routes.ts';
import { problem, PROBLEMS, type ProblemCode } from '../../src/api/problems.ts';
import { validateAgainstOpenApi } from '../../src/api/validate.ts';
import { EXAMPLES } from '../../src/api/documentation/requests.ts';
import { negotiate } from '../../src/edge/negotiate.ts';
import { headingsOf, renderHtml } from '../../src/markdown/render.ts';
import { outlineOf } from '../../src/components/outline.ts';
import { bodyOf } from '../../src/site/body.ts';
import { BASE, site } from './sample-site.ts';

const blocks = documentation.blocks(site);
const body = bodyOf(blocks);
/** The page renders each block by itself. */
const html = blocks.map((block) => renderHtml(bodyOf([block]))).join('');
const ids = [
  ...blocks.flatMap((block) => (block.type === 'prose' ? headingsOf(block.markdown).map(({ id }) => id) : [])),
  ...blocks.flatMap((block) => (block.type === 'reference' ? block.entries.map(({ id }) => id) : [])),
];
const operationIds = OPERATIONS.map(({ operationId }) => operationId);

describe('the developers page', () => {
  it('has the lengths every page keeps', () => {
    expect(documentation.title.length).toBeLessThanOrEqual(60);
    expect(documentation.description.length).toBeGreaterThanOrEqual(110);
    expect(documentation.description.length).toBeLessThanOrEqual(160);
  });

  it('has the anchor every problem leads to', () => {
    for (const code of Object.keys(PROBLEMS) as ProblemCode[]) {
      const { type } = problem(code, { base: BASE, instance: '/', detail: '' });
      expect(ids.map((id) => `${BASE}/developers#${id}`)).toContain(type);
    }
  });

  it('gives no anchor twice, and has every one it links to', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id!);
    expect(wanted.length).toBeGreaterThan(OPERATIONS.length);
    expect(wanted.filter((id) => !ids.includes(id))).toStrictEqual([]);
  });

  it.each(operationIds)('describes %s with its parameters, a command and a response', (operationId) => {
    const { path, parameters } = OPERATIONS.find((operation) => operation.operationId === operationId)!;
    const section = body
      .split('\n### ')
      .find((text) => text.includes(`\`${operationId}\``) && text.includes(`\`GET ${path}\``))!;
    expect(section).toContain('\n\n`GET /api');
    for (const { name } of parameters) expect(section).toContain(`| \`${name}\` |`);
    expect(section).toMatch(new RegExp(`\`\`\`sh\ncurl (-G )?${BASE}/api`));
    expect(section).toContain('```jsonc\n');
    expect(section).toContain('Try it: [/api');
  });

  it('describes what is answered alike once, and says once what holds for every operation', () => {
    const responses = [...body.matchAll(/```jsonc\n([^]*?)```/g)].map(([, text]) => text);
    expect(new Set(responses).size).toBe(responses.length);
    const lines = body.split('\n').filter((text) => text.startsWith('- '));
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('tells agents what to do before it describes the operations, each of which the list of sections names', () => {
    const places = outlineOf(blocks);
    const place = (id: string) => places.findIndex((one) => one.id === id);
    expect(place('for-ai-agents')).toBe(0);
    for (const operationId of operationIds.filter((id) => id !== 'getApiRoot'))
      expect(place(operationId.toLowerCase())).toBeGreaterThan(0);
  });

  it('has a table of fields for every schema of openapi.json', () => {
    const { schemas } = (openApi(site) as { components: { schemas: object } }).components;
    for (const [name, schema] of Object.entries(schemas) as [string, { properties?: object }][]) {
      const section = body.split('\n### ').find((text) => text.startsWith(`${name}\n`))!;
      for (const field of Object.keys(schema.properties ?? {})) expect(section).toContain(`| \`${field}\` |`);
    }
  });

  it('shows JSON that is JSON but for its comments', () => {
    const shown = [...body.matchAll(/```jsonc?\n([^]*?)```/g)].map(
      ([, text]) => JSON.parse(text!.replaceAll(/ *\/\/ … [\d,]+ more \w+$/gm, '')) as unknown,
    );
    expect(shown.length).toBeGreaterThanOrEqual(OPERATIONS.length - 1 + Object.keys(PROBLEMS).length);
  });

  it('is written for a site without posts and questions too', () => {
    expect(bodyOf(documentation.blocks({ ...site, posts: [], faq: [] }))).toContain('`getPost`');
  });
});

describe('its examples', () => {
  it.each(operationIds)('of %s are what openapi.json describes', (operationId: OperationId) => {
    const examples = EXAMPLES[operationId](site);
    expect(examples.length).toBeGreaterThan(0);
    for (const { response } of examples)
      expect(validateAgainstOpenApi(openApi(site), operationId, response)).toStrictEqual([]);
  });

  it.each(ACCEPT.map(({ accept, answer }) => [accept, answer] as const))(
    'of Accept: %s is answered as negotiation does, %s',
    (accept, answer) => {
      expect(negotiate(accept) ?? 406).toBe(answer);
    },
  );
});
