import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ContentError } from '../entries/problem.ts';
import { contentFolder, listContent } from '../entries/read.ts';
import { beginReading } from './crew/reading.ts';
import { startThreads } from './crew/threads.ts';
import { clearStaging, finishInterruptedSwap, openStaging, OUTPUT, swapIn } from './swap.ts';
import { Timings } from './timings.ts';

/**
 * Builds the site of this process's content: `dist` and `.edge` below `folder` are replaced together, and only when
 * everything has been verified. What is wrong is printed. The number of threads, `count`, changes nothing but the time it takes.
 * @returns whether `folder` holds the new build.
 */
export async function buildInto(folder: string, count = threadsFor(contentFolder())): Promise<boolean> {
  const timings = new Timings();
  const threads = startThreads(count);
  let cleared: Promise<void> | undefined;
  try {
    const reading = beginReading(threads, contentFolder());
    finishInterruptedSwap(resolve(folder));
    const staging = openStaging(resolve(folder));
    // Thousands of files take seconds to remove: that is done while the pages are made.
    cleared = clearStaging(resolve(folder));
    // Loaded only now, while the threads read.
    const { make } = await import('./make.ts');
    const report = await make(staging, threads, reading, timings);
    await swapIn(staging, resolve(folder));
    timings.reached('in its place');
    console.log(`${report}\n${timings.toString()}`);
    return true;
  } catch (error) {
    const known = error instanceof ContentError || error instanceof BuildError;
    console.error(known ? error.message : error);
    console.error(`\nNothing was built; what stood in ${OUTPUT.site} stands there still.`);
    return false;
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
    await cleared;
  }
}

/**
 * Content files that are worth a thread of their own, as measured: it takes 0.3 s of a core to load what it needs. One
 * beside the main thread always pays, since it reads content while Vite is at work, and another that learns answers.
 */
const WORTH_A_THREAD = 2000;

const threadsFor = (content: string): number =>
  Math.min(availableParallelism(), 2 + Math.floor(listContent(content).names.length / WORTH_A_THREAD));

/** A finished build that breaks the contract. */
export class BuildError extends Error {
  constructor(faults: readonly string[]) {
    super(`The build breaks the contract in ${faults.length} place(s):\n${faults.join('\n')}`);
  }
}
