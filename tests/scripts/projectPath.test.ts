import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../newFolder.ts';

const work = newFolder();

/** What a command says in a project of this name. */
function startIn(name: string) {
  const scripts = join(work, name, 'scripts');
  mkdirSync(scripts, { recursive: true });
  for (const file of ['env.mjs', 'lib']) cpSync(join('scripts', file), join(scripts, file), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ['--import', './scripts/env.mjs', '--eval', ''], {
    cwd: join(work, name),
    encoding: 'utf8',
  });
  return { status, stderr };
}

it.each(['klinik #1', 'a%20b', '100%', 'a?b', 'a*b'])('a folder that Vite cannot build is named: %s', (name) => {
  const { status, stderr } = startIn(name);
  expect(status).toBe(1);
  expect(stderr).toContain(`${join(work, name)} cannot be built`);
  expect(stderr).toContain('Rename the folder');
});

it.each(['Diş kliniği (1)', 'a[b]', "a'b & c{d}"])('any other is taken: %s', (name) => {
  expect(startIn(name)).toEqual({ status: 0, stderr: '' });
});
