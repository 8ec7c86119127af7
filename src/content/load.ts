import { documentation } from '../api/documentation.ts';
import { anchorProblems } from '../check/links.ts';
import { gatherEntries, type Entries } from '../entries/entries.ts';
import { ContentError, inOrder, type Problem } from '../entries/problem.ts';
import { contentFolder, readContent } from '../entries/read.ts';
import { checkReferences } from '../entries/references.ts';
import type { SourceFile } from '../entries/source.ts';
import { buildSite } from '../site/build.ts';
import type { Site } from '../site/site.ts';
import { lint, frameOf, lintFiles, PRACTICE } from './lint.ts';

/** A content folder, read and checked. The build, the dev server, the check and tests all get it from here. */
export interface Content {
  readonly files: readonly SourceFile[];
  /** Undefined where a file is missing or broken without which there is no site. */
  readonly entries: Entries | undefined;
  /** Undefined where the content is too broken for one. */
  readonly site: Site | undefined;
  /** All that a build would reject, in the order of the files. */
  readonly problems: readonly Problem[];
}

export interface LoadOptions {
  /** Says the site's address; without it, it is the content's own. */
  readonly env?: NodeJS.ProcessEnv;
  /** Reads one file by itself: `lint`, or what has done so before. */
  readonly lint?: typeof lint;
}

/** Reads a content folder and checks all of it. Problems come back; nothing is thrown for bad content. */
export function loadContent(folder: string = contentFolder(), options: LoadOptions = {}): Content {
  const { files, problems } = readContent(folder);
  const content = contentOf(files, options);
  return { ...content, problems: inOrder([...problems, ...content.problems]) };
}

/** Content that has been read, or that is about to be written, with all that a build would reject of it. */
export function contentOf(files: readonly SourceFile[], { env, lint: read = lint }: LoadOptions = {}): Content {
  const sources = new Map(files.map((file) => [file.name, file]));
  const names = files.map(({ name }) => name);
  const checked = lintFiles(files, frameOf(names, sources.get(PRACTICE)), read);
  const { entries, problems } = gatherEntries(checked);
  if (!entries) return { files, entries, site: undefined, problems };
  const { site, problems: addresses } = siteOf(entries, env);
  const references = checkReferences(entries, names, (name) => sources.get(name));
  const anchored = checked.flatMap((file) => file.anchored);
  const anchors = site ? anchorProblems(anchored, site) : [];
  return { files, entries, site, problems: inOrder([...problems, ...references, ...addresses, ...anchors]) };
}

/** The site of entries; or the problems where two of them would have one address. */
function siteOf(entries: Entries, env: NodeJS.ProcessEnv | undefined): Pick<Content, 'site' | 'problems'> {
  const { url } = entries.singles[PRACTICE];
  try {
    const base = siteAddress(env ?? {}, url);
    return { site: buildSite(entries, { base, documentation }), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { site: undefined, problems: error.problems };
  }
}

/** The site of content. @throws ContentError with every problem, where there are errors. */
export function validSite({ site, problems }: Content): Site {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!site || errors.length > 0) throw new ContentError(errors);
  return site;
}

/**
 * Reads a content folder into the model.
 * @throws ContentError with every problem, where there are errors.
 */
export const loadSite = (folder: string = contentFolder(), env: NodeJS.ProcessEnv = process.env): Site =>
  validSite(loadContent(folder, { env }));

/**
 * The site's address: `SITE_URL`, else Netlify's `DEPLOY_PRIME_URL` on a deploy preview and `URL` elsewhere, else the
 * content's own (src/api/README.md, Addresses). As headers and sitemap have it: ASCII, without what is no part of an address
 * such as a password.
 */
export function siteAddress(env: NodeJS.ProcessEnv, own: string): string {
  const preview =
    env['CONTEXT'] === 'deploy-preview' || env['CONTEXT'] === 'branch-deploy' ? env['DEPLOY_PRIME_URL'] : undefined;
  const address = env['SITE_URL'] || preview || (env['NETLIFY'] ? env['URL'] : undefined) || own;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(
      `The site's address must be an absolute http(s) address, found ${JSON.stringify(address)}; set SITE_URL.`,
    );
  const { origin, pathname } = new URL(address);
  return (origin + pathname).replace(/\/+$/, '');
}
