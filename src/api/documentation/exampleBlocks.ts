import type { BlockOf } from '#site/block.ts';
import { type Example, shortened } from '../examples.ts';

/** Make the blocks of a request and its response, which is cut short. */
export const exampleBlocks = (base: string, title: string, example: Example): BlockOf<'code'>[] => [
  { type: 'code', title, language: 'sh', text: curl(base, example) },
  { type: 'code', title: 'Response', language: 'jsonc', text: JSON.stringify(shortened(example.response), null, 2) },
];

/** Write a request as a shell command. */
export function curl(base: string, { path, query }: Example): string {
  if (!query) return `curl ${base}${path}`;
  return `curl -G ${base}${path} \\\n  --data-urlencode ${shellWord(query.join('='))}`;
}

/** Quote a word for a POSIX shell. */
const shellWord = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;
