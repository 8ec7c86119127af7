import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { build, EDITED } from '../dist/build.ts';
import { practices } from '../dist/practices.ts';
import { expectSame } from '../dist/same.ts';

it('a build has the same bytes with one core, one thread and no vector instructions', async () => {
  const { content, folder } = practices.find(({ name }) => name === 'fixture')!;
  mkdirSync('.cache', { recursive: true });
  const work = mkdtempSync('.cache/same-');
  // If no command binds a process to a core, one thread of each pool is as near as it gets.
  const through = spawnSync('taskset', ['-c', '0', 'true']).status === 0 ? ['taskset', '-c', '0'] : [];
  const single = join(work, 'single');
  const threads = { UV_THREADPOOL_SIZE: '1', RAYON_NUM_THREADS: '1', TOKIO_WORKER_THREADS: '1' };
  const vectors = { VIPS_NOVECTOR: '1', PIXMAN_DISABLE: 'mmx sse2 ssse3' };
  await build(content, single, { ...EDITED, ...threads, ...vectors }, through);
  expectSame(single, folder);
  rmSync(work, { recursive: true });
});
