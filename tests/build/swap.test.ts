import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { lock } from '#build/lock.ts';
import { finishInterruptedSwap, withStaging } from '#build/swap.ts';
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

it('keeps what somebody has put among the files of a site before its swap was finished', async () => {
  await withStaging(folder, write('first'));
  await once(building('second', dyingAt(1)), 'exit');
  const form = join(folder, 'dist', 'form.pdf');
  writeFileSync(form, 'mine');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  finishInterruptedSwap(folder);
  expect(warn.mock.lastCall?.[0]).toContain(`${form} is from no build`);
  await expect(withStaging(folder, write('third'))).rejects.toThrow(`${form} is from no build`);
  expect(readFileSync(form, 'utf8')).toBe('mine');
  rmSync(form);
  finishInterruptedSwap(folder);
  expect(standing()).toEqual(['second', 'second']);
});

it.each(FILES)('puts nothing in place whose %s is not the one that was marked as ready', async (file) => {
  await withStaging(folder, write('first'));
  for (const spoil of [rmSync, (path: string) => writeFileSync(path, '')]) {
    await once(building('second', dyingAt(1)), 'exit');
    const [staging] = readdirSync(join(folder, '.build')).filter((name) => name.startsWith('staging-'));
    spoil(join(folder, '.build', staging!, file));
    finishInterruptedSwap(folder);
    expect(standing()).toEqual(['first', 'first']);
    await withStaging(folder, write('first'));
    expect(readdirSync(join(folder, '.build'))).toEqual(['lock']);
  }
});

it.each([2, 3, 4])('puts the old site back if the new one was damaged after a kill at rename %i', async (number) => {
  for (const file of FILES) {
    await withStaging(folder, write('first'));
    await once(building('second', dyingAt(number)), 'exit');
    const [staging] = readdirSync(join(folder, '.build')).filter((name) => name.startsWith('staging-'));
    const places = [join(folder, '.build', staging!, file), join(folder, file)];
    writeFileSync(
      places.find((place) => existsSync(place))!,
      'damaged',
    );
    await expect(withStaging(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(standing()).toEqual(['first', 'first']);
  }
});

it('removes and replaces nothing that no build has made', async () => {
  const elsewhere = newFolder();
  writeFileSync(join(elsewhere, 'letter.txt'), 'mine');
  const foreign = ['staging-mx0-abcdef', 'staging-mx1-letter', 'staging-notes'];
  for (const name of foreign.slice(1)) mkdirSync(join(folder, '.build', name), { recursive: true });
  writeFileSync(join(folder, '.build', 'staging-mx1-letter', 'letter.txt'), 'mine');
  writeFileSync(join(folder, '.build', 'staging-notes', 'digests.json'), '{}');
  symlinkSync(elsewhere, join(folder, '.build', 'staging-mx0-abcdef'));
  await withStaging(folder, write('first'));
  expect(readdirSync(join(folder, '.build')).toSorted()).toEqual(['lock', ...foreign]);

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
  finishInterruptedSwap(folder);
  const ours = building('ours');
  const isBuilt = once(ours, 'message').then(() => true);
  expect(await Promise.race([isBuilt, sleep(2000, false)])).toBe(false);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
  other.kill('SIGKILL');
  await once(ours, 'exit');
  expect(standing()).toEqual(['ours', 'ours']);
});

it('removes what builds that failed have left, before the next one writes', async () => {
  const build = (text: string, fails: boolean) =>
    withStaging(folder, async (staging) => {
      // A full disk needs the room.
      const present = readdirSync(join(folder, '.build')).filter((name) => name.startsWith('staging'));
      expect(present).toEqual([basename(staging)]);
      await write(text)(staging);
      if (fails) throw new Error('broken');
    });
  await expect(build('first', true)).rejects.toThrow('broken');
  await expect(build('second', true)).rejects.toThrow('broken');
  await build('third', false);
  expect(readdirSync(join(folder, '.build'))).toEqual(['lock']);
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
  await expect(withStaging(folder, write('first'))).rejects.toThrow('must be a folder');
  rmSync(join(folder, '.build'));
  const losing = async (staging: string) => {
    await write('first')(staging);
    rmSync(join(folder, '.build'), { recursive: true });
  };
  await expect(withStaging(folder, losing)).rejects.toThrow('ENOENT');
  await withStaging(folder, write('second'));
  expect(standing()).toEqual(['second', 'second']);
  // `/proc` takes no folders, and whoever runs this may be root.
  for (const place of ['README.md', ...(existsSync('/proc') ? ['/proc/none'] : [])])
    await expect(withStaging(place, write('first'))).rejects.toThrow(`${place} is no folder to build into`);
});

it('gives a lock to one at a time', () => {
  mkdirSync(join(folder, 'locks'));
  const file = join(folder, 'locks', 'lock');
  const release = lock(file)!;
  expect(lock(file)).toBeUndefined();
  release();
  lock(file)!();
  for (const wrong of ['locks', join('none', 'lock')])
    expect(() => lock(join(folder, wrong))).toThrow(/must be a file that can be written/);
});
