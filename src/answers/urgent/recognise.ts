import { URGENT_TABLES } from './allTables.ts';
import type { Reader } from './read.ts';
import * as recogniser from './recogniser.ts';
import type { MoreWords } from './recogniser.ts';

/** As `recogniser.ts` makes them, with all tables: for the build, checks and tests. The edge function gets the tables with its data. */
export const createRecogniser = (more: MoreWords = {}) => recogniser.createRecogniser(URGENT_TABLES, more);

export const createSignFinder = (more: MoreWords = {}, options: Reader = {}) =>
  recogniser.createSignFinder(URGENT_TABLES, more, options);
