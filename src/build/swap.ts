import { hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { SettingsError } from '#content/problem.ts';
import { filesOf, foreignFiles } from '#files/filesOf.ts';
import { lock, MAX_WAIT_MS } from './lock.ts';

/** The folders that a build produces: the site and its edge function. */
export const OUTPUT = { site: 'dist', edge: '.edge' } as const;
/** The data of the edge function, in its folder. */
export const EDGE_DATA = 'data.js';
/** The list of the site's files, beside it: what else lies among them is not from a build. */
export const FILE_LIST = 'files.json';
export const EDGE_FUNCTION = 'netlify/site.js';

/** Builds work here, on the same file system, so that a rename puts the result in place. */
const BUILD_FOLDER = '.build';
const LOCK_FILE = 'lock';
/** Names of staging folders begin with a time, by which they sort. */
const STAGING = /^staging-[a-z\d]+-\w{6}$/;
/** Marks a folder as one of ours. It holds the digest of every file once the output is complete. */
const DIGESTS_FILE = 'digests.json';

type Digests = Readonly<Record<string, string>>;

/**
 * Run a build in a staging folder, one at a time per folder, and then swap its output with the old one. If the build
 * fails or the process dies, the old output stays; once the new one is marked as ready, the next build or server
 * finishes the swap.
 * @param build gets its staging folder
 */
export async function withStaging(folder: string, build: (staging: string) => Promise<void>): Promise<void> {
  const release = lockFolder(folder);
  try {
    finishSwaps(folder);
    const failed = stagingIn(folder);
    const staging = mkdtempSync(join(folder, BUILD_FOLDER, `staging-${Date.now().toString(36)}-`));
    writeFileSync(join(staging, DIGESTS_FILE), '');
    for (const left of failed) rmSync(left, { recursive: true });
    await build(staging);
    markReady(staging);
    finishSwaps(folder);
  } finally {
    release();
  }
}

/**
 * Wait until no other build uses a folder, and keep others from it.
 * @returns a function that lets them in again
 * @throws SettingsError if the folder cannot be written to
 */
export function lockFolder(folder: string): () => void {
  const place = join(folder, BUILD_FOLDER);
  try {
    makeFolder(place);
  } catch (error) {
    throw new SettingsError(`${folder} is no folder to build into: ${(error as Error).message}`);
  }
  // What it leads to is not ours to clear.
  if (!lstatSync(place).isDirectory()) throw new SettingsError(`${place} must be a folder; remove what is there.`);
  return lock(join(place, LOCK_FILE)) ?? waitForLock(join(place, LOCK_FILE));
}

/** Make a folder and those above it. The recursion of `mkdirSync` never ends below `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another build may have made it.
    if (!existsSync(folder)) throw error;
  }
}

function waitForLock(file: string): () => void {
  console.log('Waiting for another build of this folder.');
  const release = lock(file, MAX_WAIT_MS);
  if (!release) throw new SettingsError(`Another build of this folder does not end; it holds ${file}.`);
  return release;
}

/** Finish an interrupted swap, unless a build is running, which does so itself. */
export function finishInterruptedSwap(folder: string): void {
  if (!existsSync(join(folder, BUILD_FOLDER))) return;
  try {
    const release = lock(join(folder, BUILD_FOLDER, LOCK_FILE));
    try {
      if (release) finishSwaps(folder);
    } finally {
      release?.();
    }
  } catch (error) {
    // The site in place can still be served.
    console.warn(`What an interrupted build left is not put in place: ${String(error)}`);
  }
}

/** Mark a staging folder as ready, once all of it is on the disk. */
function markReady(staging: string): void {
  const digests = Object.fromEntries(
    Object.values(OUTPUT).flatMap((name) =>
      filesOf(join(staging, name)).map((file) => [name + file, digestOf(join(staging, name, file), true)]),
    ),
  );
  writeFileSync(join(staging, DIGESTS_FILE), JSON.stringify(digests), { flush: true });
}

/** @throws SettingsError for a file of the site in place that no build has made: it would be lost. */
export function refuseForeignFiles(folder: string): void {
  const place = join(folder, OUTPUT.site);
  const list = join(folder, OUTPUT.edge, FILE_LIST);
  if (!existsSync(list) && filesOf(place).length > 0)
    throw new SettingsError(`${list} is missing, which tells what in ${place} is from a build; remove both folders.`);
  const made = existsSync(list) ? filesIn(list) : [];
  const own = [EDGE_DATA, FILE_LIST, EDGE_FUNCTION].map((name) => `/${name}`);
  const [file] = [...placesOf(place, made), ...placesOf(dirname(list), own)];
  if (file === undefined) return;
  throw new SettingsError(
    `${file} is from no build, and would be lost; move it away: what is to be published belongs in public/.`,
  );
}

function filesIn(list: string): string[] {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as string[];
  } catch {
    throw new SettingsError(`${list} cannot be read, which tells what is from a build; remove its folder and dist.`);
  }
}

const placesOf = (folder: string, made: readonly string[]): string[] =>
  foreignFiles(folder, made).map((file) => join(folder, file));

/**
 * Swap in what builds marked as ready. What lacks a file, or holds another one in its place, is left, and what it has
 * replaced is put back.
 * @throws SettingsError for a file in the way
 */
function finishSwaps(folder: string): void {
  for (const staging of stagingIn(folder))
    if (isComplete(staging, folder)) {
      swap(staging, folder);
      rmSync(staging, { recursive: true });
    } else swapBack(staging, folder);
}

/** Tell whether every file is there with its digest, those of folders already in place included. */
function isComplete(staging: string, folder: string): boolean {
  try {
    const digests = Object.entries(JSON.parse(readFileSync(join(staging, DIGESTS_FILE), 'utf8')) as Digests);
    const placeOf = (file: string) => (existsSync(join(staging, file.split('/')[0]!)) ? staging : folder);
    return digests.length > 0 && digests.every(([file, digest]) => digestOf(join(placeOf(file), file)) === digest);
  } catch {
    // Digests that are missing or cut off, or a missing file.
    return false;
  }
}

function digestOf(file: string, flush = false): string {
  const descriptor = openSync(file, 'r');
  try {
    if (flush) fsyncSync(descriptor);
    return hash('sha256', readFileSync(descriptor));
  } finally {
    closeSync(descriptor);
  }
}

/** List the folders of builds that did not end, oldest first. */
const stagingIn = (folder: string): string[] =>
  readdirSync(join(folder, BUILD_FOLDER))
    .filter((name) => STAGING.test(name))
    .toSorted()
    .map((name) => join(folder, BUILD_FOLDER, name))
    .filter((path) => lstatSync(path).isDirectory() && existsSync(join(path, DIGESTS_FILE)));

function swap(staging: string, folder: string): void {
  for (const name of Object.values(OUTPUT)) {
    const fresh = join(staging, name);
    const place = join(folder, name);
    if (!existsSync(fresh)) continue;
    // Once it is swapped, the list of its files is no longer in place.
    if (name === OUTPUT.site) refuseForeignFiles(folder);
    if (existsSync(place)) renameSync(place, oldIn(staging, name));
    renameSync(fresh, place);
  }
}

function swapBack(staging: string, folder: string): void {
  for (const name of Object.values(OUTPUT)) {
    const place = join(folder, name);
    if (!existsSync(oldIn(staging, name))) continue;
    if (existsSync(place)) renameSync(place, join(staging, name));
    renameSync(oldIn(staging, name), place);
  }
}

const oldIn = (staging: string, name: string): string => join(staging, `old-${name}`);
