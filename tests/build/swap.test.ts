import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryLock } from '../../src/build/lock.ts';
import { finishInterruptedSwap, withStaging } from '../../src/build/swap.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'swap-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const FILES = ['dist/index.html', '.edge/data.js'];

/** Write the output of a small build. */
const write = (text: string) => (staging: string) => {
  for (const file of FILES) writeFileSync(join(staging, file), text);
  return Promise.resolve();
};
const standing = () => FILES.map((file) => readFileSync(join(folder, file), 'utf8'));

/** A process that builds `text` here, with `before` run first; `dies` if it kills itself. */
function building(text: string, before = ''): ReturnType<typeof spawn> {
  const program = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const die = () => process.kill(process.pid, 'SIGKILL');
    ${before}
    const { withStaging } = await import(${JSON.stringify(`file://${resolve('src/build/swap.ts')}`)});
    await withStaging(${JSON.stringify(folder)}, async (staging) => {
      for (const file of ${JSON.stringify(FILES)}) fs.writeFileSync(staging + '/' + file, ${JSON.stringify(text)});
      process.send?.('built');
      if (${JSON.stringify(text)} === 'never') await new Promise((done) => setTimeout(done, 600_000));
    });`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Die before the rename of that number, or after the last. */
const dyingAt = (number: number) => `
  const rename = fs.renameSync;
  let count = 0;
  fs.renameSync = (...args) => {
    if (++count === ${number}) die();
    rename(...args);
    if (count === 4 && ${number} === 5) die();
  };
  syncBuiltinESMExports();`;

it('puts the site and the data of its edge function in place together', async () => {
  await withStaging(folder, write('first'));
  expect(standing()).toEqual(['first', 'first']);
  await withStaging(folder, write('second'));
  expect(standing()).toEqual(['second', 'second']);
});

it('leaves everything as it was if the build fails', async () => {
  await withStaging(folder, write('first'));
  const failing = async (staging: string) => {
    await write('second')(staging);
    throw new Error('broken');
  };
  await expect(withStaging(folder, failing)).rejects.toThrow('broken');
  expect(standing()).toEqual(['first', 'first']);
  finishInterruptedSwap(folder);
  expect(standing()).toEqual(['first', 'first']);
});

// Four renames put two folders in place of two others.
it.each([1, 2, 3, 4, 5])('is finished by the next server if the process is killed at rename %i', async (number) => {
  await withStaging(folder, write('first'));
  const [, signal] = (await once(building('second', dyingAt(number)), 'exit')) as [number, string];
  expect(signal).toBe('SIGKILL');
  finishInterruptedSwap(folder);
  expect(standing()).toEqual(['second', 'second']);
  await withStaging(folder, write('third'));
  expect(standing()).toEqual(['third', 'third']);
});

it.each(FILES)('puts nothing in place that is marked as ready but has no %s, or an empty one', async (file) => {
  await withStaging(folder, write('first'));
  for (const spoil of [rmSync, (path: string) => writeFileSync(path, '')]) {
    const planted = join(folder, '.build', 'staging-planted');
    for (const name of ['dist', '.edge']) mkdirSync(join(planted, name), { recursive: true });
    await write('planted')(planted);
    spoil(join(planted, file));
    writeFileSync(join(planted, 'ready'), '');
    finishInterruptedSwap(folder);
    expect(standing()).toEqual(['first', 'first']);
    await withStaging(folder, write('first'));
    expect(existsSync(planted)).toBe(false);
  }
});

it('waits for a running build, says so, and takes over when that is killed', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const other = building('never');
  await once(other, 'message');
  finishInterruptedSwap(folder);
  const ours = withStaging(folder, write('ours'));
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining('Waiting')), { timeout: 10_000 });
  expect(existsSync(join(folder, 'dist'))).toBe(false);
  other.kill('SIGKILL');
  await ours;
  expect(standing()).toEqual(['ours', 'ours']);
  said.mockRestore();
});

it('removes what earlier builds have left, and keeps the site before the last one at most', async () => {
  for (const name of ['first', 'second', 'third']) await withStaging(folder, write(name));
  expect(readdirSync(join(folder, '.build')).filter((name) => !name.startsWith('lock'))).toHaveLength(1);
});

it('takes no folder that another build left in the same millisecond', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  const taken = new Set<string>();
  for (const name of ['first', 'second', 'third'])
    await withStaging(folder, (staging) => {
      taken.add(staging);
      return write(name)(staging);
    });
  clock.mockRestore();
  expect(taken.size).toBe(3);
  expect(standing()).toEqual(['third', 'third']);
});

it('fails without waiting if its folder cannot be written or disappears meanwhile', async () => {
  writeFileSync(join(folder, '.build'), 'a file');
  await expect(withStaging(folder, write('first'))).rejects.toThrow(/EEXIST|ENOTDIR/);
  rmSync(join(folder, '.build'));
  const losing = async (staging: string) => {
    await write('first')(staging);
    rmSync(join(folder, '.build'), { recursive: true });
  };
  await expect(withStaging(folder, losing)).rejects.toThrow('ENOENT');
  await withStaging(folder, write('second'));
  expect(standing()).toEqual(['second', 'second']);
});

it('gives a lock to one at a time', () => {
  mkdirSync(join(folder, 'locks'));
  const file = join(folder, 'locks', 'lock');
  const release = tryLock(file)!;
  expect(tryLock(file)).toBeUndefined();
  release();
  tryLock(file)!();
  for (const wrong of ['locks', join('none', 'lock')])
    expect(() => tryLock(join(folder, wrong))).toThrow(/must be a file that can be written/);
});
