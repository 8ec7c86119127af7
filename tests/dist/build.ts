import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { practices } from './practices.ts';

/**
 * A build in a process of its own, as `npm run build` makes it.
 * @returns its warnings. @throws Error with what it printed as `stderr`, where it fails.
 */
export function build(content: string, folder: string, env: NodeJS.ProcessEnv = {}): string {
  mkdirSync(folder, { recursive: true });
  const { SITE_URL: _, NETLIFY: __, CONTEXT: ___, ...inherited } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--out', folder], {
    env: { ...inherited, NODE_ENV: 'production', CONTENT_DIR: content, ...env },
    stdio: 'pipe',
    encoding: 'utf8',
  });
  if (status !== 0) throw Object.assign(new Error(`The build ended with ${status}:\n${stderr}`), { stderr });
  return stderr;
}

export const EDITED = { CMS_REPOSITORY: 'practice/site' };

/** Vitest's global setup: the tests of this folder read what is built here. */
export default function buildPractices(): void {
  // With a repository, so that the editor in the browser is part of what is built.
  for (const { content, folder } of practices) build(content, folder, EDITED);
}
