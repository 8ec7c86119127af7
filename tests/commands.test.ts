import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [`scripts/${command}.ts`, ...args], { encoding: 'utf8', timeout: 60_000 });

describe.each(['build', 'check', 'start', 'serve'])('the command %s', (name) => {
  it('prints its usage with --help, and does nothing else', () => {
    const { stdout, stderr, status } = run(name, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^npm (?:run )?${name}\\b.*\n`));
  });
});

it('a command rejects an unknown option with one line', () => {
  const { stdout, stderr, status } = run('check', '--nowhere');
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: "Unknown option '--nowhere'; see --help.\n",
  });
});

it('npm start rejects an unknown runtime by name, and builds nothing', () => {
  expect(run('start', 'apache')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('"apache"') });
});

it.each([
  ['check', 'CONTENT_DIR', 'README.md', 'this file is missing; every practice needs it'],
  ['start', 'PORT', 'abc', 'PORT must be a number from 0 to 65535, found "abc".'],
  ['build', 'PORT', 'abc', 'PORT must be a number from 0 to 65535, found "abc".'],
  ['start', 'PORT', '1e3', 'PORT must be a number from 0 to 65535, found "1e3".'],
  ['build', 'CMS_REPOSITORY', 'a/b/c', 'must be the "owner/name" of a repository on GitHub, found "a/b/c"'],
  ['build', 'SITE_URL', 'klinik.com', 'must be an absolute http(s) address without a path, found "klinik.com"'],
])('the command %s rejects %s=%s without a stack trace', (name, variable, value, message) => {
  const out = name === 'build' ? ['--out', '.cache/none'] : [];
  const args = ['--import', './scripts/env.mjs', `scripts/${name}.ts`, ...out];
  const env = { ...process.env, [variable]: value };
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 240_000, env });
  expect(stdout + stderr).toContain(message);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBeGreaterThan(0);
});
