import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EDITED } from './build.ts';
import { practices } from './practices.ts';
import { ELSEWHERE, expectSame } from './same.ts';

const { content, folder, name } = practices.find((practice) => practice.name === 'fixture') ?? practices[0]!;

it('"npx astro build" alone writes the same bytes, elsewhere on earth and whatever NODE_ENV is', () => {
  const second = '.cache/practices/astro';
  const { SITE_URL: _, ...inherited } = process.env;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', join(second, 'dist')],
    { env: { ...inherited, ...EDITED, ...ELSEWHERE, NODE_ENV: 'development', CONTENT_DIR: content }, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  // One of its own may have texts still to be written.
  if (name === 'fixture') expect(stderr).toBe('');
  expectSame(second, folder);
  rmSync(second, { recursive: true });
});
