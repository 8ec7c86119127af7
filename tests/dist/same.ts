import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { filesOf } from '#files/filesOf.ts';

/** What a build leaves for hosts: the site, and the edge function's data. */
const filesIn = (folder: string) =>
  ['dist', '.edge'].flatMap((name) => filesOf(join(folder, name)).map((file) => `/${name}${file}`));

/** Every file of one build has the bytes of the other. */
export function expectSame(second: string, first: string): void {
  const files = filesIn(first);
  expect(filesIn(second)).toEqual(files);
  for (const file of files)
    expect(readFileSync(join(second, file)).equals(readFileSync(join(first, file))), file).toBe(true);
}

/** Surroundings that a build may not depend on. */
export const ELSEWHERE = { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
