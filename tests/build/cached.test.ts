import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { indexSite } from '../../src/answers/index/indexSite.ts';
import { loadSite } from '../../src/content/load.ts';

const folder = mkdtempSync(join(tmpdir(), 'answers-'));
vi.stubEnv('CACHE_DIR', folder);
// Another file of tests may have loaded it with another folder.
vi.resetModules();
const { cachedAnswers } = await import('../../src/build/cached.ts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const site = () => loadSite('tests/fixtures/practice', {});
const cached = () => readdirSync(join(folder, 'answers'));

it('keeps the index of what the practice knows, and builds another where an answer has changed', async () => {
  const built = JSON.parse(JSON.stringify(indexSite(site()))) as unknown;
  expect(JSON.parse(JSON.stringify(await cachedAnswers(site())))).toEqual(built);
  expect(cached()).toHaveLength(1);
  expect(await cachedAnswers(site())).toEqual(built);
  expect(cached()).toHaveLength(1);

  const other = site();
  const [category, ...rest] = other.faq;
  const [question, ...more] = category!.questions;
  const changed = { ...category!, questions: [{ ...question!, answer: 'Başka bir yanıt.' }, ...more] };
  const index = await cachedAnswers({ ...other, faq: [changed, ...rest] });
  expect(JSON.stringify(index)).toContain('Başka bir yanıt.');
  expect(cached()).toHaveLength(2);
});
