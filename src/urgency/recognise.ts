import { URGENT_TABLES } from './allTables.ts';
import type { Reader } from './read.ts';
import {
  createEvidence as evidenceWithTables,
  createQuestionReader,
  createRecogniser as withTables,
  signsOf,
  type MoreWords,
} from './recogniser.ts';

/** As `recogniser.ts` makes them, with all tables: for the build, checks and tests. The edge function gets the tables with its data. */
export const createRecogniser = (more: MoreWords = {}) => withTables(URGENT_TABLES, more);

/** Finds every sign that a question shows, as `signs/` writes it. */
export function createSignFinder(more: MoreWords = {}, options: Reader = {}) {
  const read = createQuestionReader(URGENT_TABLES, more, options);
  return (question: string) => signsOf(read(question));
}

export const createEvidence = (more: MoreWords = {}) => evidenceWithTables(URGENT_TABLES, more);
