import { build } from 'astro';
import { mkdirSync, renameSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ContentError } from '../entries/problem.ts';
import { currentSite } from './current.ts';
import { edgeModule } from './edgeData.ts';
import { prove } from './prove.ts';
import { report } from './report.ts';

/** Where a build does its work; what stands in `dist` stays until the work is whole. */
const WORKSHOP = '.build';

/**
 * Builds the site of this process's content into `folder` and the edge function's data into `.edge`, both at once and
 * only when everything has been proved. What is wrong is printed.
 * @returns whether `folder` holds the new build.
 */
export async function buildInto(folder: string): Promise<boolean> {
  const started = performance.now();
  const workshop = resolve(WORKSHOP, String(process.pid));
  try {
    const site = currentSite();
    console.log(`Building ${site.pages.length} pages for ${site.base}`);
    rmSync(workshop, { recursive: true, force: true });
    mkdirSync(workshop, { recursive: true });
    const dist = join(workshop, 'dist');
    await build({ root: '.', outDir: dist, logLevel: 'warn' });
    const faults = prove(site, dist);
    if (faults.length > 0) throw new BuildError(faults);
    mkdirSync(join(workshop, 'edge'));
    writeFileSync(join(workshop, 'edge', 'data.js'), edgeModule(site));
    swap(join(workshop, 'edge'), resolve('.edge'), workshop);
    swap(dist, resolve(folder), workshop);
    console.log(report(resolve(folder), performance.now() - started));
    return true;
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof BuildError)) throw error;
    console.error(`${error.message}\n\nNothing was built; ${folder} is as it was.`);
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

/** Puts `fresh` where `old` stands. */
function swap(fresh: string, old: string, workshop: string): void {
  if (existsSync(old)) renameSync(old, join(workshop, `old-${old.split('/').at(-1)}`));
  renameSync(fresh, old);
}
