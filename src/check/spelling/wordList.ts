import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that the dictionary lacks. */
export interface WordList {
  /** A capital letter must match; a small one also matches a capital. */
  readonly words: ReadonlySet<string>;
  /** Spellings of the dictionary that the practice rejects, and their replacements. */
  readonly instead: ReadonlyMap<string, string>;
}

/** The practice's own list, in its content folder. */
export const WORD_LIST = 'spelling.txt';

/** Parse a word list: one word or `wrong → right` per line; `#` begins a comment. */
export function parseWordList(text: string): WordList {
  const lines = text
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().replaceAll('’', "'"))
    .filter(Boolean);
  const pairs = lines.filter((line) => line.includes('→')).map((line) => line.split('→').map((word) => word.trim()));
  const words = new Set(lines.filter((line) => !line.includes('→')));
  return {
    words: new Set([...words, ...pairs.map(([, right]) => right!)]),
    instead: new Map(pairs as [string, string][]),
  };
}

/** Read the word list of a content folder, if any, and that of Turkish words for all practices. */
export function readWordList(folder: string, own = textOf(join(folder, WORD_LIST))): WordList {
  const everywhere = readFileSync(new URL('turkish.txt', import.meta.url), 'utf8');
  return parseWordList(`${everywhere}\n${own}`);
}

const textOf = (file: string): string =>
  existsSync(file) && lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '';
