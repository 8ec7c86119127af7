import { DEVELOPERS, FILES } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';

/** `.well-known/api-catalog`: RFC 9727, a linkset (RFC 9264). */
export function apiCatalog({ base }: Site): string {
  const link = (path: string, type: string) => [{ href: `${base}${path}`, type }];
  const linkset = [
    {
      anchor: `${base}/api/v1`,
      'service-desc': link(FILES.openApi, 'application/json'),
      'service-doc': link(DEVELOPERS, 'text/html'),
      'service-meta': link(FILES.llms, 'text/plain'),
    },
    { anchor: `${base}${FILES.apiCatalog}`, item: [{ href: `${base}/api/v1` }] },
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}

/** `.well-known/security.txt`: RFC 9116. An expired date does not stop the build; the check warns in advance. */
export function securityTxt({ base, practice }: Site): string {
  const { contact, expires } = practice.security;
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${practice.languages.join(', ')}`,
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n');
}
