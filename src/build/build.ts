import { existsSync, readdirSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { build } from 'astro';
import { repositoryOf } from '#admin/repository.ts';
import { ContentError, SettingsError } from '#content/finding.ts';
import { contentFolder, pathProblem, PROJECT_FOLDERS, realPath } from '#content/readContent.ts';
import { OUTPUT } from '#files/builtFiles.ts';
import { filesOf } from '#files/filesOf.ts';
import { withStaging } from './swap.ts';
import { BuildError } from './verifyBuild.ts';

/**
 * @throws SettingsError if nothing can be built into a folder: it is outside the project, where Astro would make all
 * builds share one folder, or what is there is published, content or not ours.
 */
function refuseFolder(root: string): void {
  const path = relative(process.cwd(), root);
  const [top = ''] = path.split(sep);
  if (top === '..' || isAbsolute(path))
    throw new SettingsError(
      `${root} is outside the project; build into a folder of the project, and copy ${OUTPUT.site}.`,
    );
  if (PROJECT_FOLDERS.has(top.toLowerCase()))
    throw new SettingsError(
      `${root} is in ${top}, which is replaced, or published as it is; build into another folder.`,
    );
  const problem = pathProblem(contentFolder(), root);
  if (problem) throw new SettingsError(problem);
  if (root === resolve() || !existsSync(root)) return;
  const [ownContent] = relative(root, contentFolder()).split(sep);
  const items = readdirSync(root).filter((name) => !name.startsWith('.') && name !== ownContent);
  if (items.length > 0 && !items.includes(OUTPUT.site))
    throw new SettingsError(`${root} holds something else than a build; build into an empty folder.`);
}

/** Get what the system says of a file that cannot be read or written: no permission, no space. Vite writes more. */
function systemProblem({ syscall, message }: NodeJS.ErrnoException): string | undefined {
  if (syscall) return message;
  const [, what, why] = /^(.*)\s+Caused by:\s+(.*) \(os error \d+\)$/m.exec(message) ?? [];
  return what && `${what}: ${why}`;
}

/**
 * Build the site. `dist` and `.edge` below `folder` are replaced together, after everything has been verified. Errors
 * are printed.
 * @returns whether it succeeded
 */
export async function buildInto(folder: string): Promise<boolean> {
  const root = realPath(resolve(folder));
  try {
    refuseFolder(root);
    // Astro would print the stack of an error in the settings or in the content.
    repositoryOf(process.env);
    const { site } = await import('#loading/currentSite.ts');
    await withStaging(root, (staging) => build({ outDir: join(staging, OUTPUT.site), logLevel: 'warn' }));
    const dist = join(root, OUTPUT.site);
    const sizes = filesOf(dist).map((file) => statSync(join(dist, file)).size);
    const mebibytes = sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
    console.log(
      `Built ${site.pages.length} pages for ${site.base}: ${sizes.length} files, ${mebibytes.toFixed(1)} MiB`,
    );
    return true;
  } catch (error) {
    const isExpected = [ContentError, SettingsError, BuildError].some((type) => error instanceof type);
    const problem = systemProblem(error as NodeJS.ErrnoException);
    console.error(
      isExpected ? (error as Error).message : problem === undefined ? error : `Cannot build into ${root}: ${problem}.`,
    );
    console.error(`\nNothing was built; ${OUTPUT.site} is as it was.`);
    return false;
  }
}
