import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '#content/finding.ts';
import { EDGE_DATA, EDGE_FUNCTION, FILE_LIST, OUTPUT } from '#files/builtFiles.ts';
import { filesOf, foreignFiles } from '#files/filesOf.ts';
import { lock, MAX_WAIT_MS } from './lock.ts';

/** Where builds work: on the same file system, so that a rename puts the result in place. */
const BUILD_FOLDER = '.build';
const LOCK = join(BUILD_FOLDER, 'lock');
const STAGING = join(BUILD_FOLDER, 'new');
/** What a swap replaces, until it is done. */
const REPLACED = join(BUILD_FOLDER, 'old');

/**
 * Run a build in a staging folder, one at a time per folder, and then swap its output with the old one. If the build
 * fails, the old output stays; if the process dies, the next build or server puts back what was moved.
 * @param build gets its staging folder
 */
export async function withStaging(folder: string, build: (staging: string) => Promise<void>): Promise<void> {
  const release = lockFolder(folder);
  try {
    cleanUp(folder);
    const staging = join(folder, STAGING);
    mkdirSync(staging);
    await build(staging);
    for (const file of filesOf(staging)) flush(join(staging, file));
    refuseForeignFiles(folder);
    swap(folder);
  } finally {
    try {
      cleanUp(folder);
    } catch (error) {
      console.warn(`What the build has left stays until the next one: ${String(error)}`);
    }
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
    mkdirSync(place, { recursive: true });
  } catch (error) {
    throw new SettingsError(`${folder} is no folder to build into: ${(error as Error).message}`);
  }
  // What a link leads to is not ours to clear.
  for (const own of [place, join(folder, REPLACED)])
    if (lstatSync(own, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new SettingsError(`${own} must be a folder; remove what is there.`);
  if (!isOurs(place)) throw new SettingsError(`${place} is from no build of this project; move it away.`);
  const file = join(folder, LOCK);
  const free = lock(file);
  if (free) return free;
  console.log('Waiting for another build of this folder.');
  const release = lock(file, MAX_WAIT_MS);
  if (!release) throw new SettingsError(`Another build of this folder does not end; it holds ${file}.`);
  return release;
}

/** Tell whether the folder in which builds work is empty or has their lock: other programs have a `.build`, too. */
const isOurs = (place: string): boolean => existsSync(join(place, 'lock')) || filesOf(place).length === 0;

/** Put back what an interrupted swap has moved, unless a build is running, which does so itself. */
export function undoInterruptedSwap(folder: string): void {
  if (!isOurs(join(folder, BUILD_FOLDER))) return;
  if (lstatSync(join(folder, REPLACED), { throwIfNoEntry: false })?.isDirectory() !== true) return;
  try {
    const release = lock(join(folder, LOCK));
    try {
      if (release) cleanUp(folder);
    } finally {
      release?.();
    }
  } catch (error) {
    console.warn(`What an interrupted build has moved is not put back: ${String(error)}`);
  }
}

/** @throws SettingsError for a file of the site in place that no build has made: it would be lost. */
export function refuseForeignFiles(folder: string): void {
  const [site, edge] = [join(folder, OUTPUT.site), join(folder, OUTPUT.edge)];
  for (const place of [site, edge])
    if (lstatSync(place, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new SettingsError(`${place} is no folder of a build, and would be replaced; move it away.`);
  const list = join(edge, FILE_LIST);
  if (!existsSync(list) && filesOf(site).length > 0)
    throw new SettingsError(`${list} is missing, which tells what in ${site} is from a build; move both folders away.`);
  const foreign = [
    ...foreignFiles(site, existsSync(list) ? filesIn(list) : []).map((file) => join(site, file)),
    ...foreignFiles(
      edge,
      [EDGE_DATA, FILE_LIST, EDGE_FUNCTION].map((name) => `/${name}`),
    ).map((file) => join(edge, file)),
  ];
  if (foreign.length > 0)
    throw new SettingsError(
      `${foreign[0]} is from no build, and would be lost; move it away: what is to be published belongs in public/.`,
    );
}

function filesIn(list: string): string[] {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as string[];
  } catch {
    throw new SettingsError(`${list} cannot be read, which tells what is from a build; remove its folder and dist.`);
  }
}

/** Write a file's bytes to the disk: a power cut may lose what is not there, and keep its name. */
function flush(file: string): void {
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function swap(folder: string): void {
  const [staging, replaced] = [join(folder, STAGING), join(folder, REPLACED)];
  mkdirSync(replaced);
  for (const name of Object.values(OUTPUT)) {
    const place = join(folder, name);
    mkdirSync(place, { recursive: true });
    renameSync(place, join(replaced, name));
    renameSync(join(staging, name), place);
  }
  // From here on there is nothing to put back.
  renameSync(replaced, join(staging, 'old'));
}

/** Put back what a swap that did not end has moved, and remove what builds have left. */
function cleanUp(folder: string): void {
  const replaced = join(folder, REPLACED);
  for (const name of Object.values(OUTPUT)) {
    if (!existsSync(join(replaced, name))) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
    renameSync(join(replaced, name), join(folder, name));
  }
  for (const place of [replaced, join(folder, STAGING)]) rmSync(place, { recursive: true, force: true });
}
