import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { walk } from '#files/filesOf.ts';
import { PHOTOS_FOLDER } from '#markdown/tree.ts';
import { FONTS_FOLDER } from './contentFiles.ts';
import { fileFinding, type Finding, sortedFindings } from './finding.ts';
import { readPhoto } from './photo.ts';
import type { ContentFile } from './yamlSource.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Get the content folder: `CONTENT_DIR`, by default `content`. */
export const contentFolder = (): string => process.env['CONTENT_DIR'] || DEFAULT_FOLDER;

const DEFAULT_FOLDER = 'content';

/** List the folders beside `content` that hold a practice, too. */
const otherPractices = (): string[] =>
  readdirSync('.').filter(
    (name) => name !== DEFAULT_FOLDER && !name.startsWith('.') && existsSync(join(name, 'practice.yaml')),
  );

/** Read the files of a content folder, sorted by name. */
export function readContent(folder: string): { files: ContentFile[]; findings: Finding[] } {
  const files: ContentFile[] = [];
  const findings: Finding[] = [];
  const problem = folderProblem(folder);
  if (problem) return { files, findings: [fileFinding('.', problem)] };
  const [own] = process.env['CONTENT_DIR'] || folder !== DEFAULT_FOLDER ? [] : otherPractices();
  if (own) {
    const message =
      `the folder ${JSON.stringify(own)} holds a practice, but CONTENT_DIR does not name it, so this would take ` +
      `"${DEFAULT_FOLDER}"; write CONTENT_DIR=${own} into .env, or CONTENT_DIR=${DEFAULT_FOLDER} if you mean that`;
    return { files, findings: [fileFinding('.', message)] };
  }
  for (const { name, isFile } of walk(folder)) {
    if (isLeftOut(name) || (name === 'spelling.txt' && isFile)) continue;
    const file = isFile
      ? readOrExplain(name, join(folder, name))
      : 'is a symbolic link, not a file, or a folder that nobody may read; content must be ordinary files';
    if (typeof file === 'string') findings.push(fileFinding(name, file));
    else files.push(file);
  }
  return { files, findings: sortedFindings(findings) };
}

/** Tell why a folder cannot be the one that holds the content. */
function folderProblem(folder: string): string | undefined {
  try {
    if (!statSync(folder).isDirectory()) throw new Error();
  } catch {
    return `there is no folder ${JSON.stringify(folder)}; CONTENT_DIR names the folder that holds the content`;
  }
  return pathProblem(folder);
}

/** Folders of a project that builds, packages or Git replace, or that are no content. */
export const PROJECT_FOLDERS: ReadonlySet<string> = new Set(
  'dist .edge .build .astro node_modules .git public src'.split(' '),
);

/**
 * Tell why content cannot be in a folder, which need not exist.
 * @param root the project, or another folder that a build writes to
 */
export function pathProblem(folder: string, root = '.'): string | undefined {
  const named = JSON.stringify(folder);
  const [real, project] = [realPath(folder), realPath(root)];
  if (!relative(real, project).startsWith('..'))
    return `${named} is the project's own folder, or one above it; CONTENT_DIR names the folder that holds the content`;
  const [top = ''] = relative(project, real).split(sep);
  return PROJECT_FOLDERS.has(top.toLowerCase())
    ? `${named} is in ${top}, which is no place for content: it is replaced, or published as it is; move the content to a folder of its own`
    : undefined;
}

/** Resolve links, also of a path whose end does not exist. */
export const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPath(dirname(resolve(path))), basename(path));

/** Files that Windows and macOS leave in folders. */
const OF_SYSTEMS: ReadonlySet<string> = new Set(['Thumbs.db', 'ehthumbs.db', 'desktop.ini', 'Icon\r']);

/** Tell whether a path below a content folder is that of no content. */
const isLeftOut = (name: string): boolean =>
  name.split('/').some((part) => part.startsWith('.') || part === 'README.md' || OF_SYSTEMS.has(part));

/** Read a file, or say why it cannot be. */
function readOrExplain(name: string, path: string): ContentFile | string {
  if (name.includes('\uFFFD')) return 'has a name that is not UTF-8; rename it';
  try {
    return readFile(name, path);
  } catch (error) {
    return `cannot be read (${(error as Error).message})`;
  }
}

/**
 * Read the bytes of a text as UTF-8: with `\n` as line ends, letters composed, without a byte order mark.
 * @throws TypeError for bytes that are no UTF-8
 */
const decodeText = (bytes: Uint8Array): string => utf8.decode(bytes).replaceAll(/\r\n?/g, '\n').normalize('NFC');

/**
 * Read a file. Of a photograph, read the header, and of a font nothing.
 * @returns an error message for what cannot be content.
 */
function readFile(name: string, path: string): ContentFile | string {
  const bytes = readFileSync(path);
  if (name.startsWith(FONTS_FOLDER)) return { name, text: '', font: path };
  if (name.startsWith(PHOTOS_FOLDER)) {
    const photo = readPhoto(name.slice(PHOTOS_FOLDER.length), path, bytes);
    return typeof photo === 'string' ? photo : { name, text: '', photo };
  }
  try {
    return { name, text: decodeText(bytes) };
  } catch {
    return /\.(?:jpe?g|png|webp|heic|heif|gif|avif)$/i.test(name)
      ? 'is a photograph; move it to photos/'
      : 'is not UTF-8 text; save it with the encoding UTF-8';
  }
}
