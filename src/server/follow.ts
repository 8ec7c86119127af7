import { type Stats, unwatchFile, watchFile } from 'node:fs';
import { edgeFile, readBuilt } from './folder.ts';
import { createSiteHandler } from './server.ts';

export interface FollowingSite {
  readonly handle: (request: Request) => Promise<Response>;
  /** Stop watching the folder. Requests are still answered. */
  stop: () => void;
}

interface FollowOptions {
  /** How often to look at the folder, in milliseconds. */
  readonly interval?: number;
  /** Called when a build cannot be read; the previous site stays. */
  readonly report?: (error: unknown) => void;
}

/**
 * Serve the site in a folder, and each that a later build puts there. The old site answers until the new one has been
 * read, and completes the requests that it has begun.
 * @throws Error if there is no build.
 */
export async function followBuilds(
  folder: string,
  { interval = 500, report = console.error }: FollowOptions = {},
): Promise<FollowingSite> {
  let current: FollowingSite['handle'];
  const read = async (): Promise<void> => {
    current = createSiteHandler(await readBuilt(folder));
  };

  // It stands for the whole build: it is swapped after `dist`, and is missing only in between.
  const file = edgeFile(folder);
  const look = (now: Stats) => {
    if (now.mtimeMs === 0) return;
    reading = reading.then(read).catch(report);
  };
  const stop = () => unwatchFile(file, look);
  // Watched before it is read, so that no swap is missed.
  watchFile(file, { interval, persistent: false }, look);
  let reading = read();
  await reading.catch((error: unknown) => {
    stop();
    throw error;
  });
  return { handle: (request) => current(request), stop };
}
