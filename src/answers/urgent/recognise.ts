import { URGENT_TABLES } from './allTables.ts';
import type { Reader } from './read.ts';
import { createQuestionReader, signsOf, createRecogniser as withTables, type MoreWords } from './recogniser.ts';

/** As `recogniser.ts` makes them, with all tables: for the build, checks and tests. The edge function gets the tables with its data. */
export const createRecogniser = (more: MoreWords = {}) => withTables(URGENT_TABLES, more);

/** Finds every sign that a question shows, as `signs.ts` writes it. */
export function createSignFinder(more: MoreWords = {}, options: Reader = {}) {
  const read = createQuestionReader(URGENT_TABLES, more, options);
  return (question: string) => signsOf(read(question));
}

/** Reads questions, and says whether one shows a sign. */
export function createWordReader() {
  const read = createQuestionReader(URGENT_TABLES);
  return { read, shows: (question: string) => signsOf(read(question)).length > 0 };
}
