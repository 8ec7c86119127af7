import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../newFolder.ts';

const work = newFolder();

/** Run a command in a folder with this `.env` and say what it is told. */
function start(env: string, shell: Record<string, string> = {}) {
  writeFileSync(join(work, '.env'), env);
  const print = 'console.log(process.env.CONTENT_DIR ?? "none")';
  const { CONTENT_DIR: _, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', resolve('scripts/env.mjs'), '--eval', print],
    { cwd: work, encoding: 'utf8', env: { ...rest, ...shell } },
  );
  return { status, folder: stdout.trim(), stderr: stderr.trim() };
}

describe('.env', () => {
  it.each([
    ['is read', 'CONTENT_DIR=klinik\n'],
    ['is read with the line ends of Windows', 'CONTENT_DIR=klinik\r\n'],
    [
      'may hold other settings and comments',
      '# Ours\nSITE_URL="two\nlines: 2"\n\nexport CONTENT_DIR = "klinik" # here\n',
    ],
  ])('%s', (_, env) => {
    expect(start(env)).toEqual({ status: 0, folder: 'klinik', stderr: '' });
  });

  it('gives way to the shell', () => {
    expect(start('CONTENT_DIR=klinik', { CONTENT_DIR: 'other' }).folder).toBe('other');
  });

  it.each(['', 'SITE_URL=https://klinik.example', 'CONTENT_DIR=', 'content_dir=klinik', 'CONTENT_DIR: klinik'])(
    'that names no folder is told: %j',
    (env) => {
      expect(start(env)).toMatchObject({ status: 0, stderr: expect.stringContaining('takes the folder content/') });
    },
  );
});

it('the sample is not read in place of a practice beside it, unless it is asked for', () => {
  for (const name of ['content', 'klinik']) {
    mkdirSync(join(work, name));
    writeFileSync(join(work, name, 'practice.yaml'), 'name: Klinik\n');
  }
  const read = (env: string) => {
    const { CONTENT_DIR: _, ...rest } = process.env;
    const print = `const { readContent, contentFolder } = await import(${JSON.stringify(resolve('src/content/readContent.ts'))});
      console.log(JSON.stringify(readContent(contentFolder()).findings));`;
    writeFileSync(join(work, '.env'), env);
    const args = ['--import', resolve('scripts/env.mjs'), '--input-type=module', '--eval', print];
    return spawnSync(process.execPath, args, { cwd: work, encoding: 'utf8', env: rest }).stdout;
  };
  expect(JSON.parse(read('SITE_URL=https://klinik.example'))).toMatchObject([
    { message: expect.stringContaining('the folder "klinik" holds a practice, but CONTENT_DIR does not name it') },
  ]);
  for (const folder of ['content', 'klinik']) expect(read(`CONTENT_DIR=${folder}`)).toBe('[]\n');
});
