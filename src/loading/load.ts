import { relative, sep } from 'node:path';
import { documentation } from '#api/documentation.ts';
import { acrossFilesFindings } from '#check/acrossFiles.ts';
import { linkFindings, targetsOf } from '#check/addresses/links.ts';
import { publicFileFindings } from '#check/addresses/publicFiles.ts';
import { checkFile, PRACTICE_FILE } from '#check/checkFile.ts';
import { practiceForCheck } from '#check/checkTexts.ts';
import { emergencyPageFindings } from '#check/emergencySigns.ts';
import { type Entries, gatherEntries } from '#content/entries.ts';
import { ContentError, type Finding, sortedFindings } from '#content/finding.ts';
import { listPublicFiles } from '#content/publicFiles.ts';
import { contentFolder, readContent } from '#content/readContent.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import { buildSite } from '#site/buildSite.ts';
import type { Site } from '#site/site.ts';
import { siteAddress } from './siteAddress.ts';

/** A content folder, read and checked. */
export interface LoadedContent {
  readonly files: readonly ContentFile[];
  /** Undefined if a required file is missing or broken. */
  readonly entries: Entries | undefined;
  /** Undefined if the content is too broken for one. */
  readonly site: Site | undefined;
  /** Sorted by file and place. */
  readonly findings: readonly Finding[];
}

interface LoadOptions {
  /** Determines the site's address, which is otherwise that of practice.yaml. */
  readonly env?: NodeJS.ProcessEnv;
  /** `checkFile`, or a cached one. */
  readonly check?: typeof checkFile;
  /** What `listPublicFiles` lists; by default, the files of the project's `public/`. */
  readonly publicFiles?: Site['publicFiles'];
  /** Names of files that cannot be read: what refers to them is right. */
  readonly unreadable?: readonly string[];
}

/** Read and check a content folder. Never throws for bad content. */
export function loadContent(
  folder: string = contentFolder(),
  { publicFiles = listPublicFiles(), ...options }: LoadOptions = {},
): LoadedContent {
  const { files, findings } = readContent(folder);
  const unreadable = findings.map(({ file }) => file);
  const content = contentOf(files, { ...options, publicFiles, unreadable });
  const publicFindings = publicFileFindings(publicFiles, content.site, (file) =>
    relative(folder, file).replaceAll(sep, '/'),
  );
  return { ...content, findings: sortedFindings([...findings, ...content.findings, ...publicFindings]) };
}

/** Check content files, read from a folder or not yet written to one. */
export function contentOf(
  files: readonly ContentFile[],
  { env, check = checkFile, publicFiles = listPublicFiles(), unreadable = [] }: LoadOptions = {},
): LoadedContent {
  const sources = new Map(files.map((file) => [file.name, file]));
  const names = [...files.map(({ name }) => name), ...unreadable];
  const source = sources.get(PRACTICE_FILE);
  const practice = source && (check(source).entry as Practice | undefined);
  const checkedAgainst = practice && practiceForCheck(practice);
  const checked = files.map((file) => check(file, checkedAgainst));
  const { entries, findings } = gatherEntries(checked);
  const { site, findings: addresses } = entries ? siteOf(entries, env, publicFiles) : { site: undefined, findings: [] };
  const acrossFiles = entries ? acrossFilesFindings(entries, names, (name) => sources.get(name)) : [];
  const targets = targetsOf(names, publicFiles.keys(), practice?.url);
  const links = linkFindings(
    checked.flatMap((file) => file.links),
    targets,
    site,
  );
  const emergencyPage = site ? emergencyPageFindings(site, files) : [];
  return {
    files,
    entries,
    site,
    findings: sortedFindings([...findings, ...acrossFiles, ...addresses, ...links, ...emergencyPage]),
  };
}

/** Build the site; reports entries that would share an address. */
function siteOf(
  entries: Entries,
  env: NodeJS.ProcessEnv | undefined,
  publicFiles: Site['publicFiles'],
): Pick<LoadedContent, 'site' | 'findings'> {
  const { url } = entries.singles[PRACTICE_FILE];
  try {
    const base = siteAddress(env ?? {}, url);
    return { site: buildSite(entries, { base, documentation, publicFiles }), findings: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { site: undefined, findings: error.findings };
  }
}

/**
 * Get the site of valid content.
 * @throws ContentError listing every error.
 */
export function validSite({ site, findings }: LoadedContent): Site {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (!site || errors.length > 0) throw new ContentError(errors);
  return site;
}

/**
 * Read a content folder into the model.
 * @throws ContentError listing every error.
 */
export const loadSite = (folder: string = contentFolder(), env: NodeJS.ProcessEnv = process.env): Site =>
  validSite(loadContent(folder, { env }));
