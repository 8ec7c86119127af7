import { build } from 'astro';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from './build.ts';
import { Crew } from './crew/crew.ts';
import type { Reading } from './crew/reading.ts';
import type { BuildThread } from './crew/threads.ts';
import { OUTPUT } from './swap.ts';
import { addressIn } from './load.ts';
import { prerender } from './prerender.ts';
import { filesOf, verify } from './verify.ts';
import { report } from './report.ts';
import type { Timings } from './timings.ts';
import { Work } from './work.ts';

/**
 * Makes the whole site of what the threads are reading in a staging directory, and verifies it.
 * @returns a table of what was made.
 * @throws ContentError, BuildError
 */
export async function make(
  staging: string,
  threads: readonly BuildThread[],
  reading: Reading,
  timings: Timings,
): Promise<string> {
  timings.reached('Astro loaded');
  const dist = join(staging, OUTPUT.site);
  const work = new Work(new Crew(threads), reading, dist, timings);
  const address = addressIn(reading.folder, process.env);
  await build({
    ...(address !== undefined && { site: address }),
    outDir: dist,
    // The staging is new, and some of the work begins before Vite's.
    vite: { build: { emptyOutDir: false } },
    integrations: [prerender(work)],
    logLevel: 'warn',
  });
  timings.reached('pages made');
  // @astrojs/sitemap numbers its files for sites of over 45,000 pages; below that there is one.
  renameSync(join(dist, 'sitemap-0.xml'), join(dist, 'sitemap.xml'));
  rmSync(join(dist, 'sitemap-index.xml'));
  await work.finish();
  const site = await work.site;
  const files = filesOf(dist);
  const faults = [...work.faults, ...verify(site, dist, files, work.published)];
  if (faults.length > 0) throw new BuildError(faults);
  writeFileSync(join(staging, OUTPUT.edge, 'data.js'), await work.edgeModule());
  timings.reached('verified');
  return `Built ${site.pages.length} pages for ${site.base}\n${report(dist, files)}`;
}
