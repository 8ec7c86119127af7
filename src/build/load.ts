import { anchorProblems } from '../check/links.ts';
import { gatherEntries, readEntry, type Entries, type Entry, type Reading } from '../entries/entries.ts';
import type { Practice } from '../entries/practice.ts';
import { ContentError, inOrder, type Problem } from '../entries/problem.ts';
import { contentFolder, listContent, readContent, readFiles } from '../entries/read.ts';
import { checkReferences } from '../entries/references.ts';
import type { SourceFile } from '../entries/source.ts';
import { documentation } from '../api/documentation.ts';
import { buildSite } from '../site/build.ts';
import type { Site } from '../site/site.ts';
import { examine, frameOf, judgeFiles, PRACTICE } from './examine.ts';

/** Content as a whole. */
export interface Assembled {
  readonly entries: Entries | undefined;
  /** Undefined where the content is too broken for one. */
  readonly site: Site | undefined;
  readonly problems: readonly Problem[];
}

/** A content folder; `problems` are all that a build would refuse, in the order of the files. */
export interface Content extends Assembled {
  readonly files: readonly SourceFile[];
}

/**
 * Makes the site of files that have been read, and finds what none of them tells alone. `addressOf` gives the site's
 * address for the practice's own; `sourceOf` the text of a file.
 */
export function assemble(
  readings: readonly Reading[],
  sourceOf: (name: string) => SourceFile | undefined,
  addressOf: (own: string) => string = (own) => own,
): Assembled {
  const { entries, problems } = gatherEntries(readings);
  if (!entries) return { entries, site: undefined, problems };
  const names = readings.map(({ name }) => name);
  const references = checkReferences(entries, names, sourceOf);
  try {
    const site = siteOf(entries, addressOf(entries.singles['practice.yaml'].url));
    return { entries, site, problems: [...problems, ...references] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { entries, site: undefined, problems: [...problems, ...references, ...error.problems] };
  }
}

/** The site of checked entries. */
export const siteOf = (entries: Entries, base: string): Site => buildSite(entries, { base, documentation });

/** Reads a content folder and checks all of it. Problems come back; nothing is thrown for bad content. */
export function loadContent(folder: string = contentFolder(), ...how: How): Content {
  const { files, problems } = readContent(folder);
  const content = contentOf(files, ...how);
  return { ...content, problems: inOrder([...problems, ...content.problems]) };
}

type How = [look?: typeof examine | undefined, addressOf?: (own: string) => string];

/** Content that has been read, or that is about to be written, with all that a build would refuse of it. */
export function contentOf(files: readonly SourceFile[], look = examine, addressOf?: (own: string) => string): Content {
  const sources = new Map(files.map((file) => [file.name, file]));
  const names = files.map(({ name }) => name);
  const judged = judgeFiles(files, frameOf(names, sources.get(PRACTICE)), look);
  const assembled = assemble(judged, (name) => sources.get(name), addressOf);
  const anchored = judged.flatMap((file) => file.anchored);
  const anchors = assembled.site ? anchorProblems(anchored, assembled.site) : [];
  return { files, ...assembled, problems: inOrder([...assembled.problems, ...anchors]) };
}

/**
 * Reads a content folder into the model. `look` reads one file by itself.
 * @throws ContentError with every problem, where there are errors.
 */
export function loadSite(folder: string = contentFolder(), env: NodeJS.ProcessEnv = process.env, look = examine): Site {
  return whole(loadContent(folder, look, (own) => siteAddress(env, own)));
}

/** The site of content that has been checked. @throws ContentError with every problem, where there are errors. */
export function whole({ site, problems }: Assembled): Site {
  const errors = inOrder(problems).filter(({ severity }) => severity === 'error');
  if (!site || errors.length > 0) throw new ContentError(errors);
  return site;
}

/** The address of the site of a content folder; undefined where its practice.yaml is broken, which is told elsewhere. */
export function addressIn(folder: string, env: NodeJS.ProcessEnv): string | undefined {
  const { files } = readFiles(folder, listContent(folder).names.includes(PRACTICE) ? [PRACTICE] : []);
  const practice = files[0] && (readEntry(files[0]).entry as Entry<Practice> | undefined);
  return practice && siteAddress(env, practice.url);
}

/**
 * The site's address: `SITE_URL`, else Netlify's `DEPLOY_PRIME_URL` on a deploy preview and `URL` elsewhere, else the
 * content's own (src/api/README.md, Addresses).
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
