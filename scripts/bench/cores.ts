import { spawn, spawnSync } from 'node:child_process';

/** The two cores of a small host. */
const CORES = '0,1';

/**
 * Keep this process, and what it starts, on two cores, and print that.
 * @returns whether the machine can.
 */
export function onTwoCores(): boolean {
  const pinned = spawnSync('taskset', ['-acp', CORES, String(process.pid)]).status === 0;
  console.log(pinned ? `On cores ${CORES}` : 'On every core: this machine has no taskset');
  return pinned;
}

/** Do some work; if `busy`, while two other processes keep both cores busy. */
export async function underLoad<T>(busy: boolean, work: () => Promise<T>): Promise<T> {
  const spinning = busy ? [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })) : [];
  try {
    return await work();
  } finally {
    for (const process of spinning) process.kill();
  }
}
