import type { Site } from '../site/site.ts';

/** `.well-known/api-catalog`: RFC 9727, a linkset (RFC 9264) that names the API and what describes it. */
export function apiCatalog({ base }: Site): string {
  const link = (path: string, type: string) => [{ href: `${base}${path}`, type }];
  const linkset = [
    {
      anchor: `${base}/api/v1`,
      'service-desc': link('/openapi.json', 'application/vnd.oai.openapi+json;version=3.1'),
      'service-doc': link('/developers', 'text/html'),
      'service-meta': link('/llms.txt', 'text/plain'),
    },
    { anchor: `${base}/.well-known/api-catalog`, item: [{ href: `${base}/api/v1` }] },
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}

/**
 * `.well-known/security.txt`: RFC 9116.
 * @throws Error when it has expired at `now`, the day of the build.
 */
export function securityTxt({ base, practice }: Site, now: Date): string {
  const { contact, expires } = practice.security;
  const end = `${expires}T00:00:00.000Z`;
  if (new Date(end) <= now)
    throw new Error(
      `practice.yaml  security.expires  ${expires} is past; set a date within the coming year (RFC 9116, 2.5.5)`,
    );
  return [
    `Contact: ${contact}`,
    `Expires: ${end}`,
    `Preferred-Languages: ${practice.languages.join(', ')}`,
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n');
}
