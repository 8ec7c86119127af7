import { expect, it } from 'vitest';
import { createAnswerer } from '#answers/answerer.ts';
import { indexSite } from '#answers/index/indexSite.ts';
import { type Example, examplesOf } from '#api/examples.ts';
import { loadSite } from '../load.ts';

it('the example answer is the real one, except for what the engine estimates', () => {
  const site = loadSite('tests/fixtures/practice', {});
  const [{ response }] = examplesOf('answerQuestion', site) as [Example];
  const { query, matched, id, question, answer, url } = response as Record<string, unknown>;
  const answered = createAnswerer(indexSite(site))(query as string);
  expect(answered).toMatchObject({ matched, id, question, answer, url });
});
