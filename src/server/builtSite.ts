import { existsSync, type Stats, unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type EdgeData, parseEdgeModule } from '#edge/edgeData.ts';
import { createHandler, type Handle } from '#edge/handle.ts';
import { EDGE_DATA, FILE_LIST, OUTPUT } from '#files/builtFiles.ts';
import { createFileServer } from './serveFiles.ts';

interface BuiltSite {
  /** The folder of its files. */
  readonly dist: string;
  readonly data: EdgeData;
  /** Paths of the files that the build has made, and of those of `public/`. */
  readonly files?: readonly string[];
}

export type SiteHandler = (request: Request) => Promise<Response>;

/** The edge function's data: the last file that a build puts in place. */
const edgeFile = (folder: string): string => resolve(folder, OUTPUT.edge, EDGE_DATA);

/**
 * Read what a build has left in a folder: `dist`, and `.edge` beside it.
 * @throws Error if there is no build.
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const dist = resolve(folder, OUTPUT.site);
  const module = edgeFile(folder);
  const list = join(dirname(module), FILE_LIST);
  for (const needed of [join(dist, 'index.html'), module, list])
    if (!existsSync(needed)) throw new Error(`There is no built site here: ${needed} is missing. Run "npm run build".`);
  const files = JSON.parse(await readFile(list, 'utf8')) as string[];
  return { dist, data: parseEdgeModule(await readFile(module, 'utf8')), files };
}

/** Create the request handler of a built site: its files and the edge function. */
export function createSiteHandler({ dist, data, files }: BuiltSite, handle = createHandler(data)): SiteHandler {
  const fetchFile = createFileServer(dist, data, files);
  return (request) => handle(request, fetchFile);
}

/**
 * Create the edge function and ask it a question: it makes its engines, which takes a second, and must be able to read
 * their data. That of another version would leave every emergency unrecognised.
 * @throws Error
 */
async function createTriedHandler(data: EdgeData): Promise<Handle> {
  let failure: unknown;
  let report = (error: unknown): void => void (failure = error);
  const handle = createHandler(data, { report: (error) => report(error) });
  const question = new Request(`http://localhost/api/v1/answers?q=${encodeURIComponent('I cannot breathe')}`);
  await handle(question, () => Promise.resolve(new Response(null, { status: 404 })));
  if (failure !== undefined)
    throw new Error('The site was built by another version of this code. Run "npm run build" and start again.', {
      cause: failure,
    });
  report = console.error;
  return handle;
}

interface FollowOptions {
  /** How often to look at the folder, in milliseconds. */
  readonly interval?: number;
  /** Called when a build cannot be read; the previous site stays. */
  readonly report?: (error: unknown) => void;
}

/**
 * Serve the site in a folder, and each that a later build puts there. Until a new one has been read, which takes a
 * second, the function is that of the old one. `stop` ends only the watching.
 * @throws Error if there is no build.
 */
export async function followBuilds(
  folder: string,
  { interval = 500, report = console.error }: FollowOptions = {},
): Promise<{ handle: SiteHandler; stop: () => void }> {
  let current: SiteHandler;
  const read = async (): Promise<void> => {
    const built = await readBuiltSite(folder);
    current = createSiteHandler(built, await createTriedHandler(built.data));
  };
  // A change of this file means a new build: the swap moves it last, after `dist`.
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
