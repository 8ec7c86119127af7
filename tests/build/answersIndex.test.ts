import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildIndex } from '../../src/answers/train/build.ts';
import { knowledgeOf } from '../../src/answers/train/knowledge.ts';
import { WEIGHTS } from '../../src/answers/train/weights.ts';
import { trainIndex } from '../../src/build/answersIndex.ts';
import { Cache } from '../../src/build/cache.ts';
import { loadSite } from '../../src/build/load.ts';

const root = mkdtempSync(join(tmpdir(), 'answers-'));
afterAll(() => rmSync(root, { recursive: true }));

const PRACTICE = 'tests/fixtures/practice';
const knowledge = knowledgeOf(loadSite(PRACTICE, {}));
const cold = buildIndex(knowledge, WEIGHTS);
const cache = new Cache('answers', 20, root);
const files = () => readdirSync(join(root, 'answers'));

it('trains the same index of the same knowledge', () => {
  expect(buildIndex(knowledge, WEIGHTS)).toEqual(cold);
});

it('keeps what was trained, and reads it where nothing has changed', () => {
  expect(trainIndex(knowledge, cache)).toEqual(cold);
  const file = join(root, 'answers', files()[0]!);
  const { ino } = statSync(file);
  expect(trainIndex(knowledge, cache)).toEqual(cold);
  expect(statSync(file).ino).toBe(ino);
});

it('trains nothing again for another address or another wording of an answer', () => {
  const elsewhere = knowledgeOf(loadSite(PRACTICE, { SITE_URL: 'http://localhost:4321' }));
  const [first, ...others] = elsewhere.entries;
  const changed = { ...elsewhere, entries: [{ ...first!, answer: 'Başka bir yanıt.' }, ...others] };
  const { entries, ...weights } = trainIndex(changed, cache);
  expect(files()).toHaveLength(1);
  expect(entries[0]).toMatchObject({ id: first!.id, answer: 'Başka bir yanıt.' });
  for (const { url } of entries) expect(url).toMatch(/^http:\/\/localhost:4321\//);
  expect({ ...weights, entries: cold.entries }).toEqual(cold);
});

it('trains again what was kept and is damaged', () => {
  const file = join(root, 'answers', files()[0]!);
  writeFileSync(file, readFileSync(file).subarray(0, 100));
  expect(trainIndex(knowledge, cache)).toEqual(cold);
  expect(trainIndex(knowledge, cache)).toEqual(cold);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ decision: cold.decision });
});

it('trains again where a phrasing was added', () => {
  const [first, ...others] = knowledge.entries;
  const more = {
    ...knowledge,
    entries: [{ ...first!, phrasings: [...first!.phrasings, 'gelmeden ne yapsam'] }, ...others],
  };
  expect(trainIndex(more, cache)).not.toEqual(cold);
  expect(files()).toHaveLength(2);
});
