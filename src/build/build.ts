import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'astro';
import { ContentError, SettingsError } from '#content/problem.ts';
import { contentFolder, placeProblem } from '#content/readContent.ts';
import { FILES } from '#site/addresses.ts';
import { ChangedError } from '#styles/readUnchanged.ts';
import { EDGE_DATA, lockFolder, OUTPUT, withStaging } from './swap.ts';
import { BuildError } from './verify.ts';

/** The files by which each folder that a build makes is known. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  [OUTPUT.site]: [FILES.llms, FILES.openApi, '_headers'],
  [OUTPUT.edge]: [EDGE_DATA],
};

/** @throws SettingsError if a folder that a build would replace holds what no build has made. */
function refuseForeignFiles(root: string): void {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const [name, files] of Object.entries(MADE)) {
    const place = join(root, name);
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (found && (!found.isDirectory() || isForeign(place, files)))
      throw new SettingsError(`${place} is what no build has made, and would be replaced; move it away.`);
  }
  const problem = placeProblem(contentFolder(), root);
  if (problem) throw new SettingsError(problem);
}

const isForeign = (place: string, files: readonly string[]): boolean =>
  readdirSync(place).length > 0 && !files.every((file) => existsSync(join(place, file)));

/** Tell whether a folder beside the project has a path that begins with the project's, as "site-2" beside "site". */
const looksLikeInside = (root: string): boolean =>
  root.startsWith(process.cwd()) && relative(process.cwd(), root).startsWith('..');

/**
 * Build the site. `dist` and `.edge` below `folder` are replaced together, after everything has been verified. Errors
 * are printed.
 * @param force whether to render every page again
 * @returns whether it succeeded
 */
export async function buildInto(folder: string, force = false): Promise<boolean> {
  const root = resolve(folder);
  let release: (() => void) | undefined;
  try {
    refuseForeignFiles(root);
    // Astro compares the paths as texts, and would not find the packages.
    if (looksLikeInside(root))
      throw new SettingsError(`${root} begins with the path of the project; build into a folder of another name.`);
    // Astro would print the stack of an error in the content.
    await import('#loading/currentSite.ts');
    // For an output elsewhere Astro compiles into the project's `.astro`, which two builds must not share.
    if (relative(process.cwd(), root).startsWith('..')) release = lockFolder(process.cwd());
    await withStaging(root, (staging, isAfterFailure) =>
      build({
        outDir: join(staging, OUTPUT.site),
        cacheDir: join(root, '.cache/astro'),
        // A build that ended early may have kept pages under the keys of older ones.
        force: force || isAfterFailure,
        logLevel: 'warn',
      }),
    );
    return true;
  } catch (error) {
    const isExpected = [ContentError, SettingsError, BuildError, ChangedError].some((type) => error instanceof type);
    console.error(isExpected ? (error as Error).message : error);
    console.error(`\nNothing was built; ${OUTPUT.site} is as it was.`);
    return false;
  } finally {
    release?.();
  }
}
