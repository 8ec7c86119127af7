import { studyFile, textProblems } from '../check/texts.ts';
import { parseEntries, type Entries } from '../entries/entries.ts';
import { parseFile } from '../entries/parse.ts';
import { ContentError, inOrder, type Problem } from '../entries/problem.ts';
import { contentFolder, readContent } from '../entries/read.ts';
import { checkReferences } from '../entries/references.ts';
import type { SourceFile } from '../entries/source.ts';
import { createAnswerer } from '../answers/answerer.ts';
import { documentation } from '../api/documentation.ts';
import { buildSite } from '../site/build.ts';
import type { Site } from '../site/site.ts';
import { answersIndex } from './answersIndex.ts';

export interface Content {
  readonly files: readonly SourceFile[];
  readonly entries: Entries | undefined;
  readonly problems: readonly Problem[];
}

/** What is done with each file by itself, which is most of the work. */
export interface Readers {
  readonly parse: typeof parseFile;
  readonly study: typeof studyFile;
}

const READERS: Readers = { parse: parseFile, study: studyFile };

/** Reads a content folder and checks all of it. Problems come back; nothing is thrown for bad content. */
export function loadContent(folder: string = contentFolder(), readers: Readers = READERS): Content {
  const read = readContent(folder);
  const { files, entries, problems } = contentOf(read.files, readers);
  return { files, entries, problems: inOrder([...read.problems, ...problems]) };
}

/** Content that has been read, or that is about to be written, with all that a build would refuse of it. */
export function contentOf(files: readonly SourceFile[], readers: Readers = READERS): Content {
  const { entries, problems } = parseEntries(files, readers.parse);
  const references = entries ? checkReferences(entries, files) : [];
  const texts = textProblems(files, entries, documentation, readers.study);
  return { files, entries, problems: inOrder([...problems, ...references, ...texts]) };
}

/**
 * Reads a content folder into the model.
 * @throws ContentError with every problem, where there are errors.
 */
export function loadSite(
  folder: string = contentFolder(),
  env: NodeJS.ProcessEnv = process.env,
  readers: Readers = READERS,
): Site {
  const { entries, problems } = loadContent(folder, readers);
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (!entries || errors.length > 0) throw new ContentError(errors);
  return buildSite(entries, {
    base: siteAddress(env, entries.singles['practice.yaml'].url),
    documentation,
    createAsk: (site) => createAnswerer(answersIndex(site)),
  });
}

/**
 * The site's address: `SITE_URL`, else Netlify's `DEPLOY_PRIME_URL` on a deploy preview and `URL` elsewhere, else the
 * content's own (contract.md, Addresses).
 */
export function siteAddress(env: NodeJS.ProcessEnv, own: string): string {
  const preview =
    env['CONTEXT'] === 'deploy-preview' || env['CONTEXT'] === 'branch-deploy' ? env['DEPLOY_PRIME_URL'] : undefined;
  const address = env['SITE_URL'] || preview || (env['NETLIFY'] ? env['URL'] : undefined) || own;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(
      `The site's address must be an absolute http(s) address, found ${JSON.stringify(address)}; set SITE_URL.`,
    );
  return address.replace(/\/+$/, '');
}
