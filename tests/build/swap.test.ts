import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { newFolder } from '../newFolder.ts';

vi.mock(import('node:fs'), async (load) => {
  const fs = await load();
  return { ...fs, renameSync: vi.fn(fs.renameSync) };
});
// Test files share their modules, and another one may have loaded this with the real functions.
vi.resetModules();
const { finishInterruptedSwap, withStaging } = await import('#build/swap.ts');

let folder = '';
beforeEach(() => (folder = newFolder()));

const FILES = ['dist/index.html', '.edge/files.json'];

/** Write the output of a small build. */
const write = (text: string) => (staging: string) => {
  for (const file of FILES) mkdirSync(dirname(join(staging, file)), { recursive: true });
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
      for (const file of ${JSON.stringify(FILES)}) {
        fs.mkdirSync(staging + '/' + file.split('/')[0], { recursive: true });
        fs.writeFileSync(staging + '/' + file, ${JSON.stringify(text)});
      }
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

it('leaves everything as it was if the build fails, and begins the next one in an empty folder', async () => {
  await withStaging(folder, write('first'));
  const failing = async (staging: string) => {
    await write('second')(staging);
    throw new Error('broken');
  };
  await expect(withStaging(folder, failing)).rejects.toThrow('broken');
  expect(readdirSync(join(folder, '.build'))).toEqual([]);
  finishInterruptedSwap(folder);
  expect(standing()).toEqual(['first', 'first']);
  await withStaging(folder, (staging) => {
    expect(readdirSync(staging)).toEqual([]);
    return write('third')(staging);
  });
  expect([...standing(), ...readdirSync(join(folder, '.build'))]).toEqual(['third', 'third']);
});

// The first rename says that the build is finished, four put two folders in place of two others.
it.each([
  [1, 'first'],
  [2, 'second'],
  [3, 'second'],
  [4, 'second'],
  [5, 'second'],
  [6, 'second'],
])('leaves one whole site if the process is killed at rename %i: the %s', async (number, left) => {
  const killed = async () => expect((await once(building('second', dyingAt(number)), 'exit'))[1]).toBe('SIGKILL');
  await withStaging(folder, write('first'));
  await killed();
  finishInterruptedSwap(folder);
  expect(standing()).toEqual([left, left]);
  await withStaging(folder, write('first'));
  await killed();
  await expect(withStaging(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(standing()).toEqual([left, left]);
});

it('leaves no half of a first site', async () => {
  await once(building('first', dyingAt(3)), 'exit');
  expect(existsSync(join(folder, 'dist'))).toBe(true);
  finishInterruptedSwap(folder);
  expect(standing()).toEqual(['first', 'first']);
});

it('fails while another build runs, and takes over when that is killed', async () => {
  const other = building('never');
  await once(other, 'message');
  await expect(withStaging(folder, write('ours'))).rejects.toThrow(`is running, process ${other.pid}. Wait until`);
  finishInterruptedSwap(folder);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  await withStaging(folder, write('ours'));
  expect(standing()).toEqual(['ours', 'ours']);
});

it('does not build through a link', async () => {
  symlinkSync(newFolder(), join(folder, '.build'));
  await expect(withStaging(folder, write('ours'))).rejects.toThrow('.build is a symbolic link');
});

it('leaves the lock of a build that took it first from one that died', async () => {
  const lock = join(folder, '.build/lock');
  mkdirSync(join(folder, '.build'));
  writeFileSync(lock, '99999999');
  vi.mocked(renameSync).mockImplementationOnce((_, to) => writeFileSync(to, String(process.ppid)));
  await expect(withStaging(folder, write('ours'))).rejects.toThrow(`is running, process ${process.ppid}.`);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
});

it('keeps a site whose folder is mounted, and lets a server start with it', async () => {
  const mounted = Object.assign(new Error('busy'), { code: 'EBUSY' });
  const rename = vi.mocked(renameSync);
  const actual = rename.getMockImplementation()!;
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await withStaging(folder, write('first'));
  rename.mockImplementation((from, to) => {
    if (from === join(folder, 'dist')) throw mounted;
    actual(from, to);
  });
  await expect(withStaging(folder, write('second'))).rejects.toThrow(/dist is mounted, .* mount the folder above/);
  finishInterruptedSwap(folder);
  rename.mockImplementation(actual);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('dist is mounted'));
  expect(standing()).toEqual(['first', 'first']);
  finishInterruptedSwap(folder);
  expect(standing()).toEqual(['second', 'second']);
});

it('replaces no site that no build has made', async () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/thesis.txt'), 'mine');
  await expect(withStaging(folder, write('first'))).rejects.toThrow('dist is from no build');
  expect(readFileSync(join(folder, 'dist/thesis.txt'), 'utf8')).toBe('mine');
});
