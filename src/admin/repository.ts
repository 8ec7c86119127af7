/** Where the editor in the browser writes. */
export interface Repository {
  /** `owner/name` on GitHub. */
  readonly name: string;
  readonly branch: string;
}

const NAME = /^[\w.-]+\/[\w.-]+$/;

/**
 * The repository that `CMS_REPOSITORY` (`owner/name`) names, else the one on GitHub that Netlify builds from
 * (`REPOSITORY_URL`); `CMS_BRANCH` names its branch, else `main`. Undefined where neither is known.
 * @throws Error where `CMS_REPOSITORY` is no such name.
 */
export function repositoryOf(env: NodeJS.ProcessEnv): Repository | undefined {
  const named = env['CMS_REPOSITORY'];
  if (named && !NAME.test(named))
    throw new Error(`CMS_REPOSITORY must be "owner/name" of a repository on GitHub, found ${JSON.stringify(named)}.`);
  const hosted = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(env['REPOSITORY_URL'] ?? '')?.[1];
  const name = named || hosted;
  return name ? { name, branch: env['CMS_BRANCH'] || 'main' } : undefined;
}
