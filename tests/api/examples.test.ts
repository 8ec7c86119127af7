import { expect, it } from 'vitest';
import { createAnswerer } from '../../src/answers/answerer.ts';
import { answerExamples } from '../../src/api/examples.ts';
import { answersIndex } from '../../src/build/answersIndex.ts';
import { loadSite } from '../../src/content/load.ts';

it('the example answer is the real one, except for what the engine estimates', () => {
  const site = loadSite('tests/fixtures/practice', {});
  const { query, matched, id, question, answer, url } = answerExamples(site)['match']!.value as Record<string, unknown>;
  const answered = createAnswerer(answersIndex(site))(query as string);
  expect(answered).toMatchObject({ matched, id, question, answer, url });
});
