import { spawnSync } from 'node:child_process';
import type { CommittedContent } from '#check/addresses/lostAddresses.ts';

/**
 * Read a content folder as it was last published, as far as git knows: a file as committed if it has been changed
 * since, otherwise as it was before the last commit. Without git there is nothing.
 */
export function committedContent(folder: string): CommittedContent {
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  };
  const changed = git('status', '--porcelain', '-z', '--no-renames', '--', '.');
  if (changed === undefined) return { text: () => undefined, files: [] };
  const paths = changed.split('\0').map((entry) => `/${entry.slice('XY '.length)}`);
  const filesOf = (commit: string) => git('ls-tree', '-r', '-z', '--name-only', commit, '--', '.')?.split('\0') ?? [];
  const show = (commit: string, file: string) => git('show', `${commit}:./${file}`);
  return {
    text: (file) =>
      (paths.some((path) => path.endsWith(`/${file}`)) ? undefined : show('HEAD~1', file)) ?? show('HEAD', file),
    files: [...new Set([...filesOf('HEAD'), ...filesOf('HEAD~1')])],
  };
}
