import { Worker } from 'node:worker_threads';
import { learn, type Example, type Learning } from './learn.ts';
import type { Pairs } from './pairs.ts';

/** What another thread is to learn. */
export interface Task {
  readonly examples: readonly Example[];
  readonly pairs: Pairs;
  readonly classes: number;
  readonly how: Learning;
  /** In memory of both threads: what is learned. */
  readonly values: Float32Array;
  /** Likewise: 0, then 1 when it is learned, or -1 where it failed. */
  readonly done: Int32Array;
}

/** A thread that has said nothing for so long, in milliseconds, is lost. */
const PATIENCE = 10 * 60_000;

/**
 * Learns the values of the same pairs in several ways at once: one on this thread, which then waits, the others on threads of
 * their own. What comes out is the same as of `learn`, one after the other.
 * @throws Error where a thread fails.
 */
export function learnAtOnce(
  examples: readonly Example[],
  pairs: Pairs,
  classes: number,
  ways: readonly Learning[],
): Pairs[] {
  const [own, ...others] = ways;
  const begun = others.map((how): Task => {
    const shared = (bytes: number) => new SharedArrayBuffer(bytes);
    const values = new Float32Array(shared(pairs.values.byteLength));
    const task = { examples, pairs, classes, how, values, done: new Int32Array(shared(4)) };
    new Worker(new URL('learner.ts', import.meta.url), { workerData: task }).unref();
    return task;
  });
  const learned = own ? [learn(examples, pairs, classes, own)] : [];
  for (const { values, done } of begun) {
    Atomics.wait(done, 0, 0, PATIENCE);
    if (Atomics.load(done, 0) !== 1) throw new Error('A thread that was to learn answers has failed.');
    learned.push({ ...pairs, values });
  }
  return learned;
}
