import type { AnswersIndex } from './answersIndex.ts';
import { buildIndex } from './index/buildIndex.ts';
import type { Knowledge } from './index/knowledge.ts';
import { LANGUAGE, MODEL } from './index/learned.ts';

export type { Knowledge, KnownEntry } from './index/knowledge.ts';

/** Build the index of a practice's questions with what the engine has learned. */
export const indexKnowledge = (knowledge: Knowledge): AnswersIndex => buildIndex(knowledge, LANGUAGE, MODEL);

/** The confidence from which an entry is the answer. */
export const MIN_CONFIDENCE = MODEL.threshold;
