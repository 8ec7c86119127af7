import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesOf } from '../../src/build/verify.ts';
import { build } from '../dist/build.ts';
import { practices } from '../dist/practices.ts';

const { content } = practices.find(({ name }) => name === 'fixture')!;
mkdirSync('.cache', { recursive: true });
const work = mkdtempSync('.cache/changed-');
afterAll(() => rmSync(work, { recursive: true }));

const edited = join(work, 'content');
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(edited, file), change(readFileSync(join(edited, file), 'utf8')));

beforeAll(() => {
  cpSync(content, edited, { recursive: true });
  build(edited, join(work, 'first'));
});

it('a build after changes has the bytes of one that knows nothing of the last', () => {
  edit('posts/evde-egzersiz.md', (text) => `${text}\n## Sonradan eklenen\n\nBu bölüm **yenidir**.\n`);
  edit('posts/masa-basinda-oturmak.md', (text) => text.replace(/^title: .*$/m, 'title: Masa başında yeni başlık'));
  build(edited, join(work, 'after'));
  build(edited, join(work, 'fresh'), { CACHE_DIR: join(work, 'cache') });
  const files = filesOf(join(work, 'fresh/dist'));
  expect(filesOf(join(work, 'after/dist'))).toEqual(files);
  for (const file of files)
    expect(readFileSync(join(work, 'after/dist', file), 'utf8'), file).toBe(
      readFileSync(join(work, 'fresh/dist', file), 'utf8'),
    );
  expect(readFileSync(join(work, 'after/dist/blog/evde-egzersiz.html'), 'utf8')).toContain('<strong>yenidir</strong>');
});

it('tells a mistake again in a file that has not changed since', () => {
  edit('posts/evde-egzersiz.md', (text) => `${text}\n<b>kalın</b>\n`);
  const told = [1, 2].map((time) => {
    try {
      build(edited, join(work, `none-${time}`));
    } catch (error) {
      return String((error as { stderr?: Buffer }).stderr);
    }
    return '';
  });
  expect(told[0]).toContain('posts/evde-egzersiz.md');
  expect(told[0]).toContain('raw HTML (<b>) is not allowed');
  expect(told[1]).toBe(told[0]);
});
