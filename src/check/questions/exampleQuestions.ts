import { indexKnowledge } from '#answers/forBuild.ts';
import { createAnswerer } from '#answers/forRequests.ts';
import type { Finding } from '#content/finding.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import type { Site } from '#site/site.ts';
import { findingOfField } from '../passages.ts';

/** Warn about questions that the question box offers, but does not answer. */
export function exampleQuestionWarnings(site: Site, files: readonly ContentFile[]): Finding[] {
  const { ask, exampleQuestions = [] } = site.practice;
  if (!ask || exampleQuestions.length === 0) return [];
  const answer = createAnswerer(indexKnowledge(knowledgeOf(site, false)));
  const message = 'is offered as an example, but the question box does not answer it; take a question that it answers';
  return exampleQuestions.flatMap((question, index) =>
    answer(question).matched
      ? []
      : [findingOfField(files, 'practice.yaml', ['exampleQuestions', index], message, 'warning')],
  );
}
