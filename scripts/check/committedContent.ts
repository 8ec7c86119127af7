import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommittedContent } from '#check/addresses/lostAddresses.ts';

/**
 * Read a content folder as it was last pushed, or, if nothing has been committed since, in the commit before: a file as
 * committed if it has been changed since, otherwise as it was before the last commit. Without git there is nothing.
 * Only commands that run no program which the settings of a repository name.
 */
export function committedContent(folder: string): CommittedContent {
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', ['-c', 'safe.bareRepository=explicit', '-C', folder, ...args], {
      encoding: 'utf8',
      // What a repository lacks it would fetch, by a program of its choice.
      env: { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' },
    });
    return status === 0 ? stdout : undefined;
  };
  const commitOf = (name: string) => git('rev-parse', '--verify', '--quiet', name)?.trim();
  const pushed = commitOf('@{upstream}');
  const unpushedSince = pushed === commitOf('HEAD') ? undefined : pushed;
  const filesOf = (commit: string) => git('ls-tree', '-r', '-z', '--name-only', commit, '--', '.')?.split('\0') ?? [];
  const show = (commit: string, file: string) => git('cat-file', 'blob', `${commit}:./${file}`);
  const isChanged = (file: string) => show('HEAD', file) !== readFileSync(join(folder, file), 'utf8');
  return {
    text: (file) => show(unpushedSince ?? (isChanged(file) ? 'HEAD' : 'HEAD~1'), file) ?? show('HEAD', file),
    files: [...new Set([...filesOf('HEAD'), ...filesOf(unpushedSince ?? 'HEAD~1')])],
  };
}
