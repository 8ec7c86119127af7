import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lock, tryLock } from './lock.ts';

/** What a build leaves in its folder: the site, and the data of the edge function that belongs to it. */
export const OUTPUT = { site: 'dist', edge: '.edge' } as const;

/** Where builds work, beside what they will replace, so that a rename puts it there. */
const BUILD = '.build';
const LOCK = 'lock';
/** Says that the output of a staging directory is whole and is being put in place. */
const READY = 'ready';

/**
 * Runs a build below `folder` in a staging directory of its own, one build at a time, and then puts its output in place of
 * what is in `folder`. Where `build` throws, or the process ends, the old output stays; from the moment the output is
 * marked as ready, the next build or server finishes the swap.
 */
export async function withStaging<T>(folder: string, build: (staging: string) => Promise<T>): Promise<T> {
  mkdirSync(join(folder, BUILD), { recursive: true });
  const release = await lock(join(folder, BUILD, LOCK), () => console.log('Waiting for another build of this folder.'));
  try {
    finishSwaps(folder);
    // Thousands of files take seconds to remove: that is done while the pages are made.
    const cleared = Promise.allSettled(leftIn(folder).map((left) => rm(left, { recursive: true, force: true })));
    const staging = mkdtempSync(join(folder, BUILD, `staging-${Date.now().toString(36)}-`));
    for (const name of Object.values(OUTPUT)) mkdirSync(join(staging, name), { recursive: true });
    try {
      const result = await build(staging);
      writeFileSync(join(staging, READY), '');
      swap(staging, folder);
      return result;
    } finally {
      // What could not be removed is tried again by the next build.
      await cleared;
    }
  } finally {
    release();
  }
}

/** Finishes the swap of a build that was interrupted when its output was whole. A build that is running does so itself. */
export function finishInterruptedSwap(folder: string): void {
  if (!existsSync(join(folder, BUILD))) return;
  let release: (() => void) | undefined;
  try {
    release = tryLock(join(folder, BUILD, LOCK));
    if (release) finishSwaps(folder);
  } catch (error) {
    // A whole site that is there can be served all the same.
    console.warn(`What an interrupted build left is not put in place: ${String(error)}`);
  } finally {
    release?.();
  }
}

function finishSwaps(folder: string): void {
  for (const staging of leftIn(folder)) if (existsSync(join(staging, READY))) swap(staging, folder);
}

/** What earlier builds have left, oldest first: unfinished output, or the site that was there before their swap. */
const leftIn = (folder: string): string[] =>
  readdirSync(join(folder, BUILD))
    .filter((name) => !name.startsWith(LOCK))
    .toSorted()
    .map((name) => join(folder, BUILD, name));

function swap(staging: string, folder: string): void {
  for (const name of Object.values(OUTPUT)) {
    const fresh = join(staging, name);
    const place = join(folder, name);
    if (!existsSync(fresh)) continue;
    if (existsSync(place)) renameSync(place, join(staging, `old-${name}`));
    renameSync(fresh, place);
  }
}
