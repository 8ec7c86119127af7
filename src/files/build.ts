import { build } from 'astro';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ContentError } from '../entries/problem.ts';
import { currentSite } from './current.ts';
import { edgeModule } from './edgeData.ts';
import { prove } from './prove.ts';
import { report } from './report.ts';

/** What a build leaves in its folder: the site, and the data of the edge function that belongs to it. */
export const OUTPUT = { site: 'dist', edge: '.edge' } as const;

/** Where a build does its work; what stands in `dist` stays until the work is whole. */
const WORKSHOP = '.build';

/**
 * Builds the site of this process's content: `dist` and `.edge` below `folder` are replaced together, and only when
 * everything has been proved. What is wrong is printed.
 * @returns whether `folder` holds the new build.
 */
export async function buildInto(folder: string): Promise<boolean> {
  const started = performance.now();
  const workshop = resolve(folder, WORKSHOP, String(process.pid));
  try {
    const site = currentSite();
    console.log(`Building ${site.pages.length} pages for ${site.base}`);
    rmSync(workshop, { recursive: true, force: true });
    const dist = join(workshop, OUTPUT.site);
    const edge = join(workshop, OUTPUT.edge);
    mkdirSync(edge, { recursive: true });
    await build({ outDir: dist, logLevel: 'warn' });
    const faults = prove(site, dist);
    if (faults.length > 0) throw new BuildError(faults);
    writeFileSync(join(edge, 'data.js'), edgeModule(site));
    for (const fresh of [edge, dist]) replace(resolve(folder, basename(fresh)), fresh, workshop);
    console.log(report(resolve(folder, OUTPUT.site), performance.now() - started));
    return true;
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof BuildError)) throw error;
    console.error(`${error.message}\n\nNothing was built; what stood in ${OUTPUT.site} stands there still.`);
    return false;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** A finished build that breaks the contract. */
class BuildError extends Error {
  constructor(faults: readonly string[]) {
    super(`The build breaks the contract in ${faults.length} place(s):\n${faults.join('\n')}`);
  }
}

/** Puts `fresh` where `old` stands; both are on one file system. */
function replace(old: string, fresh: string, workshop: string): void {
  if (existsSync(old)) renameSync(old, join(workshop, `old-${basename(old)}`));
  renameSync(fresh, old);
}
