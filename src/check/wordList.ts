import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that are in no dictionary. A practice has its own in `spelling.txt` beside its content. */
export interface WordList {
  /** As they are written in the file: a capital letter binds, a small one does not. */
  readonly words: ReadonlySet<string>;
  /** Spellings that the dictionary has but the practice does not want, and what it writes instead. */
  readonly instead: ReadonlyMap<string, string>;
}

export const WORD_LIST = 'spelling.txt';

/** Reads a word list: a word a line, or `wrong → right`; what follows a `#` is a remark. */
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

/** The word list of a content folder, if it has one, and what is right Turkish everywhere. */
export function readWordList(folder: string, own = textOf(join(folder, WORD_LIST))): WordList {
  const everywhere = readFileSync(new URL('turkish.txt', import.meta.url), 'utf8');
  return parseWordList(`${everywhere}\n${own}`);
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
