import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '#content/finding.ts';
import { FILE_LIST, OUTPUT } from '#files/builtFiles.ts';

/** Where builds of a folder work: on the same file system, so that a rename puts the result in place. */
const placesIn = (folder: string) => {
  const work = join(folder, '.build');
  return {
    work,
    /** Holds the number of the process that builds. */
    lock: join(work, 'lock'),
    staging: join(work, 'new'),
    /** The output of a finished build, until it is in place. */
    finished: join(work, 'finished'),
    replaced: join(work, 'old'),
  };
};

/**
 * Run a build in a staging folder, and then put its output in place of the old one. If the build fails, the old output
 * stays; if the process dies while it replaces it, the next build or server does the rest.
 * @param build gets its staging folder
 * @throws SettingsError if another build of the folder runs, its site is from no build, or `.build` is a link
 */
export async function withStaging(folder: string, build: (staging: string) => Promise<void>): Promise<void> {
  const { work, lock, staging, finished } = placesIn(folder);
  mkdirSync(work, { recursive: true });
  if (lstatSync(work).isSymbolicLink())
    throw new SettingsError(`${work} is a symbolic link, which no build follows; remove it.`);
  takeLock(lock);
  try {
    finishSwap(folder);
    const site = join(folder, OUTPUT.site);
    if (existsSync(site) && !existsSync(join(folder, OUTPUT.edge, FILE_LIST)))
      throw new SettingsError(`${site} is from no build, and would be replaced; move it away.`);
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging);
    await build(staging);
    renameSync(staging, finished);
    finishSwap(folder);
  } catch (error) {
    // Vite may still write pages after one has failed, so what it leaves is removed again when the process ends.
    process.once('exit', () => {
      if (builderIn(lock) === undefined) rmSync(staging, { recursive: true, force: true });
    });
    throw error;
  } finally {
    // Unfinished output would keep a full disk full, and the next build would fail again.
    rmSync(staging, { recursive: true, force: true });
    rmSync(lock, { force: true });
  }
}

/**
 * Do the rest of a swap whose process died, unless a build is running, which does so itself. What prevents it is
 * printed: the site that stands can still be served.
 */
export function finishInterruptedSwap(folder: string): void {
  try {
    if (builderIn(placesIn(folder).lock) === undefined) finishSwap(folder);
  } catch (error) {
    console.error(`The last build is not in place: ${(error as Error).message}`);
  }
}

/** Put the output of a finished build in place, or what a process that died has left of it. */
function finishSwap(folder: string): void {
  const { finished, replaced } = placesIn(folder);
  if (!existsSync(finished)) return;
  rmSync(replaced, { recursive: true, force: true });
  mkdirSync(replaced);
  for (const name of Object.values(OUTPUT).filter((output) => existsSync(join(finished, output)))) {
    const place = join(folder, name);
    if (existsSync(place)) moveAway(place, join(replaced, name));
    renameSync(join(finished, name), place);
  }
  for (const left of [replaced, finished]) rmSync(left, { recursive: true, force: true });
}

function moveAway(place: string, to: string): void {
  try {
    renameSync(place, to);
  } catch (error) {
    if (!['EBUSY', 'EXDEV'].includes((error as NodeJS.ErrnoException).code!)) throw error;
    throw new SettingsError(`${place} is mounted, so no build can replace it; mount the folder above it instead.`);
  }
}

function takeLock(lock: string): void {
  let builder = builderIn(lock);
  if (builder === undefined && existsSync(lock)) {
    // Since it was read, another build may have replaced it by its own.
    const taken = `${lock}-${process.pid}`;
    renameSync(lock, taken);
    builder = builderIn(taken);
    if (builder !== undefined) renameSync(taken, lock);
    rmSync(taken, { force: true });
  }
  if (builder !== undefined)
    throw new SettingsError(
      `Another build of this folder is running, process ${builder}. Wait until it ends, or remove ${lock} if it is no build.`,
    );
  // It fails if another build has been faster.
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
}

/** Get the number of the process that holds a lock, unless it has died. */
function builderIn(lock: string): number | undefined {
  const builder = existsSync(lock) ? Number.parseInt(readFileSync(lock, 'utf8'), 10) : 0;
  // In a container the next build may have the number of one that was killed.
  if (!(builder > 0) || builder === process.pid) return undefined;
  try {
    process.kill(builder, 0);
    return builder;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH' ? undefined : builder;
  }
}
