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
import { KeptPages } from './keptPages.ts';
import { LintCache } from '../content/lintCache.ts';
import { loadContent, validSite, type Content } from '../content/load.ts';
import { publish } from './publish.ts';
import { renderPages } from './renderPages.ts';
import { report } from './report.ts';
import { useSite } from '../content/currentSite.ts';
import { pageSiteOf } from '../content/pageSite.ts';
import { OUTPUT, withStaging } from './swap.ts';
import { withTemplates } from './templates.ts';
import { Timings } from './timings.ts';
import { filesOf, verify } from './verify.ts';

/**
 * Builds the site of this process's content: `dist` and `.edge` below `folder` are replaced together, and only when
 * everything has been verified. What is wrong is printed.
 * @returns whether `folder` holds the new build.
 */
export async function buildInto(folder: string): Promise<boolean> {
  const timings = new Timings();
  try {
    const made = await withStaging(resolve(folder), (staging) => build(staging, timings));
    timings.reached('swapped in');
    console.log(`${made}\n${timings.toString()}`);
    return true;
  } catch (error) {
    const known = error instanceof ContentError || error instanceof BuildError;
    console.error(known ? error.message : error);
    console.error(`\nNothing was built; ${OUTPUT.site} is as it was.`);
    return false;
  }
}

/** Load, render, outputs, verify. @returns a table of what was made. @throws ContentError, BuildError */
async function build(staging: string, timings: Timings): Promise<string> {
  const dist = join(staging, OUTPUT.site);
  // In a process of its own, while content is read.
  const edgeFunction = bundleEdgeFunction();
  edgeFunction.catch(() => {});
  const folder = contentFolder();
  saveMemory(folder);
  const site = load(folder);
  const view = pageSiteOf(site);
  useSite(site, view.site);
  timings.reached('content read and checked');

  // Pictures are drawn on threads of the library's own while templates are bundled.
  const cards = timings.beside('social cards drawn', publish(dist, cardFiles(site, cachedCard)));
  cards.catch(() => {});
  const photos = timings.beside('photographs made', publish(dist, photoFiles(site, cachedPhoto)));
  photos.catch(() => {});
  const kept = new KeptPages(view);
  const made = await withTemplates(staging, (templates) => {
    timings.reached('templates compiled');
    return renderPages(templates, site, view, kept, dist);
  });
  timings.reached(`pages rendered (${made} of ${site.pages.length})`);
  // They have been made, or kept.
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const texts: PageTexts = {
    post: (post) => JSON.parse(read(postPath(post))) as Post,
    text: ({ path }) => textIn(read(markdownPath(path))),
    file: async (path, posts, make) => {
      const pages = posts.map(({ ref }) => site.pagesByPath.get(site.pathOf(ref))!);
      return (await kept.files(path, pages, () => [{ path, body: make() }]))[0]!.body;
    },
  };
  const errors = [...(await cards), ...(await photos), ...(await publish(dist, siteFiles(site, texts)))];
  timings.reached('other files written');

  const edge = join(staging, OUTPUT.edge);
  writeFileSync(
    join(edge, 'data.js'),
    edgeModule({ ...edgeData(site), urgentTables: URGENT_TABLES, answers: await cachedAnswers(site) }),
  );
  mkdirSync(join(edge, 'netlify'));
  writeFileSync(join(edge, 'netlify', 'site.js'), (await edgeFunction).source);
  timings.reached('answers indexed');

  const files = filesOf(dist);
  errors.push(...kept.errors, ...verify(site, dist, files, kept.verified));
  if (errors.length > 0) throw new BuildError(errors);
  timings.reached('verified');
  return `Built ${site.pages.length} pages for ${site.base}\n${report(dist, files)}`;
}

/** Files of content from which on a build saves memory. */
const LARGE = 2000;

/** V8 may hold twice what lives before it collects. On a small site that is little, and saves time; at 10,000 posts it is 150 MiB, and saves none. */
function saveMemory(folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  if (files.length > LARGE) setFlagsFromString('--heap-growing-percent=50');
}

/** The site of a content folder; files that have not changed since the last build are not linted again. */
function load(folder: string): Site {
  const cache = new LintCache(folder);
  const content = loadContent(folder, { env: process.env, lint: cache.lint });
  cache.save();
  const site = validSite(content);
  warn(content);
  return site;
}

/** Warnings that are shown; an old blog has thousands. */
const SHOWN = 10;

/** Says what is no reason not to build: texts still to be written, a date that has passed, a page that nobody has reviewed for long. */
function warn({ entries, files, problems }: Content): void {
  const todos = problems.filter(isPlaceholder).length;
  if (todos > 0)
    console.warn(`${todos} text(s) are still to be written and are shown as they are; "npm run check" lists them.`);
  const warnings = reviewProblems(entries!, files, new Date().toLocaleDateString('sv'));
  const first = [...warnings.take(SHOWN)];
  if (first.length > 0) console.warn(`Warnings ("npm run check" lists all):\n${formatProblems(first)}`);
}

/** A finished build that breaks the contract. */
class BuildError extends Error {
  constructor(errors: readonly string[]) {
    super(`The build breaks the contract in ${errors.length} place(s):\n${errors.join('\n')}`);
  }
}
