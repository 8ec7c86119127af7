import { expect, it } from 'vitest';
import { createAnswerer } from '../../src/answers/answerer.ts';
import { indexSite } from '../../src/answers/index/indexSite.ts';
import { examplesOf } from '../../src/api/examples.ts';
import { loadSite } from '../../src/content/load.ts';
import { answerTo } from '../../src/edge/answers.ts';
import { edgeData } from '../../src/outputs/edgeData.ts';
import { ardManifest } from '../../src/outputs/wellKnown.ts';
import { URGENT_TABLES } from '../../src/urgency/tables.ts';
import { createUrgent } from '../../src/urgency/urgent.ts';

const PRACTICES = ['content', 'tests/fixtures/practice'].map((folder) => {
  const site = loadSite(folder, {});
  const data = edgeData(site);
  const engines = {
    answer: createAnswerer(indexSite(site)),
    urgent: createUrgent(data.urgent, URGENT_TABLES),
    report: (error: unknown) => {
      throw error;
    },
  };
  return { folder, site, ask: (question: string) => answerTo(question, data, engines) };
});

it.each(PRACTICES)('the example answers in the documentation of $folder are what the API answers', ({ site, ask }) => {
  for (const { query, response } of examplesOf('answerQuestion', site)) {
    const { confidence: _, source: __, related: ___, ...documented } = response as Record<string, unknown>;
    expect(ask(query![1])).toMatchObject(documented);
  }
});

it.each(PRACTICES)('the questions that $folder offers to agents and patients are answered', ({ site, ask }) => {
  const { entries } = JSON.parse(ardManifest(site)) as { entries: { type: string; representativeQueries: string[] }[] };
  const ofSkill = entries.filter(({ type }) => type.includes('skill')).flatMap((entry) => entry.representativeQueries);
  const questions = [...ofSkill, ...(site.practice.exampleQuestions ?? [])];
  expect(questions.length).toBeGreaterThan(2);
  const unanswered = questions.filter((question) => {
    const { matched, urgent } = ask(question);
    return !matched && !urgent;
  });
  expect(unanswered).toEqual([]);
});
