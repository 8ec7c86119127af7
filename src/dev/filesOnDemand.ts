import { cachedCard, cachedPhoto } from '../build/cached.ts';
import type { OutputFile } from '../outputs/file.ts';
import { pageFiles, siteFiles } from '../outputs/outputs.ts';
import { cardFiles, photoFiles } from '../outputs/pictures.ts';
import type { Site } from '../site/site.ts';

/** Get a file of the site by its path; undefined if there is none. */
type ReadFile = (path: string) => Promise<OutputFile['body'] | undefined>;

/** Generate the site's files in order, only up to the requested one. */
export function filesOnDemand(site: Site): ReadFile {
  const source = everyFile(site);
  const made = new Map<string, OutputFile['body']>();
  let turn: Promise<unknown> = Promise.resolve();
  const find = async (path: string) => {
    while (!made.has(path)) {
      const next = await source.next();
      if (next.done) return undefined;
      made.set(next.value.path, next.value.body);
    }
    return made.get(path);
  };
  return (path) => {
    const found = turn.then(() => find(path));
    turn = found.catch(() => undefined);
    return found;
  };
}

async function* everyFile(site: Site): AsyncGenerator<OutputFile> {
  for (const page of site.pages) yield* pageFiles(site, site, page);
  yield* siteFiles(site);
  yield* photoFiles(site, cachedPhoto);
  // Last, because they take longest.
  yield* cardFiles(site, cachedCard);
}
