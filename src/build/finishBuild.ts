import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { indexKnowledge } from '#answers/forBuild.ts';
import { edgeModule } from '#edge/edgeData.ts';
import { EDGE_DATA, EDGE_FUNCTION, FILE_LIST, OUTPUT } from '#files/builtFiles.ts';
import { filesOf, HIDDEN } from '#files/filesOf.ts';
import { site } from '#loading/currentSite.ts';
import { FILES } from '#site/addresses.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import { URGENT_TABLES } from '#urgency/forBuild.ts';
import { collectEdgeSite } from './collectEdgeSite.ts';
import { composeNames } from './composeNames.ts';
import { bundleEdgeFunction } from './edgeFunction.ts';
import { headersFile, redirectsFile } from './headersAndRedirects.ts';
import { BuildError, verifyBuild } from './verifyBuild.ts';

/**
 * Finish what Astro has built into `dist`: add what is no route, write the edge function and its data beside it, and
 * verify the whole.
 * @throws BuildError
 */
export async function finishBuild(dist: string): Promise<void> {
  // @astrojs/sitemap numbers its files, for sites of over 45,000 pages.
  renameSync(join(dist, 'sitemap-0.xml'), join(dist, FILES.sitemap));
  rmSync(join(dist, 'sitemap-index.xml'));
  writeFileSync(join(dist, '_headers'), headersFile(site));
  writeFileSync(join(dist, '_redirects'), redirectsFile(site));
  // What systems leave in `public/`, such as .DS_Store.
  for (const file of filesOf(dist).filter((path) => HIDDEN.test(path))) rmSync(join(dist, file));
  composeNames(dist);

  const edge = join(dirname(dist), OUTPUT.edge);
  rmSync(edge, { recursive: true, force: true });
  mkdirSync(dirname(join(edge, EDGE_FUNCTION)), { recursive: true });
  const data = { ...collectEdgeSite(site), urgentTables: URGENT_TABLES, answers: indexKnowledge(knowledgeOf(site)) };
  writeFileSync(join(edge, EDGE_DATA), edgeModule(data));
  writeFileSync(join(edge, EDGE_FUNCTION), (await bundleEdgeFunction()).source);

  const files = filesOf(dist);
  writeFileSync(join(edge, FILE_LIST), JSON.stringify(files));
  const errors = verifyBuild(site, dist, files);
  if (errors.length > 0) throw new BuildError(errors);
}
