import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeDrafts } from '#scaffold/writeDrafts.ts';
import { newFolder } from '../newFolder.ts';

const [one, two] = ['a', 'b'].map((name) => ({ file: `posts/${name}.md`, text: 'new' })) as [Draft, Draft];
type Draft = Parameters<typeof writeDrafts>[1][number];

it.each([
  ['exists already', [one, two]],
  ['would be written twice', [one, one]],
])('writes nothing if a file %s', (message, drafts) => {
  const folder = newFolder();
  mkdirSync(join(folder, 'posts'));
  writeFileSync(join(folder, 'posts/b.md'), 'mine');
  expect(() => writeDrafts(folder, drafts)).toThrow(message);
  expect(readdirSync(join(folder, 'posts'))).toEqual(['b.md']);
  expect(readFileSync(join(folder, 'posts/b.md'), 'utf8')).toBe('mine');
});
