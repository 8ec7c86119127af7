import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { begin } from '../../src/scaffold/begin.ts';
import { ANKA } from '../scaffold/anka.ts';
import { BEGUN, practices } from './practices.ts';

/**
 * A build in a process of its own, as `npm run build` makes it.
 * @param through a command that runs another, and its arguments, such as `taskset -c 0`.
 * @returns its warnings. @throws Error with what it printed as `stderr`, where it fails.
 */
export function build(
  content: string,
  folder: string,
  env: NodeJS.ProcessEnv = {},
  through: readonly string[] = [],
): string {
  mkdirSync(folder, { recursive: true });
  const { SITE_URL: _, NETLIFY: __, CONTEXT: ___, ...inherited } = process.env;
  const [command = '', ...args] = [...through, process.execPath, 'scripts/build.ts', '--out', folder];
  const { status, stderr } = spawnSync(command, args, {
    env: { ...inherited, NODE_ENV: 'production', CONTENT_DIR: content, ...env },
    stdio: 'pipe',
    encoding: 'utf8',
  });
  if (status !== 0) throw Object.assign(new Error(`The build ended with ${status}:\n${stderr}`), { stderr });
  return stderr;
}

export const EDITED = { CMS_REPOSITORY: 'practice/site' };

/** Vitest's global setup: the tests of this folder read what is built here. */
export default async function buildPractices(): Promise<void> {
  rmSync(BEGUN, { recursive: true, force: true });
  mkdirSync(dirname(BEGUN), { recursive: true });
  await begin('practice', ANKA, BEGUN, new Date().toLocaleDateString('sv'));
  // With a repository, so that the editor in the browser is part of what is built.
  for (const { content, folder } of practices) build(content, folder, EDITED);
}
