import { DatabaseSync } from 'node:sqlite';
import { SettingsError } from '#content/finding.ts';

/** SQLite's code for a lock that is held elsewhere. */
const BUSY = 5;

/** Longer than any build takes, in milliseconds. */
export const MAX_WAIT_MS = 3_600_000;

/**
 * Take an exclusive lock on a file. It is SQLite's, and so the operating system's, which ends with its process: no lock
 * is ever stale.
 * @param wait how long to block the process for it, in milliseconds
 * @returns a function that releases it; undefined if it is held elsewhere
 * @throws SettingsError if the file cannot be written, or is another one
 */
export function lock(file: string, wait = 0): (() => void) | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: wait });
    database.exec('BEGIN EXCLUSIVE');
    return () => database!.close();
  } catch (cause) {
    database?.close();
    if ((cause as { errcode?: number }).errcode === BUSY) return undefined;
    throw new SettingsError(`${file} must be a file that can be written, and ours: remove what is there.`);
  }
}
