import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildInto } from '#build/build.ts';

let folder: string;
beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(resolve('.cache', 'into-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
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

it.each([
  ['public/none', 'is in public, which is replaced, or published as it is'],
  ['src/none', 'is in src, which is replaced'],
  ['content/none', 'or one above it'],
  ['scripts', 'holds something else than a build'],
  ['/', 'is outside the project'],
  ['../none', 'is outside the project'],
])('a build refuses to write into %s', async (into, says) => {
  expect(await complaint(into)).toContain(says);
  expect(existsSync(join(into, '.build'))).toBe(false);
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
