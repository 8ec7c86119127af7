import { SettingsError } from '#content/finding.ts';

/**
 * Get the site's address: `SITE_URL`, else Netlify's `DEPLOY_PRIME_URL` on a deploy preview and `URL` elsewhere, else
 * the content's own (src/api/README.md, Addresses). ASCII, without credentials, query and slash.
 * @throws SettingsError if it is not an absolute http(s) address, or has a path: the links of pages begin at the root.
 */
export function siteAddress(env: NodeJS.ProcessEnv, own: string): string {
  const preview =
    env['CONTEXT'] === 'deploy-preview' || env['CONTEXT'] === 'branch-deploy' ? env['DEPLOY_PRIME_URL'] : undefined;
  const address = env['SITE_URL'] || preview || (env['NETLIFY'] ? env['URL'] : undefined) || own;
  const { protocol = '', pathname = '', hostname = '', origin = '', username, password } = URL.parse(address) ?? {};
  // A parser takes `a.example"onx` for a host.
  if (!/^https?:$/.test(protocol) || !/^\/*$/.test(pathname) || !/^(?:[\w.-]+|\[[\da-f:]+\])$/.test(hostname))
    throw new SettingsError(
      `The site's address must be an absolute http(s) address without a path, found ${JSON.stringify(address)}; set SITE_URL.`,
    );
  if (username || password)
    throw new SettingsError('The address of the site has a user name or a password, which nobody needs; set SITE_URL.');
  return origin;
}
