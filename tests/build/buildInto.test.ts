import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildInto } from '#build/build.ts';
import { newFolder } from '../newFolder.ts';

let folder: string;
beforeEach(() => void (folder = newFolder()));
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Write files below the folder, all with the same text. */
function write(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'mine');
  }
}

/** Build into a folder that cannot be built into. */
async function complaint(into = folder): Promise<string> {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  expect(await buildInto(into)).toBe(false);
  const [[said]] = told.mock.calls as [[string]];
  told.mockRestore();
  return said;
}

const MADE = ['/llms.txt', '/openapi.json', '/_headers'];
const site = (...files: readonly string[]) => write(...[...MADE, ...files].map((file) => `dist${file}`));
const listOf = (files: readonly string[], place = '.edge') => {
  write(join(place, 'data.js'));
  writeFileSync(join(folder, place, 'files.json'), JSON.stringify(files));
};

it.each(['dist', '.edge'])('a build replaces no folder %s that no build has made', async (name) => {
  write(join(name, 'thesis.txt'));
  expect(await complaint()).toContain(join(folder, name));
  expect(readFileSync(join(folder, name, 'thesis.txt'), 'utf8')).toBe('mine');
});

it.each([
  ['public/none', 'is in public, which is replaced, or published as it is'],
  ['src/none', 'is in src, which is replaced'],
  ['content/none', 'or one above it'],
  ['scripts', 'holds something else than a build'],
  ['/', 'holds something else than a build'],
])('a build refuses to write into %s', async (into, says) => {
  expect(await complaint(into)).toContain(says);
  expect(existsSync(join(into, '.build'))).toBe(false);
});

it.each([
  ['dist/form.pdf', (place: string) => writeFileSync(place, 'mine')],
  ['dist/link.pdf', (place: string) => symlinkSync('/etc', place)],
  ['dist/.htaccess', (place: string) => writeFileSync(place, 'mine')],
  ['.edge/notes.txt', (place: string) => writeFileSync(place, 'mine')],
])('a build does not delete %s, which somebody has put among the files of the last one', async (name, put) => {
  site('/.DS_Store');
  listOf(MADE);
  put(join(folder, name));
  expect(await complaint()).toContain(`${join(folder, name)} is from no build, and would be lost`);
  expect(lstatSync(join(folder, name), { throwIfNoEntry: false })).toBeDefined();
});

it('a build does not delete a site whose list of files is missing', async () => {
  site('/form.pdf');
  expect(await complaint()).toContain('.edge/files.json is missing');
  listOf(MADE);
  writeFileSync(join(folder, '.edge/files.json'), '{');
  expect(await complaint()).toContain('.edge/files.json cannot be read');
  expect(readdirSync(join(folder, 'dist'))).toContain('form.pdf');
});

it('a build takes a folder that holds its content, or what a broken build has left', async () => {
  write('klinik/practice.yaml', '.build/left');
  vi.stubEnv('CONTENT_DIR', join(folder, 'klinik'));
  expect(await complaint()).not.toContain('something else than a build');
});

it.each(['dist', '.edge', '.build'])('a build keeps content below %s of the folder it builds into', async (name) => {
  const content = join(folder, name, 'klinik');
  mkdirSync(content, { recursive: true });
  vi.stubEnv('CONTENT_DIR', content);
  expect(await complaint()).toContain(`is in ${name}, which is no place for content`);
  expect(existsSync(content)).toBe(true);
});
