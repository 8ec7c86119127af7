import { lintFile } from '#check/lintFile.ts';
import type { SourceFile } from '#content/yamlSource.ts';
import * as load from '#loading/load.ts';
import type { Site } from '#site/site.ts';

const linted = new Map<string, ReturnType<typeof lintFile>>();

/** Checking a file takes most of the time of loading a practice, and most tests change one file or none. */
const lintOnce: typeof lintFile = (file, known) => {
  // Pictures and fonts are on the disk, where a test may change them.
  if (file.text === '') return lintFile(file, known);
  const key = JSON.stringify([file, known]);
  const found = linted.get(key) ?? lintFile(file, known);
  linted.set(key, found);
  return found;
};

type Options = Parameters<typeof load.loadContent>[1];

/** As those of src/loading, but that all tests of a worker check the same file only once. */
export const contentOf = (files: readonly SourceFile[], options?: Options): load.LoadedContent =>
  load.contentOf(files, { lint: lintOnce, ...options });
export const loadContent = (folder?: string, options?: Options): load.LoadedContent =>
  load.loadContent(folder, { lint: lintOnce, ...options });
export const loadSite = (folder?: string, env: NodeJS.ProcessEnv = process.env): Site =>
  load.validSite(loadContent(folder, { env }));
export { validSite } from '#loading/load.ts';
