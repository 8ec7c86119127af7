import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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

it.each(['dist', '.edge'])('a build replaces no folder %s that no build has made', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  const file = join(folder, name, 'thesis.txt');
  mkdirSync(join(folder, name));
  for (const one of [file, join(folder, name, 'llms.txt')]) writeFileSync(one, 'mine');
  expect(run('build', '--out', folder)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`${join(folder, name)} is what no build has made`) as string,
  });
  expect(readFileSync(file, 'utf8')).toBe('mine');
  rmSync(folder, { recursive: true });
});

it.each([
  ['public/none', 'is in public, which is replaced, or published as it is'],
  ['src/none', 'is in src, which is replaced'],
  ['content/none', 'or one above it'],
])('a build refuses to write into %s', (folder, message) => {
  const { status, stderr } = run('build', '--out', folder);
  expect(stderr).toContain(message);
  expect(status).toBe(1);
  expect(existsSync(folder)).toBe(false);
});

it('a build does not delete what somebody has put among the files of the last one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  const made = ['/llms.txt', '/openapi.json', '/_headers'];
  for (const name of ['dist', '.edge']) mkdirSync(join(folder, name));
  for (const path of [...made, '/.DS_Store', '/form.pdf']) writeFileSync(join(folder, 'dist', path), 'mine');
  writeFileSync(join(folder, '.edge/data.js'), '');
  writeFileSync(join(folder, '.edge/files.json'), JSON.stringify(made));
  const { status, stderr } = run('build', '--out', folder);
  expect(stderr).toContain(`${join(folder, 'dist/form.pdf')} is from no build, and would be lost`);
  expect(status).toBe(1);
  expect(existsSync(join(folder, 'dist/form.pdf'))).toBe(true);
  rmSync(folder, { recursive: true });
});

it('a build finishes the swap of one that was killed in between', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  const staging = join(folder, '.build/staging-mx0-abcdef');
  for (const name of ['dist', '.edge', '.build/staging-mx0-abcdef/.edge'])
    mkdirSync(join(folder, name), { recursive: true });
  const made = ['/llms.txt', '/openapi.json', '/_headers'];
  for (const path of [...made, '/new.html']) writeFileSync(join(folder, 'dist', path), 'new');
  for (const [place, files] of [
    [folder, made],
    [staging, [...made, '/new.html']],
  ] as const) {
    writeFileSync(join(place, '.edge/data.js'), '');
    writeFileSync(join(place, '.edge/files.json'), JSON.stringify(files));
  }
  writeFileSync(join(staging, 'digests.json'), JSON.stringify({ 'dist/new.html': hash('sha256', 'new') }));
  const { stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--out', folder], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: join(folder, 'nowhere') },
  });
  expect(stderr).not.toContain('from no build');
  expect(readFileSync(join(folder, '.edge/files.json'), 'utf8')).toContain('new.html');
  rmSync(folder, { recursive: true });
});

it.each(['dist', '.edge', '.build'])('a build keeps content below %s of the folder it builds into', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  const content = join(folder, name, 'klinik');
  mkdirSync(content, { recursive: true });
  for (const made of ['dist/llms.txt', 'dist/openapi.json', 'dist/_headers', '.edge/data.js'])
    if (made.startsWith(`${name}/`)) writeFileSync(join(folder, made), '');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--out', folder], {
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, CONTENT_DIR: content },
  });
  expect(stderr).toContain(`is in ${name}, which is no place for content`);
  expect(status).toBe(1);
  expect(existsSync(content)).toBe(true);
  rmSync(folder, { recursive: true });
});

// `/proc` takes no folders, and whoever runs this may be root.
it.runIf(existsSync('/proc')).each(['README.md', '/proc/none'])('a build into %s ends with one line', (place) => {
  const { status, stderr } = run('build', '--out', place);
  expect(stderr).toContain(`${resolve(place)} is no folder to build into`);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});

it.each([
  ['check', 'CONTENT_DIR', 'README.md', 'this file is missing; every practice needs it'],
  ['start', 'PORT', 'abc', 'PORT must be a number from 0 to 65535, found "abc"; see --help.'],
  ['start', 'PORT', '1e3', 'PORT must be a number from 0 to 65535, found "1e3"; see --help.'],
  ['build', 'SITE_URL', 'klinik.com', 'must be an absolute http(s) address without a path, found "klinik.com"'],
])('the command %s rejects %s=%s without a stack trace', (name, variable, value, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  const args = ['--import', './scripts/env.mjs', `scripts/${name}.ts`, ...(name === 'build' ? ['--out', folder] : [])];
  const env = { ...process.env, [variable]: value };
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000, env });
  rmSync(folder, { recursive: true });
  expect(stdout + stderr).toContain(message);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBeGreaterThan(0);
});
