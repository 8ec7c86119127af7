import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathProblem, readContent } from '#content/readContent.ts';
import { slugOf } from '#turkish/slugOf.ts';
import { newFolder } from '../newFolder.ts';

it('files that Windows and macOS leave in folders are no content', () => {
  const folder = newFolder();
  for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store'])
    writeFileSync(join(folder, name), Buffer.from([0xd0, 0xcf]));
  expect(readContent(folder)).toEqual({ files: [], findings: [] });
});

it('the address of a title has no hyphen for a soft one', () => {
  expect(slugOf('Ka\u00ADnal te\u00ADdavisi')).toBe('kanal-tedavisi');
});

it.each([
  ...['dist', '.edge', '.build', '.astro', 'node_modules', '.git', 'public', 'src'].flatMap((name) => [
    [name, false] as const,
    [`${name}/klinik`, false] as const,
  ]),
  ...['.', '..', '/', 'content/..', 'Dist/klinik'].map((name) => [name, false] as const),
  ...['content', 'klinik', 'klinik/dist', 'src-2', '../src', '/srv/klinik'].map((name) => [name, true] as const),
])('%s may hold content: %s', (folder, may) => {
  expect(pathProblem(folder) === undefined).toBe(may);
});

it('a link leads to where content may be, or not', () => {
  const folder = newFolder();
  symlinkSync(process.cwd(), join(folder, 'project'));
  expect(pathProblem(join(folder, 'project/dist/klinik'))).toContain('no place for content');
  expect(pathProblem(join(folder, 'project/klinik'))).toBeUndefined();
});
