import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Post } from '../api/schemas/posts.ts';
import { postPath } from '../api/snapshots.ts';
import { reviewProblems } from '../check/reviews.ts';
import { isPlaceholder } from '../check/texts.ts';
import { useSite } from '../content/currentSite.ts';
import { LintCache } from '../content/lintCache.ts';
import { type Content, loadContent, SettingsError, validSite } from '../content/load.ts';
import { pageSiteOf } from '../content/pageSite.ts';
import { edgeModule } from '../edge/data.ts';
import { ContentError, formatProblems } from '../entries/problem.ts';
import { contentFolder } from '../entries/read.ts';
import { textIn } from '../markdown/alternate.ts';
import { edgeData } from '../outputs/edgeData.ts';
import { siteFiles } from '../outputs/outputs.ts';
import { cardFiles, photoFiles } from '../outputs/pictures.ts';
import { markdownPath } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { URGENT_TABLES } from '../urgency/tables.ts';
import { cachedAnswers, cachedCard, cachedPhoto } from './cached.ts';
import { bundleEdgeFunction } from './edgeFunction.ts';
import { filesOf, writeFiles } from './files.ts';
import { LockError } from './lock.ts';
import { renderPages } from './renderPages.ts';
import { OUTPUT, withStaging } from './swap.ts';
import { loadTemplates } from './templates.ts';
import { verify } from './verify.ts';

/**
 * Build the site. `dist` and `.edge` below `folder` are replaced together, after everything has been verified. Errors
 * are printed.
 * @returns whether it succeeded
 */
export async function buildInto(folder: string): Promise<boolean> {
  try {
    await withStaging(resolve(folder), build);
    printTime('swapped in');
    return true;
  } catch (error) {
    const known = [ContentError, SettingsError, BuildError, LockError].some((type) => error instanceof type);
    console.error(known ? (error as Error).message : error);
    console.error(`\nNothing was built; ${OUTPUT.site} is as it was.`);
    return false;
  }
}

/** @throws ContentError, BuildError */
async function build(staging: string): Promise<void> {
  const dist = join(staging, OUTPUT.site);
  const site = load(contentFolder());
  const pageSite = pageSiteOf(site);
  useSite(site, pageSite.site);
  printTime('content read and checked');

  // esbuild in its own process and sharp on its own threads work while templates are compiled and rendered.
  const beside = Promise.all([
    bundleEdgeFunction(),
    writeFiles(dist, cardFiles(site, cachedCard)),
    writeFiles(dist, photoFiles(site, cachedPhoto)),
  ]);
  // Awaited below; this only prevents an unhandled rejection meanwhile.
  beside.catch(() => {});
  const templates = await loadTemplates(staging);
  printTime('templates compiled');
  const { rendered, verified, errors: pageErrors } = await renderPages(templates, site, pageSite, dist);
  printTime(`pages rendered (${rendered} of ${site.pages.length})`);

  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const fileErrors = await writeFiles(
    dist,
    siteFiles(site, {
      post: (post) => JSON.parse(read(postPath(post))) as Post,
      text: ({ path }) => textIn(read(markdownPath(path))),
    }),
  );
  const [edgeFunction, cardErrors, photoErrors] = await beside;
  printTime('other files written');

  const edge = join(staging, OUTPUT.edge);
  const data = { ...edgeData(site), urgentTables: URGENT_TABLES, answers: await cachedAnswers(site) };
  writeFileSync(join(edge, 'data.js'), edgeModule(data));
  mkdirSync(join(edge, 'netlify'));
  writeFileSync(join(edge, 'netlify', 'site.js'), edgeFunction.source);
  printTime('answers indexed');

  const files = filesOf(dist);
  const errors = [...pageErrors, ...fileErrors, ...cardErrors, ...photoErrors, ...verify(site, dist, files, verified)];
  if (errors.length > 0) throw new BuildError(errors);
  printTime('verified');
  const bytes = files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  console.log(
    `Built ${site.pages.length} pages for ${site.base}: ${files.length} files, ${(bytes / 2 ** 20).toFixed(1)} MiB`,
  );
}

/** Print that a stage is done, and how many seconds after the process began. */
const printTime = (stage: string) => console.log(`${(performance.now() / 1000).toFixed(2).padStart(7)} s  ${stage}`);

/** Load the site of a content folder. Unchanged files are not linted again. */
function load(folder: string): Site {
  const cache = new LintCache(folder);
  const content = loadContent(folder, { env: process.env, lint: cache.lint });
  cache.save();
  const site = validSite(content);
  warn(content);
  return site;
}

const MAX_WARNINGS = 10;

/** Print warnings: placeholders, past dates, overdue reviews. */
function warn({ entries, files, problems }: Content): void {
  const todos = problems.filter(isPlaceholder).length;
  if (todos > 0)
    console.warn(`${todos} text(s) are still to be written and are shown as they are; "npm run check" lists them.`);
  const warnings = reviewProblems(entries!, files, new Date().toLocaleDateString('sv'));
  const first = [...warnings.take(MAX_WARNINGS)];
  if (first.length > 0) console.warn(`Warnings ("npm run check" lists all):\n${formatProblems(first)}`);
}

/** The finished site violates the contract of `src/api/README.md`. */
class BuildError extends Error {
  constructor(errors: readonly string[]) {
    super(`The build breaks the contract in ${errors.length} place(s):\n${errors.join('\n')}`);
  }
}
