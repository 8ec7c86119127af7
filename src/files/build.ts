import { build } from 'astro';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { edgeModule } from '../edge/module.ts';
import { ContentError } from '../entries/problem.ts';
import { currentSite } from './current.ts';
import { edgeData } from './edgeData.ts';
import { clearWorkshops, finishInterrupted, openWorkshop, OUTPUT, putInPlace } from './exchange.ts';
import { prove } from './prove.ts';
import { report } from './report.ts';

/**
 * Builds the site of this process's content: `dist` and `.edge` below `folder` are replaced together, and only when
 * everything has been proved. What is wrong is printed.
 * @returns whether `folder` holds the new build.
 */
export async function buildInto(folder: string): Promise<boolean> {
  const started = performance.now();
  let cleared: Promise<void> | undefined;
  try {
    const site = currentSite();
    console.log(`Building ${site.pages.length} pages for ${site.base}`);
    finishInterrupted(resolve(folder));
    const workshop = openWorkshop(resolve(folder));
    // Thousands of files take seconds to remove: that is done while the pages are made.
    cleared = clearWorkshops(resolve(folder));
    const dist = join(workshop, OUTPUT.site);
    await build({ outDir: dist, logLevel: 'warn' });
    const faults = prove(site, dist);
    if (faults.length > 0) throw new BuildError(faults);
    writeFileSync(join(workshop, OUTPUT.edge, 'data.js'), edgeModule(edgeData(site)));
    await putInPlace(workshop, resolve(folder));
    console.log(report(resolve(folder, OUTPUT.site), performance.now() - started));
    return true;
  } catch (error) {
    const known = error instanceof ContentError || error instanceof BuildError;
    console.error(known ? error.message : error);
    console.error(`\nNothing was built; what stood in ${OUTPUT.site} stands there still.`);
    return false;
  } finally {
    await cleared;
  }
}

/** A finished build that breaks the contract. */
class BuildError extends Error {
  constructor(faults: readonly string[]) {
    super(`The build breaks the contract in ${faults.length} place(s):\n${faults.join('\n')}`);
  }
}
