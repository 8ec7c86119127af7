import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build leaves in its folder: the site, and the data of the edge function that belongs to it. */
export const OUTPUT = { site: 'dist', edge: '.edge' } as const;

/** Where builds do their work, beside what they will replace, so that a rename puts it there. */
const STAGING = '.build';
/** Says that the output of a staging directory is whole and is being put in place. */
const READY = 'ready';
const LOCK = 'lock';

/**
 * A folder of its own for one build below `folder`. Its name begins with the process's id; it stays when the build has
 * ended, with the site that the build has replaced, until the next build clears it.
 */
export function openStaging(folder: string): string {
  const staging = join(folder, STAGING, `${process.pid}-${Date.now().toString(36)}`);
  for (const name of Object.values(OUTPUT)) mkdirSync(join(staging, name), { recursive: true });
  return staging;
}

/**
 * Puts the output of a staging directory in place of what stands in `folder`. Two builds take turns. From the moment the staging is
 * marked as ready, an interruption loses nothing: the next build or server finishes the swap.
 */
export async function swapIn(staging: string, folder: string): Promise<void> {
  const release = await lock(folder);
  try {
    writeFileSync(join(staging, READY), '');
    swap(staging, folder);
  } finally {
    release();
  }
}

/** Finishes the swap of a build that was interrupted when its output was whole. */
export function finishInterruptedSwap(folder: string): void {
  for (const staging of abandoned(folder)) if (existsSync(join(staging, READY))) swap(staging, folder);
}

/** Removes what earlier builds have left: unfinished output, and the site that stood before the last swap. */
export async function clearStaging(folder: string): Promise<void> {
  await Promise.all(abandoned(folder).map((staging) => rm(staging, { recursive: true, force: true })));
}

/** Staging directories whose process has ended. */
function abandoned(folder: string): string[] {
  const stagingDirectories = join(folder, STAGING);
  if (!existsSync(stagingDirectories)) return [];
  return readdirSync(stagingDirectories)
    .filter((name) => name !== LOCK && !alive(Number.parseInt(name, 10)))
    .map((name) => join(stagingDirectories, name));
}

function swap(staging: string, folder: string): void {
  for (const name of Object.values(OUTPUT)) {
    const fresh = join(staging, name);
    const place = join(folder, name);
    if (!existsSync(fresh)) continue;
    if (existsSync(place)) renameSync(place, join(staging, `old-${name}`));
    renameSync(fresh, place);
  }
}

/** Waits for its turn. A lock whose process has gone is broken. */
async function lock(folder: string): Promise<() => void> {
  const path = join(folder, STAGING, LOCK);
  for (;;) {
    try {
      mkdirSync(path);
      writeFileSync(join(path, String(process.pid)), '');
      return () => rmSync(path, { recursive: true, force: true });
    } catch {
      const [owner] = existsSync(path) ? readdirSync(path) : [];
      if (owner !== undefined && !alive(Number(owner))) rmSync(path, { recursive: true, force: true });
      else await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
