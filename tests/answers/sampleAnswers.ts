import { createAnswerer } from '#answers/createAnswerer.ts';
import { indexKnowledge } from '#answers/forBuild.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import { sample } from '../sites.ts';

export const KNOWLEDGE = knowledgeOf(sample);

/** As it reaches the edge function: as a module's text. */
const INDEX = JSON.parse(JSON.stringify(indexKnowledge(KNOWLEDGE))) as ReturnType<typeof indexKnowledge>;

export const answer = createAnswerer(INDEX);

/** The id of the entry that answers; `undefined` if the engine is silent. */
export const idFor = (question: string): string | undefined => {
  const response = answer(question);
  return response.matched ? response.id : undefined;
};

export const idOf = (key: string): string => KNOWLEDGE.entries.find((entry) => entry.key === key)!.id;
