import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { decodeText } from '#content/readContent.ts';

/** A content file to write. */
export interface Draft {
  /** Path below the content folder. */
  readonly file: string;
  readonly text: string;
  /** Present text of a file to change; a new file has none and must not exist. */
  readonly before?: string;
}

/** Invalid input. Nothing has been written. */
export class InputError extends Error {}

/** Format data as the editor at `/admin/` does, so that a save there changes nothing else. */
export const yaml = (data: unknown): string =>
  stringify(data, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });

export const markdown = (fields: object, body: string): string => `---\n${yaml(fields)}---\n\n${body.trim()}\n`;

export const readTextFile = (path: string): string => decodeText(readFileSync(path));

/**
 * Write drafts into a content folder. All targets are checked and all files staged in a hidden folder before the first
 * one is moved, so no file is ever half written, and a new folder appears whole.
 * @throws InputError if a new file exists, or a file to change has changed since it was read.
 */
export function writeDrafts(folder: string, drafts: readonly Draft[]): void {
  const isNew = !existsSync(folder);
  const staging = isNew ? `${folder}.writing-${process.pid}` : join(folder, `.writing-${process.pid}`);
  try {
    for (const { file, text, before } of drafts) {
      const [from, to] = [join(staging, file), join(folder, file)];
      if (existsSync(from)) throw new InputError(`${file} would be written twice; give each page its own name.`);
      if (before === undefined && existsSync(to))
        throw new InputError(`${to} exists already and was left as it is; choose another --slug.`);
      if (before !== undefined && readTextFile(to) !== before)
        throw new InputError(`${to} has changed in the meantime and was left as it is; run the command again.`);
      mkdirSync(dirname(from), { recursive: true });
      writeFileSync(from, text);
      if (!isNew) mkdirSync(dirname(to), { recursive: true });
    }
    if (isNew) renameSync(staging, folder);
    else for (const { file } of drafts) renameSync(join(staging, file), join(folder, file));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * The line of an `.env` file that sets `CONTENT_DIR`, quoted if Node would otherwise misread it.
 * @throws InputError for a name that no quotation marks can hold.
 */
export function folderLine(folder: string): string {
  const plain = /^[\p{L}\p{N}._/-]+$/u.test(folder);
  const quote = plain ? '' : ["'", '`', '"'].find((mark) => !folder.includes(mark));
  if (quote === undefined || /[\n\r]/.test(folder) || (quote === '"' && folder.includes('\\')))
    throw new InputError(
      `${JSON.stringify(folder)} cannot be written to .env; remove quotation marks and line breaks.`,
    );
  return `CONTENT_DIR=${quote}${folder}${quote}`;
}

/** Set `CONTENT_DIR` in an `.env` file, which every command has read as UTF-8 before, and keep its other lines. */
export function chooseFolder(env: string, folder: string): void {
  const before = existsSync(env) ? readFileSync(env, 'utf8') : '';
  const others = before.split('\n').filter((line) => !/^\s*CONTENT_DIR\s*=/.test(line));
  const staging = `${env}.${process.pid}`;
  writeFileSync(staging, `${others.join('\n').trimEnd()}\n${folderLine(folder)}\n`.trimStart());
  renameSync(staging, env);
}
