import { describe, expect, it } from 'vitest';
import { documentation } from '#api/documentation.ts';
import { problemBody } from '#api/edge/problemBody.ts';
import { type ProblemCode, PROBLEMS } from '#api/edge/problemCodes.ts';
import { shortenedExample } from '#api/examples.ts';
import { openApi } from '#api/openApi/document.ts';
import { OPERATIONS } from '#api/operations.ts';
import { collectEdgeSite } from '#build/collectEdgeSite.ts';
import { headerRules } from '#edge/headerRules.ts';
import { ANSWER_HEADERS, PROBLEM_HEADERS } from '#edge/headers.ts';
import { negotiate } from '#edge/negotiate.ts';
import { outlineOf } from '#layouts/outline.ts';
import { headingsOf } from '#markdown/tree.ts';
import { bodyOf } from '#site/alternate/blockMarkdown.ts';
import { BASE, site } from './sampleSite.ts';

const blocks = documentation.blocks(site);
const body = bodyOf(site.practice, blocks);
const ids = [
  ...blocks.flatMap((block) => (block.type === 'prose' ? headingsOf(block.text).map(({ id }) => id) : [])),
  ...blocks.flatMap((block) => (block.type === 'folded-text' ? [block.id] : [])),
];
const operationIds = OPERATIONS.map(({ operationId }) => operationId);

describe('the developers page', () => {
  it('has an anchor for every problem type', () => {
    for (const code of Object.keys(PROBLEMS) as ProblemCode[]) {
      const { type } = problemBody({ code, detail: '', hint: '' }, BASE, '/');
      expect(ids.map((id) => `${BASE}/developers#${id}`)).toContain(type);
    }
  });

  it('shows the parameters, a command and a response of each operation, and no response twice', () => {
    for (const { operationId, path, parameters } of OPERATIONS) {
      const section = body
        .split('\n## ')
        .find((text) => text.includes(`\`${operationId}\``) && text.includes(`\`GET ${path}\``))!;
      for (const { name } of parameters) expect(section).toContain(`| \`${name}\` |`);
      expect(section).toMatch(new RegExp(`\`\`\`sh\ncurl (-G )?${BASE}/api`));
      expect(section).toContain('```jsonc\n');
    }
    const responses = [...body.matchAll(/```jsonc\n([^]*?)```/g)].map(([, text]) => text);
    expect(new Set(responses).size).toBe(responses.length);
  });

  it('addresses agents first, and lists every operation in its contents', () => {
    const places = outlineOf(blocks);
    const place = (id: string) => places.findIndex((one) => one.id === id);
    expect(place('for-ai-agents')).toBe(0);
    for (const operationId of operationIds.filter((id) => id !== 'getApiRoot'))
      expect(place(operationId.toLowerCase())).toBeGreaterThan(0);
  });

  it('shows JSON that parses, and splits no character', () => {
    const shown = [...body.matchAll(/```jsonc?\n([^]*?)```/g)].map(([, text]) => JSON.parse(text!) as unknown);
    expect(shown.length).toBeGreaterThanOrEqual(OPERATIONS.length - 1 + Object.keys(PROBLEMS).length);
    expect(shortenedExample({ count: 0, items: [] })).toEqual({ count: 0, items: [] });
    expect(shortenedExample(['😀'.repeat(200), '', '', '', ''])).toEqual([`${'😀'.repeat(60)}…`]);
  });

  it('works for a site without posts and questions', () => {
    expect(bodyOf(site.practice, documentation.blocks({ ...site, posts: [], faq: [] }))).toContain('`getPost`');
  });
});

it('describes the caching of answers and errors as their headers do', () => {
  for (const { 'Cache-Control': sent } of [ANSWER_HEADERS, PROBLEM_HEADERS]) expect(sent).toContain('no-store');
  expect(body).toContain('| answers, errors of the API | never stored | ask again |');
  expect(body).toContain(`\`${ANSWER_HEADERS['Cache-Control']}\``);
  const document = JSON.stringify(openApi(site));
  expect(document).toContain(`"Computed":{"description":"${ANSWER_HEADERS['Cache-Control']}"`);
  for (const text of [body, document]) expect(text).not.toMatch(/\b(?:an|one|1) hour\b/);
});

it('describes how long files stay fresh as their headers do', () => {
  const rules = headerRules(collectEdgeSite(site));
  const cacheControl = (path: string) => rules[path]?.['Cache-Control'];
  const DAY = 'public, max-age=86400, must-revalidate';
  expect(body).toContain('| static JSON, Markdown, llms.txt, openapi.json, feed, sitemap | 24 hours | revalidate');
  for (const path of ['/api/v1/faq.json', '/index.md', '/llms.txt', '/openapi.json', '/feed.xml', '/sitemap.xml'])
    expect([path, cacheControl(path)]).toEqual([path, DAY]);
  expect(body).toContain('| HTML pages | not at all | revalidate');
  expect(cacheControl('/')).toBe(DAY.replace('86400', '0'));
  const document = openApi(site);
  expect(document.info.description).toContain('Static responses may be kept for 24 hours');
  expect(JSON.stringify(document)).toContain('"Static":{"description":"24 hours, then to be revalidated"');
});

it('has examples of Accept that agree with the negotiation', () => {
  const [, table] = /\| Accept \| Answer \|\n\| --- \| --- \|\n((?:\|.*\n)+)/.exec(body)!;
  const rows = table!
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim().replaceAll('`', '')));
  expect(rows.length).toBeGreaterThan(5);
  for (const [, accept, answer] of rows) {
    const type = negotiate(accept === 'no header' ? null : accept!);
    expect([accept, answer]).toEqual([accept, type ?? '406 Not Acceptable']);
  }
});
