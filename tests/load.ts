import { checkFile } from '#check/checkFile.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import * as load from '#loading/load.ts';
import type { Site } from '#site/site.ts';

const checked = new Map<string, ReturnType<typeof checkFile>>();

/** Checking a file takes most of the time of loading a practice, and most tests change one file or none. */
const checkOnce: typeof checkFile = (file, known) => {
  // Pictures and fonts are on the disk, where a test may change them.
  if (file.text === '') return checkFile(file, known);
  const key = JSON.stringify([file, known]);
  const found = checked.get(key) ?? checkFile(file, known);
  checked.set(key, found);
  return found;
};

type Options = Parameters<typeof load.loadContent>[1];

/** As those of src/loading, but that all tests of a worker check the same file only once. */
export const contentOf = (files: readonly ContentFile[], options?: Options): load.LoadedContent =>
  load.contentOf(files, { check: checkOnce, ...options });
export const loadContent = (folder?: string, options?: Options): load.LoadedContent =>
  load.loadContent(folder, { check: checkOnce, ...options });
export const loadSite = (folder?: string, env: NodeJS.ProcessEnv = process.env): Site =>
  load.validSite(loadContent(folder, { env }));
export { validSite } from '#loading/load.ts';
