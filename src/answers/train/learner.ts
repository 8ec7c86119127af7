import { workerData } from 'node:worker_threads';
import type { Task } from './atOnce.ts';
import { learn } from './learn.ts';

const { examples, pairs, classes, how, values, done } = workerData as Task;
let found = -1;
try {
  values.set(learn(examples, pairs, classes, how).values);
  found = 1;
} finally {
  Atomics.store(done, 0, found);
  Atomics.notify(done, 0);
}
