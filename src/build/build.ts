import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Post } from '../api/posts.ts';
import { postPath } from '../api/snapshots.ts';
import { URGENT_TABLES } from '../urgency/tables.ts';
import { reviewProblems } from '../check/reviews.ts';
import { isPlaceholder } from '../check/texts.ts';
import { ContentError, formatProblems } from '../entries/problem.ts';
import { contentFolder } from '../entries/read.ts';
import { edgeModule } from '../edge/data.ts';
import type { PageTexts } from '../outputs/file.ts';
import { textIn } from '../markdown/alternate.ts';
import { markdownPath } from '../site/addresses.ts';
import { cardFiles } from '../outputs/cards.ts';
import { edgeData } from '../outputs/edgeData.ts';
import { photoFiles } from '../outputs/photos.ts';
import { siteFiles } from '../outputs/outputs.ts';
import type { Site } from '../site/site.ts';
import { cachedAnswers } from './cachedAnswers.ts';
import { cachedPhoto } from './cachedPhoto.ts';
import { cachedCard } from './cachedCard.ts';
import { bundleEdgeFunction } from './edgeFunction.ts';
import { PageCache } from './pageCache.ts';
import { LintCache } from '../content/lintCache.ts';
import { loadContent, validSite, type Content } from '../content/load.ts';
import { writeFiles } from './writeFiles.ts';
import { renderPages } from './renderPages.ts';
import { LockError } from './lock.ts';
import { summaryTable } from './summary.ts';
import { useSite } from '../content/currentSite.ts';
import { pageSiteOf } from '../content/pageSite.ts';
import { OUTPUT, withStaging } from './swap.ts';
import { withTemplates } from './templates.ts';
import { Timings } from './timings.ts';
import { filesOf, verify } from './verify.ts';

/**
 * Build the site. `dist` and `.edge` below `folder` are replaced together, after everything has been verified. Errors are
 * printed.
 * @returns whether it succeeded
 */
export async function buildInto(folder: string): Promise<boolean> {
  const timings = new Timings();
  try {
    const made = await withStaging(resolve(folder), (staging) => build(staging, timings));
    timings.mark('swapped in');
    console.log(`${made}\n${timings.toString()}`);
    return true;
  } catch (error) {
    const known = [ContentError, BuildError, LockError].some((type) => error instanceof type);
    console.error(known ? (error as Error).message : error);
    console.error(`\nNothing was built; ${OUTPUT.site} is as it was.`);
    return false;
  }
}

/** @returns a summary. @throws ContentError, BuildError */
async function build(staging: string, timings: Timings): Promise<string> {
  const dist = join(staging, OUTPUT.site);
  // esbuild runs in its own process while content is read.
  const edgeFunction = bundleEdgeFunction();
  edgeFunction.catch(() => {});
  const folder = contentFolder();
  saveMemory(folder);
  const site = load(folder);
  const view = pageSiteOf(site);
  useSite(site, view.site);
  timings.mark('content read and checked');

  // sharp draws pictures on its own threads while templates are compiled.
  const cards = timings.parallel('social cards drawn', writeFiles(dist, cardFiles(site, cachedCard)));
  cards.catch(() => {});
  const photos = timings.parallel('photographs made', writeFiles(dist, photoFiles(site, cachedPhoto)));
  photos.catch(() => {});
  const cache = new PageCache(view);
  const made = await withTemplates(staging, (templates) => {
    timings.mark('templates compiled');
    return renderPages(templates, site, view, cache, dist);
  });
  timings.mark(`pages rendered (${made} of ${site.pages.length})`);
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const texts: PageTexts = {
    post: (post) => JSON.parse(read(postPath(post))) as Post,
    text: ({ path }) => textIn(read(markdownPath(path))),
    file: async (path, posts, make) => {
      const pages = posts.map(({ ref }) => site.pagesByPath.get(site.pathOf(ref))!);
      return (await cache.files(path, pages, () => [{ path, body: make() }]))[0]!.body;
    },
  };
  const errors = [...(await cards), ...(await photos), ...(await writeFiles(dist, siteFiles(site, texts)))];
  timings.mark('other files written');

  const edge = join(staging, OUTPUT.edge);
  writeFileSync(
    join(edge, 'data.js'),
    edgeModule({ ...edgeData(site), urgentTables: URGENT_TABLES, answers: await cachedAnswers(site) }),
  );
  mkdirSync(join(edge, 'netlify'));
  writeFileSync(join(edge, 'netlify', 'site.js'), (await edgeFunction).source);
  timings.mark('answers indexed');

  const files = filesOf(dist);
  errors.push(...cache.errors, ...verify(site, dist, files, cache.verified));
  if (errors.length > 0) throw new BuildError(errors);
  timings.mark('verified');
  return `Built ${site.pages.length} pages for ${site.base}\n${summaryTable(dist, files)}`;
}

/** Number of content files of a large site. */
const LARGE = 2000;

/** Let V8 collect garbage earlier on large sites: at 10,000 posts it saves 150 MiB and costs no time. */
function saveMemory(folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  if (files.length > LARGE) setFlagsFromString('--heap-growing-percent=50');
}

/** Load the site of a content folder. Unchanged files are not linted again. */
function load(folder: string): Site {
  const cache = new LintCache(folder);
  const content = loadContent(folder, { env: process.env, lint: cache.lint });
  cache.save();
  const site = validSite(content);
  warn(content);
  return site;
}

/** Maximum number of warnings shown. */
const SHOWN = 10;

/** Print warnings: placeholders, past dates, overdue reviews. */
function warn({ entries, files, problems }: Content): void {
  const todos = problems.filter(isPlaceholder).length;
  if (todos > 0)
    console.warn(`${todos} text(s) are still to be written and are shown as they are; "npm run check" lists them.`);
  const warnings = reviewProblems(entries!, files, new Date().toLocaleDateString('sv'));
  const first = [...warnings.take(SHOWN)];
  if (first.length > 0) console.warn(`Warnings ("npm run check" lists all):\n${formatProblems(first)}`);
}

/** The finished site violates the contract of `src/api/README.md`. */
class BuildError extends Error {
  constructor(errors: readonly string[]) {
    super(`The build breaks the contract in ${errors.length} place(s):\n${errors.join('\n')}`);
  }
}
