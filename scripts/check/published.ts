import { spawnSync } from 'node:child_process';

/**
 * Create a function that gets the text of a content file as it was last published, as far as git knows: as committed
 * if the file has been changed since, otherwise as it was before the last commit; undefined without git, or for a new
 * file.
 */
export function publishedIn(folder: string): (file: string) => string | undefined {
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  };
  const changed = git('status', '--porcelain', '-z', '--no-renames', '--', '.');
  if (changed === undefined) return () => undefined;
  const paths = changed.split('\0').map((entry) => `/${entry.slice('XY '.length)}`);
  return (file) => git('show', `${paths.some((path) => path.endsWith(`/${file}`)) ? 'HEAD' : 'HEAD~1'}:./${file}`);
}
