import { siteFiles } from '../files/all.ts';
import type { PrebuiltFile } from '../files/file.ts';
import type { Site } from '../site/site.ts';

/** The body of a prebuilt file of the site, by its path; undefined where there is none. */
export type ReadFile = (path: string) => Promise<PrebuiltFile['body'] | undefined>;

/** Makes the site's files in their order as far as they are asked for: an editor looks at few of them after a change. */
export function filesOnDemand(site: Site, now: Date): ReadFile {
  const source = siteFiles(site, now);
  const made = new Map<string, PrebuiltFile['body']>();
  let turn: Promise<unknown> = Promise.resolve();
  const find = async (path: string) => {
    while (!made.has(path)) {
      const { done, value } = await source.next();
      if (done) return undefined;
      made.set(value.path, value.body);
    }
    return made.get(path);
  };
  return (path) => {
    const found = turn.then(() => find(path));
    turn = found.catch(() => undefined);
    return found;
  };
}
