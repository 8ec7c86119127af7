import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lock, PATIENT } from './lock.ts';

/** The folders that a build produces: the site and its edge function. */
export const OUTPUT = { site: 'dist', edge: '.edge' } as const;

/** Builds work here, on the same file system, so that a rename puts the result in place. */
const BUILD_FOLDER = '.build';
const LOCK_FILE = 'lock';
/** Begins the names of staging folders, which sort by time. */
const STAGING = 'staging-';
/** Marks a staging folder whose output is complete and being put in place. */
const READY_FILE = 'ready';
/** The file of each output folder without which there is no site. */
const MAIN_FILES = { [OUTPUT.site]: 'index.html', [OUTPUT.edge]: 'data.js' } as const;

/**
 * Run a build in a staging folder, one at a time per folder, and then swap its output with the old one. If the build
 * fails or the process dies, the old output stays; once the new one is marked as ready, the next build or server
 * finishes the swap.
 * @param build gets its staging folder, and whether the build before it failed or was killed
 */
export async function withStaging(
  folder: string,
  build: (staging: string, isAfterFailure: boolean) => Promise<void>,
): Promise<void> {
  const place = join(folder, BUILD_FOLDER);
  mkdirSync(place, { recursive: true });
  const release = lock(join(place, LOCK_FILE)) ?? waitForLock(join(place, LOCK_FILE));
  try {
    finishSwaps(folder);
    const failed = stagingIn(folder);
    const staging = mkdtempSync(join(place, `${STAGING}${Date.now().toString(36)}-`));
    await build(staging, failed.length > 0);
    for (const left of failed) rmSync(left, { recursive: true });
    writeFileSync(join(staging, READY_FILE), '');
    finishSwaps(folder);
  } finally {
    release();
  }
}

function waitForLock(file: string): () => void {
  console.log('Waiting for another build of this folder.');
  const release = lock(file, PATIENT);
  if (!release) throw new Error(`Another build of this folder does not end; it holds ${file}.`);
  return release;
}

/** Finish an interrupted swap, unless a build is running, which does so itself. */
export function finishInterruptedSwap(folder: string): void {
  if (!existsSync(join(folder, BUILD_FOLDER))) return;
  try {
    const release = lock(join(folder, BUILD_FOLDER, LOCK_FILE));
    if (release) finishSwaps(folder);
    release?.();
  } catch (error) {
    // The site in place can still be served.
    console.warn(`What an interrupted build left is not put in place: ${String(error)}`);
  }
}

/** Swap in what builds marked as ready. The mark alone could be anybody's: what lacks a main file is left. */
function finishSwaps(folder: string): void {
  for (const staging of stagingIn(folder))
    if (existsSync(join(staging, READY_FILE)) && isComplete(staging, folder)) {
      swap(staging, folder);
      rmSync(staging, { recursive: true });
    }
}

/** Tell whether the main files are there and not empty, those of folders already in place included. */
const isComplete = (staging: string, folder: string): boolean =>
  Object.entries(MAIN_FILES).every(([name, file]) => {
    const parent = existsSync(join(staging, name)) ? staging : folder;
    return statSync(join(parent, name, file), { throwIfNoEntry: false })?.size;
  });

/** List the folders of builds that did not end, oldest first. */
const stagingIn = (folder: string): string[] =>
  readdirSync(join(folder, BUILD_FOLDER))
    .filter((name) => name.startsWith(STAGING))
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
