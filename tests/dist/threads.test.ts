import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { formatProblems } from '../../src/entries/problem.ts';
import { loadContent } from '../../src/build/load.ts';
import { filesOf } from '../../src/build/verify.ts';
import { build, EDITED } from './build.ts';
import { practices } from './practices.ts';

const { content, folder } = practices.find(({ name }) => name === 'fixture')!;
mkdirSync('.cache', { recursive: true });
const work = mkdtempSync('.cache/threads-');
afterAll(() => rmSync(work, { recursive: true }));

const filesIn = (place: string) =>
  ['dist', '.edge'].flatMap((name) => filesOf(join(place, name)).map((file) => `/${name}${file}`));

it.each([1, 3])('%i threads write the same bytes as the number a build chooses', (threads) => {
  const out = join(work, String(threads));
  build(content, out, EDITED, threads);
  const files = filesIn(folder);
  expect(filesIn(out)).toEqual(files);
  for (const file of files)
    expect(readFileSync(join(out, file)).equals(readFileSync(join(folder, file))), file).toBe(true);
});

it('tells the mistakes of all files at once, whichever thread has found them', () => {
  const broken = join(work, 'content');
  cpSync(content, broken, { recursive: true });
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(broken, file), edit(readFileSync(join(broken, file), 'utf8')));
  change('posts/evde-egzersiz.md', (text) => `${text}\nBkz. [yok](/yok) ve [yok](/sss/ilk-seans#yok). Ücret 500 TL.\n`);
  change('posts/masa-basinda-oturmak.md', (text) => text.replace(/^updatedAt: .*$/m, 'updatedAt: 2026-02-30'));
  change('services/bel-boyun-agrisi.md', (text) => text.replace(/^title: .*$/m, 'title: ""'));
  change('neighborhoods/odunpazari.md', (text) => text.replace(/^related:$/m, 'related:\n  - services/yok'));
  writeFileSync(join(broken, 'faq', 'bos.yaml'), Buffer.from([0xff, 0x00]));

  const { problems } = loadContent(broken);
  expect(problems.length).toBeGreaterThan(5);
  let told = '';
  try {
    build(broken, join(work, 'none'), {}, 3);
  } catch (error) {
    told = String((error as { stderr?: Buffer }).stderr);
  }
  expect(told).toContain(formatProblems(problems.filter(({ severity }) => severity === 'error')));
  expect(filesOf(work).filter((file) => file.startsWith('/none/dist'))).toEqual([]);
});
