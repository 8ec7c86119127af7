import { expect, it } from 'vitest';
import { indexKnowledge } from '#answers/forBuild.ts';
import { createAnswerer } from '#answers/forRequests.ts';
import { examplesOf } from '#api/examples.ts';
import { collectEdgeSite } from '#build/collectEdgeSite.ts';
import { answerTo } from '#edge/answerTo.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import { URGENT_TABLES } from '#urgency/forBuild.ts';
import { createFirstAidFinder } from '#urgency/forRequests.ts';
import { loadSite } from '../load.ts';

const PRACTICES = ['content', 'tests/fixtures/practice'].map((folder) => {
  const site = loadSite(folder, {});
  const data = collectEdgeSite(site);
  const engines = {
    answer: createAnswerer(indexKnowledge(knowledgeOf(site))),
    firstAid: createFirstAidFinder(data.firstAid, URGENT_TABLES),
    report: (error: unknown) => {
      throw error;
    },
  };
  return { folder, site, ask: (question: string) => answerTo(question, data, engines).body };
});

it.each(PRACTICES)('the example answers in the documentation of $folder are what the API answers', ({ site, ask }) => {
  for (const { query, response } of examplesOf('answerQuestion', site)) {
    const { confidence: _, source: __, related: ___, ...documented } = response as Record<string, unknown>;
    expect(ask(query![1])).toMatchObject(documented);
  }
});

it.each(PRACTICES)(
  'questions that name the practice of $folder, and those it offers, are answered',
  ({ site, ask }) => {
    const { name, exampleQuestions = [] } = site.practice;
    const treatments = site.services.slice(0, 1).map(({ shortTitle }) => `${name}: ${shortTitle} yapıyor musunuz?`);
    const named = [`When is ${name} open?`, `${name} nerede, nasıl randevu alırım?`, ...treatments];
    const questions = [...named, ...exampleQuestions];
    expect(questions.length).toBeGreaterThan(2);
    const unanswered = questions.filter((question) => {
      const { matched, urgent } = ask(question);
      return !matched && !urgent;
    });
    expect(unanswered).toEqual([]);
  },
);
