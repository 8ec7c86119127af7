import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lock, tryLock } from './lock.ts';

/** The folders that a build produces: the site and its edge function. */
export const OUTPUT = { site: 'dist', edge: '.edge' } as const;

/** Builds work here, on the same file system, so that a rename puts the result in place. */
const BUILD_FOLDER = '.build';
const LOCK_FILE = 'lock';
/** Marks a staging directory whose output is complete and being put in place. */
const READY_FILE = 'ready';
/** The file of each output folder without which there is no site. */
const MAIN_FILES = { [OUTPUT.site]: 'index.html', [OUTPUT.edge]: 'data.js' } as const;

/**
 * Run a build in a staging directory, one at a time per folder, and then swap its output with the old one. If the build
 * fails or the process dies, the old output stays; once the new one is marked as ready, the next build or server
 * finishes the swap.
 */
export async function withStaging<T>(folder: string, build: (staging: string) => Promise<T>): Promise<T> {
  mkdirSync(join(folder, BUILD_FOLDER), { recursive: true });
  const release = await lock(join(folder, BUILD_FOLDER, LOCK_FILE), () =>
    console.log('Waiting for another build of this folder.'),
  );
  try {
    finishSwaps(folder);
    // Removing thousands of files takes seconds, so it runs in parallel.
    const cleared = Promise.allSettled(leftIn(folder).map((left) => rm(left, { recursive: true, force: true })));
    const staging = mkdtempSync(join(folder, BUILD_FOLDER, `staging-${Date.now().toString(36)}-`));
    for (const name of Object.values(OUTPUT)) mkdirSync(join(staging, name), { recursive: true });
    try {
      const result = await build(staging);
      writeFileSync(join(staging, READY_FILE), '');
      swap(staging, folder);
      return result;
    } finally {
      // The next build removes what is left.
      await cleared;
    }
  } finally {
    release();
  }
}

/** Finish an interrupted swap, unless a build is running, which does so itself. */
export function finishInterruptedSwap(folder: string): void {
  if (!existsSync(join(folder, BUILD_FOLDER))) return;
  let release: (() => void) | undefined;
  try {
    release = tryLock(join(folder, BUILD_FOLDER, LOCK_FILE));
    if (release) finishSwaps(folder);
  } catch (error) {
    // The site in place can still be served.
    console.warn(`What an interrupted build left is not put in place: ${String(error)}`);
  } finally {
    release?.();
  }
}

/** Swap in what earlier builds marked as ready. The mark alone could be anybody's: what lacks a main file is left. */
function finishSwaps(folder: string): void {
  for (const staging of leftIn(folder))
    if (existsSync(join(staging, READY_FILE)) && isComplete(staging, folder)) swap(staging, folder);
}

/** Tell whether the main files are there and not empty, those of folders already in place included. */
const isComplete = (staging: string, folder: string): boolean =>
  Object.entries(MAIN_FILES).every(([name, file]) => {
    const parent = existsSync(join(staging, name)) ? staging : folder;
    return statSync(join(parent, name, file), { throwIfNoEntry: false })?.size;
  });

/** List what earlier builds have left behind, oldest first. */
const leftIn = (folder: string): string[] =>
  readdirSync(join(folder, BUILD_FOLDER))
    .filter((name) => !name.startsWith(LOCK_FILE))
    .toSorted()
    .map((name) => join(folder, BUILD_FOLDER, name));

function swap(staging: string, folder: string): void {
  for (const name of Object.values(OUTPUT)) {
    const fresh = join(staging, name);
    const place = join(folder, name);
    if (!existsSync(fresh)) continue;
    if (existsSync(place)) renameSync(place, join(staging, `old-${name}`));
    renameSync(fresh, place);
  }
}
