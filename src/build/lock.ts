import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** SQLite's code for a lock that somebody else holds. */
const BUSY = 5;
/** Time between two attempts, in milliseconds. */
const INTERVAL = 100;

/**
 * Takes a lock that one holder at a time has. It is the operating system's own, by way of SQLite: it ends with the
 * process that holds it, however that ends, so there is no stale lock to be told from a live one.
 * @returns what releases it; undefined where somebody else holds it.
 */
export function tryLock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return () => database.close();
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === BUSY) return undefined;
    throw error;
  }
}

/** The same, but waits for its turn. `onWait` is called once where it has to. */
export async function lock(file: string, onWait: () => void): Promise<() => void> {
  for (let attempt = 0; ; attempt++) {
    const release = tryLock(file);
    if (release) return release;
    if (attempt === 0) onWait();
    await sleep(INTERVAL);
  }
}
