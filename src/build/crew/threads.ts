import { Thread } from './calls.ts';
import type { JOBS } from './jobs.ts';

export type BuildThread = Thread<typeof JOBS>;

/** Room for new objects in each thread, in MiB: with V8's own measure a crew holds twice the memory, and gains nothing. */
const YOUNGEST = 16;

/** Starts the threads of a build: this light module is loaded first, so that they load theirs beside the main one. */
export const startThreads = (count: number): BuildThread[] =>
  Array.from({ length: count }, () => new Thread(new URL('thread.ts', import.meta.url), YOUNGEST));
