import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { readContent } from '#content/readContent.ts';
import { writeDrafts } from '#scaffold/writeDrafts.ts';
import { newFolder } from '../newFolder.ts';

/** Large files, so that most of the time is spent writing. */
const LINE = 'Bu bir örnek paragraftır.\n';
const TIMES = 20_000;
const KILLS = 20;

let folder: string;
beforeEach(() => void (folder = newFolder()));

/** A process that writes files and rewrites a list until it is killed. */
const WRITER = `
  const { writeDrafts, readTextFile } = await import(${JSON.stringify(pathToFileURL(resolve('src/scaffold/writeDrafts.ts')).href)});
  const text = ${JSON.stringify(LINE)}.repeat(${TIMES});
  const [folder] = process.argv.slice(1);
  writeDrafts(folder, [{ file: 'faq/list.yaml', text }]);
  console.log('begun');
  for (let n = 0; ; n++) {
    const before = readTextFile(folder + '/faq/list.yaml');
    writeDrafts(folder, [{ file: \`posts/\${n}.md\`, text }, { file: 'faq/list.yaml', before, text: before + n + '\\n' }]);
  }
`;

it('never leaves a half-written file when killed', async () => {
  let written = 0;
  for (let run = 0; run < KILLS; run++) {
    const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, folder], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(writer, 'exit');
    await once(writer.stdout, 'data');
    await sleep(run * 7);
    writer.kill('SIGKILL');
    await ended;
    const { files, findings } = readContent(folder);
    expect(findings).toEqual([]);
    const [list, ...posts] = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(posts.every(({ text }) => text === LINE.repeat(TIMES))).toBe(true);
    expect(list!.text.slice(0, LINE.length * TIMES)).toBe(LINE.repeat(TIMES));
    expect(list!.text.slice(LINE.length * TIMES)).toMatch(/^(?:\d+\n)*$/);
    written += posts.length;
    rmSync(folder, { recursive: true });
  }
  expect(written).toBeGreaterThan(0);
});

const [one, two] = ['a', 'b'].map((name) => ({ file: `posts/${name}.md`, text: 'new' }));

it.each([
  ['exists already', [one!, two!], () => void writeFileSync(join(folder, 'posts/b.md'), 'mine')],
  ['would be written twice', [one!, one!], () => undefined],
  [
    'has changed in the meantime',
    [one!, { ...two!, before: 'old' }],
    () => void writeFileSync(join(folder, 'posts/b.md'), 'mine'),
  ],
  [
    'ENOTDIR|EEXIST',
    [one!, { file: 'faq/c.yaml', text: 'new' }],
    () => void writeFileSync(join(folder, 'faq'), 'mine'),
  ],
])('writes nothing if a file %s', (message, drafts, prepare) => {
  mkdirSync(join(folder, 'posts'));
  prepare();
  const before = readdirSync(folder, { recursive: true });
  expect(() => writeDrafts(folder, drafts)).toThrow(new RegExp(message));
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
  if (existsSync(join(folder, 'posts/b.md'))) expect(readFileSync(join(folder, 'posts/b.md'), 'utf8')).toBe('mine');
});

it('changes a file with a byte order mark, decomposed letters and Windows line ends', () => {
  const saved = '\uFEFF- question: Diş ağrısı?\r\n'.normalize('NFD');
  mkdirSync(join(folder, 'faq'));
  writeFileSync(join(folder, 'faq/list.yaml'), saved);
  const { files } = readContent(folder);
  writeDrafts(folder, [{ file: 'faq/list.yaml', before: files[0]!.text, text: 'new' }]);
  expect(readFileSync(join(folder, 'faq/list.yaml'), 'utf8')).toBe('new');
});
