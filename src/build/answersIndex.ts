import type { AnswersIndex } from '../answers/data.ts';
import { buildIndex } from '../answers/index/buildIndex.ts';
import { knowledgeOf } from '../answers/index/knowledge.ts';
import { LANGUAGE, MODEL } from '../answers/index/learned.ts';
import type { Site } from '../site/site.ts';

/** Build the index of the question engine for a site. */
export const answersIndex = (site: Site): AnswersIndex => buildIndex(knowledgeOf(site), LANGUAGE, MODEL);
