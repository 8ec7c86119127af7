import { cpSync, existsSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { build } from 'astro';
import { repositoryOf } from '#admin/repository.ts';
import { ContentError, SettingsError } from '#content/finding.ts';
import { contentFolder, pathProblem, TAKEN } from '#content/readContent.ts';
import { OUTPUT } from '#files/builtFiles.ts';
import { ChangedError } from '#files/readUnchanged.ts';
import { lockFolder, refuseForeignFiles, undoInterruptedSwap, withStaging } from './swap.ts';
import { BuildError } from './verifyBuild.ts';

/** Where a site is built that is then copied to a folder outside the project. */
const ELSEWHERE = '.build/elsewhere';

/** @throws SettingsError if nothing can be built into a folder: what is there is published, content or not ours. */
function refuseFolder(root: string): void {
  const [top = ''] = relative(process.cwd(), root).split(sep);
  if (TAKEN.has(top.toLowerCase()))
    throw new SettingsError(
      `${root} is in ${top}, which is replaced, or published as it is; build into another folder.`,
    );
  const problem = pathProblem(contentFolder(), root);
  if (problem) throw new SettingsError(problem);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return;
  const [ownContent] = relative(root, contentFolder()).split(sep);
  const items = readdirSync(root).filter((name) => !name.startsWith('.') && name !== ownContent);
  if (root !== resolve() && items.length > 0 && !items.includes(OUTPUT.site))
    throw new SettingsError(`${root} holds something else than a build; build into an empty folder.`);
  undoInterruptedSwap(root);
  refuseForeignFiles(root);
}

/** Get what the system says of a file that cannot be read or written: no permission, no space. Vite writes more. */
function systemProblem({ syscall, message }: NodeJS.ErrnoException): string | undefined {
  if (syscall) return message;
  const [, what, why] = /^(.*)\s+Caused by:\s+(.*) \(os error \d+\)$/m.exec(message) ?? [];
  return what && `${what}: ${why}`;
}

/** Get where a path leads, links followed, whether or not it exists. */
const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));

/**
 * Build the site. `dist` and `.edge` below `folder` are replaced together, after everything has been verified. Errors
 * are printed.
 * @returns whether it succeeded
 */
export async function buildInto(folder: string): Promise<boolean> {
  const root = realPath(resolve(folder));
  let release: (() => void) | undefined;
  try {
    refuseFolder(root);
    // Astro would print the stack of an error in the settings or in the content.
    repositoryOf(process.env);
    await import('#loading/currentSite.ts');
    const isElsewhere = relative(process.cwd(), root).startsWith('..');
    if (isElsewhere) release = lockFolder(process.cwd());
    await withStaging(root, async (staging) => {
      // Astro compiles within the project, and renames from there: the folder may be on another file system.
      const made = isElsewhere ? resolve(ELSEWHERE) : staging;
      if (isElsewhere) rmSync(made, { recursive: true, force: true });
      await build({ outDir: join(made, OUTPUT.site), logLevel: 'warn' });
      if (!isElsewhere) return;
      for (const name of Object.values(OUTPUT)) cpSync(join(made, name), join(staging, name), { recursive: true });
      rmSync(made, { recursive: true });
    });
    return true;
  } catch (error) {
    const isExpected = [ContentError, SettingsError, BuildError, ChangedError].some((type) => error instanceof type);
    const problem = systemProblem(error as NodeJS.ErrnoException);
    console.error(
      isExpected ? (error as Error).message : problem === undefined ? error : `Cannot build into ${root}: ${problem}.`,
    );
    console.error(`\nNothing was built; ${OUTPUT.site} is as it was.`);
    return false;
  } finally {
    release?.();
  }
}
