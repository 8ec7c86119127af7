import { truncateSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** SQLite's codes for a lock held elsewhere, and for a file that is not a database. */
const BUSY = 5;
const NOT_A_DATABASE = 26;
/** Time between two attempts, in milliseconds. */
const RETRY_MS = 100;

/**
 * Take an exclusive lock. SQLite uses the operating system's, which ends with its process, so no lock is ever stale.
 * @returns a function that releases it; undefined if it is held elsewhere
 */
export function tryLock(file: string): (() => void) | undefined {
  const database = openDatabase(file);
  try {
    database.exec('BEGIN EXCLUSIVE');
    return () => database.close();
  } catch (error) {
    database.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === BUSY) return undefined;
    if (errcode !== NOT_A_DATABASE) throw error;
    // An empty file is a valid database. The lock is on the file, so emptying it does not release it.
    truncateSync(file);
    return tryLock(file);
  }
}

/** A lock cannot be taken: its file is a folder, or cannot be written. */
export class LockError extends Error {}

function openDatabase(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (cause) {
    throw new LockError(`${file} must be a file that can be written: remove what is there, or make its folder.`, {
      cause,
    });
  }
}

/**
 * Wait for an exclusive lock.
 * @param onWait called once if it is held elsewhere
 */
export async function lock(file: string, onWait: () => void): Promise<() => void> {
  for (let attempt = 0; ; attempt++) {
    const release = tryLock(file);
    if (release) return release;
    if (attempt === 0) onWait();
    await sleep(RETRY_MS);
  }
}
