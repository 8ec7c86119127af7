import { truncateSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** SQLite's codes for a lock that somebody else holds, and for a file that is no database of its. */
const BUSY = 5;
const NOT_A_DATABASE = 26;
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
    const { errcode } = error as { errcode?: number };
    if (errcode === BUSY) return undefined;
    if (errcode !== NOT_A_DATABASE) throw error;
    // The lock is on the file, not on what it holds: emptied, it is a database again, and whoever holds it still does.
    truncateSync(file);
    return tryLock(file);
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
