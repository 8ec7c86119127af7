import { SettingsError } from '#content/finding.ts';

/** The repository that the editor commits to. */
export interface Repository {
  /** `owner/name` on GitHub. */
  readonly name: string;
  readonly branch: string;
}

const NAME = /^[\w.-]+\/[\w.-]+$/;

/**
 * Get the repository from `CMS_REPOSITORY` (`owner/name`), or from Netlify's `REPOSITORY_URL` if that is on GitHub, and
 * the branch from `CMS_BRANCH`, by default `main`. Undefined if neither is set.
 * @throws SettingsError if `CMS_REPOSITORY` is malformed.
 */
export function repositoryOf(env: NodeJS.ProcessEnv): Repository | undefined {
  const named = env['CMS_REPOSITORY'];
  if (named && !NAME.test(named))
    throw new SettingsError(
      `CMS_REPOSITORY must be the "owner/name" of a repository on GitHub, found ${JSON.stringify(named)}.`,
    );
  const hosted = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(env['REPOSITORY_URL'] ?? '')?.[1];
  const name = named || hosted;
  return name ? { name, branch: env['CMS_BRANCH'] || 'main' } : undefined;
}
