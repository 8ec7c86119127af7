import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readContent, WRITING } from '../../src/entries/read.ts';
import { finishWriting } from '../../src/scaffold/write.ts';

/** Large, so that most of the time goes into writing. */
const TEXT = 'Bu bir örnek paragraftır.\n'.repeat(20_000);
const KILLS = 20;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'scaffold-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that writes one set of two files after another until it is killed. It says "begun" at its first. */
const WRITER = `
  const { writeDrafts } = await import(${JSON.stringify(pathToFileURL(resolve('src/scaffold/write.ts')).href)});
  const text = ${JSON.stringify('Bu bir örnek paragraftır.\n')}.repeat(20_000);
  console.log('begun');
  for (let n = 0; ; n++) writeDrafts(process.argv[1], ['a', 'b'].map((name) => ({ file: \`posts/\${n}-\${name}.md\`, text })));
`;

it('writes a set of files whole or not at all, wherever it is killed', async () => {
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
    finishWriting(folder);
    const { files, problems } = readContent(folder);
    expect(problems).toEqual([]);
    expect(files.every(({ text }) => text === TEXT)).toBe(true);
    const sets = files.map(({ name }) => name.replace(/-[ab]\.md$/, ''));
    expect(files).toHaveLength(2 * new Set(sets).size);
    written += files.length;
    rmSync(join(folder, 'posts'), { recursive: true, force: true });
  }
  expect(written).toBeGreaterThan(0);
});

it('says that a set is not in its places yet, and loses nothing where a place has been taken meanwhile', () => {
  const staged = join(folder, WRITING, 'posts');
  mkdirSync(staged, { recursive: true });
  writeFileSync(join(staged, 'a.md'), 'new');
  writeFileSync(join(folder, WRITING, 'plan.json'), JSON.stringify({ 'posts/a.md': null }));
  expect(readContent(folder).problems).toMatchObject([
    { file: WRITING, message: expect.stringContaining('npm run new') },
  ]);
  mkdirSync(join(folder, 'posts'));
  writeFileSync(join(folder, 'posts/a.md'), 'mine');
  expect(() => finishWriting(folder)).toThrow(/a\.md has changed/);
  expect(readFileSync(join(folder, 'posts/a.md'), 'utf8')).toBe('mine');
  rmSync(join(folder, 'posts/a.md'));
  finishWriting(folder);
  expect(readFileSync(join(folder, 'posts/a.md'), 'utf8')).toBe('new');
  expect(existsSync(join(folder, WRITING))).toBe(false);
});
