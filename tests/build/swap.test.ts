import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { undoInterruptedSwap, withStaging } from '#build/swap.ts';
import { filesOf } from '#files/filesOf.ts';
import { newFolder } from '../newFolder.ts';

let folder = '';
beforeEach(() => (folder = newFolder()));

const FILES = ['dist/index.html', '.edge/data.js'];
const LIST = JSON.stringify(['/index.html']);

/** Write the output of a small build. */
const write = (text: string) => (staging: string) => {
  for (const file of FILES) mkdirSync(dirname(join(staging, file)), { recursive: true });
  for (const file of FILES) writeFileSync(join(staging, file), text);
  writeFileSync(join(staging, '.edge', 'files.json'), LIST);
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
      for (const file of ${JSON.stringify(FILES)}) {
        fs.mkdirSync(staging + '/' + file.split('/')[0], { recursive: true });
        fs.writeFileSync(staging + '/' + file, ${JSON.stringify(text)});
      }
      fs.writeFileSync(staging + '/.edge/files.json', ${JSON.stringify(LIST)});
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
    if (count === 5 && ${number} === 6) die();
  };
  syncBuiltinESMExports();`;

it('leaves everything as it was if the build fails', async () => {
  await withStaging(folder, write('first'));
  const failing = async (staging: string) => {
    await write('second')(staging);
    throw new Error('broken');
  };
  await expect(withStaging(folder, failing)).rejects.toThrow('broken');
  expect(standing()).toEqual(['first', 'first']);
  undoInterruptedSwap(folder);
  expect(standing()).toEqual(['first', 'first']);
});

// Four renames put two folders in place of two others, and one says that nothing is to be put back.
it.each([
  [1, 'first'],
  [2, 'first'],
  [3, 'first'],
  [4, 'first'],
  [5, 'first'],
  [6, 'second'],
])('leaves one whole site if the process is killed at rename %i: the %s', async (number, left) => {
  await withStaging(folder, write('first'));
  const killed = async () => expect((await once(building('second', dyingAt(number)), 'exit'))[1]).toBe('SIGKILL');
  await killed();
  undoInterruptedSwap(folder);
  expect(standing()).toEqual([left, left]);
  await killed();
  await expect(withStaging(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(standing()).toEqual([left, left]);
  expect(readdirSync(join(folder, '.build'))).toEqual(['lock']);
});

it('leaves no half of a first site', async () => {
  await once(building('first', dyingAt(3)), 'exit');
  undoInterruptedSwap(folder);
  expect(filesOf(folder).filter((file) => !file.startsWith('/.build'))).toEqual([]);
});

it('removes and replaces nothing that no build has made', async () => {
  const elsewhere = newFolder();
  writeFileSync(join(elsewhere, 'letter.txt'), 'mine');
  mkdirSync(join(folder, '.build', 'notes'), { recursive: true });
  symlinkSync(elsewhere, join(folder, '.build', 'new'));
  await withStaging(folder, write('first'));
  expect(readdirSync(join(folder, '.build')).toSorted()).toEqual(['lock', 'notes']);
  expect(readdirSync(elsewhere)).toEqual(['letter.txt']);

  mkdirSync(join(elsewhere, 'dist'));
  symlinkSync(elsewhere, join(folder, '.build', 'old'));
  undoInterruptedSwap(folder);
  await expect(withStaging(folder, write('second'))).rejects.toThrow('old must be a folder; remove what is there');
  rmSync(join(elsewhere, 'dist'), { recursive: true });
  rmSync(join(folder, '.build'), { recursive: true });
  symlinkSync(elsewhere, join(folder, '.build'));
  await expect(withStaging(folder, write('second'))).rejects.toThrow('must be a folder; remove what is there');
  rmSync(join(folder, '.build'));
  mkdirSync(join(folder, '.build'));
  symlinkSync(join(elsewhere, 'letter.txt'), join(folder, '.build', 'lock'));
  await expect(withStaging(folder, write('second'))).rejects.toThrow('must be a file that can be written');
  expect(readFileSync(join(elsewhere, 'letter.txt'), 'utf8')).toBe('mine');
  expect(readdirSync(elsewhere)).toEqual(['letter.txt']);
  expect(standing()).toEqual(['first', 'first']);
});

it('waits for a running build, and takes over when that is killed', async () => {
  const other = building('never');
  await once(other, 'message');
  undoInterruptedSwap(folder);
  const ours = building('ours');
  const isBuilt = once(ours, 'message').then(() => true);
  expect(await Promise.race([isBuilt, sleep(2000, false)])).toBe(false);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
  other.kill('SIGKILL');
  await once(ours, 'exit');
  expect(standing()).toEqual(['ours', 'ours']);
});

it('removes what builds that failed or were killed have left', async () => {
  const build = (text: string, fails: boolean) =>
    withStaging(folder, async (staging) => {
      expect(readdirSync(staging)).toEqual([]);
      await write(text)(staging);
      if (fails) throw new Error('broken');
    });
  await expect(build('first', true)).rejects.toThrow('broken');
  // A full disk needs the room.
  expect(readdirSync(join(folder, '.build'))).toEqual(['lock']);
  await once(building('second', dyingAt(1)), 'exit');
  await build('third', false);
  expect(readdirSync(join(folder, '.build'))).toEqual(['lock']);
});

it('fails as the build does and lets others in, although it cannot clean up', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const remove = vi.spyOn(fs, 'rmSync');
  const stuck = () => {
    remove.mockImplementation(() => {
      throw new Error('busy');
    });
    syncBuiltinESMExports();
    return Promise.reject(new Error('broken'));
  };
  await expect(withStaging(folder, stuck)).rejects.toThrow('broken');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('busy'));
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await withStaging(folder, write('second'));
  expect(standing()).toEqual(['second', 'second']);
});

it('fails without waiting if its folder cannot be written or disappears meanwhile', async () => {
  writeFileSync(join(folder, '.build'), 'a file');
  await expect(withStaging(folder, write('first'))).rejects.toThrow('is no folder to build into');
  rmSync(join(folder, '.build'));
  const losing = async (staging: string) => {
    await write('first')(staging);
    rmSync(join(folder, '.build'), { recursive: true });
  };
  await expect(withStaging(folder, losing)).rejects.toThrow('ENOENT');
  await withStaging(folder, write('second'));
  expect(standing()).toEqual(['second', 'second']);
  await expect(withStaging('README.md', write('first'))).rejects.toThrow('README.md is no folder to build into');
});

it('touches nothing in a folder of the same name that another program has made', async () => {
  const foreign = ['.build/new/a', '.build/old/dist/b', 'dist/mine.txt'].map((name) => join(folder, name));
  for (const file of foreign) mkdirSync(dirname(file), { recursive: true });
  for (const file of foreign) writeFileSync(file, 'foreign');
  undoInterruptedSwap(folder);
  await expect(withStaging(folder, write('first'))).rejects.toThrow('.build is from no build');
  expect(foreign.map((file) => readFileSync(file, 'utf8'))).toEqual(['foreign', 'foreign', 'foreign']);
});
