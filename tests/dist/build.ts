import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/**
 * A build in a process of its own, as `npm run build` makes it.
 * @param through a command that runs another, and its arguments, such as `taskset -c 0`.
 * @returns its warnings.
 * @throws Error with what it printed as `stderr` if it fails.
 */
export async function build(
  content: string,
  folder: string,
  env: NodeJS.ProcessEnv = {},
  through: readonly string[] = [],
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const { SITE_URL: _, NETLIFY: __, CONTEXT: ___, ...inherited } = process.env;
  const [command = '', ...args] = [...through, process.execPath, 'scripts/build.ts', '--out', folder];
  const child = spawn(command, args, {
    env: { ...inherited, NODE_ENV: 'production', CONTENT_DIR: content, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (status !== 0) throw Object.assign(new Error(`The build ended with ${status}:\n${stderr}`), { stderr });
  return stderr;
}

/** With a repository, the form editor is part of the site. */
export const EDITED = { CMS_REPOSITORY: 'practice/site' };
