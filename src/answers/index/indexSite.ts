import type { Site } from '#site/site.ts';
import type { AnswersIndex } from '../answersIndex.ts';
import { buildIndex } from './buildIndex.ts';
import { knowledgeOf } from './knowledge.ts';
import { LANGUAGE, MODEL } from './learned.ts';

/** Build the index of the question engine for a site. */
export const indexSite = (site: Site): AnswersIndex => buildIndex(knowledgeOf(site), LANGUAGE, MODEL);
