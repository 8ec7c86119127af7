import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type EdgeData, parseEdgeModule } from '#edge/edgeData.ts';
import { createHandler } from '#edge/handle.ts';
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

/**
 * Read what a build has left in a folder: `dist`, and `.edge` beside it.
 * @throws Error if there is no build.
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const dist = resolve(folder, OUTPUT.site);
  const module = resolve(folder, OUTPUT.edge, EDGE_DATA);
  const list = resolve(folder, OUTPUT.edge, FILE_LIST);
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
 * Create the request handler of the site in a folder, and ask it a question: data of another version of the code would
 * leave every emergency unrecognised.
 * @throws Error if there is no build, or one of another version
 */
export async function openSite(folder: string): Promise<SiteHandler> {
  const built = await readBuiltSite(folder);
  let failure: unknown;
  let report = (error: unknown): void => void (failure = error);
  const handle = createSiteHandler(built, createHandler(built.data, { report: (error) => report(error) }));
  await handle(new Request(`http://localhost/api/v1/answers?q=${encodeURIComponent('I cannot breathe')}`));
  if (failure !== undefined)
    throw new Error('The site was built by another version of this code. Run "npm run build" and start again.', {
      cause: failure,
    });
  report = console.error;
  return handle;
}
