import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build, EDITED } from './build.ts';
import { practices } from './practices.ts';
import { ELSEWHERE, expectSame } from './same.ts';

const { content, folder, name } = practices.find((practice) => practice.name === 'fixture') ?? practices[0]!;

it('a second build, elsewhere on earth, has the same bytes', async () => {
  const second = '.cache/practices/again';
  const warnings = await build(content, second, { ...EDITED, ...ELSEWHERE });
  // One of its own may have texts still to be written.
  if (name === 'fixture') expect(warnings).toBe('');
  expectSame(second, folder);
  rmSync(second, { recursive: true });
});

it('"npx astro build" alone writes the same files, whatever NODE_ENV is', () => {
  const second = '.cache/practices/astro';
  const { SITE_URL: _, ...inherited } = process.env;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', join(second, 'dist')],
    { env: { ...inherited, ...EDITED, NODE_ENV: 'development', CONTENT_DIR: content }, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  expectSame(second, folder);
  rmSync(second, { recursive: true });
});
