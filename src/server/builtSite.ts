import { existsSync, type Stats, unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createHandler } from '#edge/handle.ts';
import { type EdgeData, parseEdgeModule } from '#edge/siteData.ts';
import { createFiles } from './serveFiles.ts';

interface BuiltSite {
  /** The folder of its files. */
  readonly dist: string;
  readonly data: EdgeData;
}

export type SiteHandler = (request: Request) => Promise<Response>;

/** The edge function's data: the last file that a build puts in place. */
const edgeFile = (folder: string): string => resolve(folder, '.edge', 'data.js');

/**
 * Read what a build has left in a folder: `dist`, and `.edge` beside it.
 * @throws Error if there is no build.
 */
export async function readBuilt(folder: string): Promise<BuiltSite> {
  const dist = resolve(folder, 'dist');
  const module = edgeFile(folder);
  for (const needed of [join(dist, 'index.html'), module])
    if (!existsSync(needed)) throw new Error(`There is no built site here: ${needed} is missing. Run "npm run build".`);
  return { dist, data: parseEdgeModule(await readFile(module, 'utf8')) };
}

/** Create the request handler of a built site: its files and the edge function. */
export function createSiteHandler({ dist, data }: BuiltSite): SiteHandler {
  const handle = createHandler(data);
  const files = createFiles(dist, data);
  return (request) => handle(request, files);
}

interface FollowOptions {
  /** How often to look at the folder, in milliseconds. */
  readonly interval?: number;
  /** Called when a build cannot be read; the previous site stays. */
  readonly report?: (error: unknown) => void;
}

/**
 * Serve the site in a folder, and each that a later build puts there. The old site answers until the new one has been
 * read, and completes the requests that it has begun. `stop` ends only the watching.
 * @throws Error if there is no build.
 */
export async function followBuilds(
  folder: string,
  { interval = 500, report = console.error }: FollowOptions = {},
): Promise<{ handle: SiteHandler; stop: () => void }> {
  let current: SiteHandler;
  const read = async (): Promise<void> => {
    current = createSiteHandler(await readBuilt(folder));
  };
  // It stands for the whole build: it is swapped after `dist`, and is missing only in between.
  const file = edgeFile(folder);
  const look = ({ mtimeMs }: Stats) => {
    if (mtimeMs !== 0) reading = reading.then(read).catch(report);
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
