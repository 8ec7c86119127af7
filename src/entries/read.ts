import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem, inOrder, type Problem } from './problem.ts';
import { photoNameFault, readPhoto } from './photo.ts';
import { PHOTOS } from './pictures.ts';
import type { SourceFile } from './source.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Get the content folder: `CONTENT_DIR`, by default `content`. */
export const contentFolder = (): string => process.env['CONTENT_DIR'] || 'content';

/** List the files of a content folder by name. Skips hidden files and README.md; rejects what is no ordinary file. */
function listContent(folder: string): { names: string[]; problems: Problem[] } {
  const names: string[] = [];
  const problems: Problem[] = [];
  const walk = (below: string) => {
    const items = readdirSync(join(folder, below), { withFileTypes: true });
    for (const item of items.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = below ? `${below}/${item.name}` : item.name;
      if (item.name.startsWith('.') || item.name === 'README.md') continue;
      if (item.isDirectory()) walk(name);
      else if (!item.isFile())
        problems.push(fileProblem(name, 'is a symbolic link or no file; content must be ordinary files'));
      else if (name !== 'spelling.txt') names.push(name);
    }
  };
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) walk('');
  else {
    const found = JSON.stringify(folder);
    problems.push(fileProblem('.', `there is no folder ${found}; CONTENT_DIR names the folder that holds the content`));
  }
  return { names, problems };
}

/** Read files as UTF-8 with `\n` as line ends and without a byte order mark; of photographs, read the header. */
function readFiles(folder: string, names: readonly string[]): { files: SourceFile[]; problems: Problem[] } {
  const files: SourceFile[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    if (name.startsWith(PHOTOS)) {
      const base = name.slice(PHOTOS.length);
      const path = join(folder, name);
      const photo = photoNameFault(base) ?? readPhoto(base, path, readFileSync(path));
      if (typeof photo === 'string') problems.push(fileProblem(name, photo));
      else files.push({ name, text: '', photo });
      continue;
    }
    try {
      files.push({ name, text: utf8.decode(readFileSync(join(folder, name))).replaceAll(/\r\n?/g, '\n') });
    } catch {
      const isPicture = /\.(?:jpe?g|png|webp|heic|heif|gif|avif)$/i.test(name);
      problems.push(
        fileProblem(
          name,
          isPicture ? 'is a photograph; move it to photos/' : 'is not UTF-8 text; save it with the encoding UTF-8',
        ),
      );
    }
  }
  return { files, problems };
}

export function readContent(folder: string): { files: SourceFile[]; problems: Problem[] } {
  const { names, problems } = listContent(folder);
  const read = readFiles(folder, names);
  return { files: read.files, problems: inOrder([...problems, ...read.problems]) };
}
