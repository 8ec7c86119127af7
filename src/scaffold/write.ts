import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';

/** A content file to be written. */
export interface Draft {
  /** Place below the content folder. */
  readonly file: string;
  readonly text: string;
  /** What is there now, for a file that is changed; a new file has none and must not exist. */
  readonly before?: string;
}

/** Input that will not do; nothing has been written. */
export class InputError extends Error {}

/** How content is written: long texts folded, no line longer than 120 characters, nothing said by an alias. */
export const yaml = (data: unknown): string =>
  stringify(data, { lineWidth: 120, blockQuote: 'folded', aliasDuplicateObjects: false });

export const markdown = (fields: object, body: string): string => `---\n${yaml(fields)}---\n\n${body.trim()}\n`;

export const readText = (path: string): string => readFileSync(path, 'utf8').replaceAll(/\r\n?/g, '\n');

type Move = (from: string, to: string) => void;

/**
 * Writes drafts into a content folder, all of them or, where one cannot be written, none. They are made whole in a
 * hidden folder and then moved: no file is ever half written, and a folder that does not exist yet appears whole.
 * @param move Moves a file to its place, as `renameSync` does.
 * @throws InputError where a new file exists, or a file to change has changed since it was read.
 */
export function writeDrafts(folder: string, drafts: readonly Draft[], move: Move = renameSync): void {
  const fresh = !existsSync(folder);
  const staging = fresh ? `${folder}.writing-${process.pid}` : join(folder, `.writing-${process.pid}`);
  try {
    for (const { file, text, before } of drafts) {
      const [from, to] = [join(staging, file), join(folder, file)];
      if (existsSync(from)) throw new InputError(`${file} would be written twice; name each page once.`);
      if (before === undefined && existsSync(to))
        throw new InputError(`${to} exists already and stays as it is; give another --slug.`);
      if (before !== undefined && readText(to) !== before)
        throw new InputError(`${to} has changed in the meantime and stays as it is; run the command again.`);
      mkdirSync(dirname(from), { recursive: true });
      writeFileSync(from, text);
      if (!fresh) mkdirSync(dirname(to), { recursive: true });
    }
    if (fresh) renameSync(staging, folder);
    else moveAll(drafts, staging, folder, move);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Moves drafts to their places; where one cannot be moved, those that were go back. */
function moveAll(drafts: readonly Draft[], staging: string, folder: string, move: Move): void {
  const undo: (() => void)[] = [];
  try {
    for (const { file } of drafts) {
      const [from, to, old] = [join(staging, file), join(folder, file), join(staging, `${file}.old`)];
      const isChanged = existsSync(to);
      if (isChanged) copyFileSync(to, old);
      move(from, to);
      undo.push(() => (isChanged ? renameSync(old, to) : rmSync(to)));
    }
  } catch (error) {
    for (const step of undo) step();
    throw error;
  }
}
