import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildIndex } from '../../src/answers/train/build.ts';
import { knowledgeOf } from '../../src/answers/train/knowledge.ts';
import { WEIGHTS } from '../../src/answers/train/weights.ts';
import { learnedIndex } from '../../src/build/answersIndex.ts';
import { Cache } from '../../src/build/cache.ts';
import { loadSite } from '../../src/build/load.ts';

const root = mkdtempSync(join(tmpdir(), 'answers-'));
afterAll(() => rmSync(root, { recursive: true }));

const knowledge = knowledgeOf(loadSite('tests/fixtures/practice', {}));
const fresh = buildIndex(knowledge, WEIGHTS);
const cache = new Cache('answers', root);
const files = () => readdirSync(join(root, 'answers'));

it('learns the same of the same knowledge', () => {
  expect(buildIndex(knowledge, WEIGHTS)).toEqual(fresh);
});

it('keeps what was learned, and reads it where nothing has changed', () => {
  expect(learnedIndex(knowledge, cache)).toEqual(fresh);
  const file = join(root, 'answers', files()[0]!);
  utimesSync(file, 1, 1);
  expect(learnedIndex(knowledge, cache)).toEqual(fresh);
  expect(statSync(file).mtimeMs).toBe(1000);
});

it('learns anew what was kept and is damaged', () => {
  const file = join(root, 'answers', files()[0]!);
  writeFileSync(file, readFileSync(file).subarray(0, 100));
  expect(learnedIndex(knowledge, cache)).toEqual(fresh);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(fresh);
});

it('learns anew where a phrasing was added', () => {
  const [first, ...others] = knowledge.entries;
  const more = {
    ...knowledge,
    entries: [{ ...first!, phrasings: [...first!.phrasings, 'gelmeden ne yapsam'] }, ...others],
  };
  expect(learnedIndex(more, cache)).not.toEqual(fresh);
  expect(files()).toHaveLength(2);
});
