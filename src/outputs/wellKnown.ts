import { absolute, DEVELOPERS, FILES, ICONS } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { locationQuestion, treatmentQuestion } from '../site/words/questions.ts';
import { skillOf } from './skill.ts';

/**
 * `robots.txt`: RFC 9309; src/api/README.md, "Crawlers". The longest match wins; for older parsers, which take the
 * first, the longest stand first.
 */
export function robotsTxt({ base, practice }: Site): string {
  return [
    'User-agent: *',
    `Content-Signal: ${practice.crawlers.contentSignal}`,
    'Allow: /api/v1',
    'Disallow: /api/',
    'Disallow: /admin/',
    'Allow: /',
    '',
    `Sitemap: ${absolute(base, FILES.sitemap)}`,
    '',
  ].join('\n');
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

/**
 * `.well-known/ard.json`: Agentic Resource Discovery 0.91 (github.com/ards-project/ard-spec). `specVersion` and `host`
 * are for readers of the previous version.
 */
export function ardManifest(site: Site): string {
  const { base, practice } = site;
  const skill = skillOf(site);
  const urn = (...names: string[]) => ['urn', 'air', new URL(base).hostname, ...names].join(':');
  const manifest = {
    specVersion: '1.0',
    host: {
      displayName: practice.fullName,
      documentationUrl: absolute(base, DEVELOPERS),
      logoUrl: absolute(base, ICONS.large),
    },
    entries: [
      {
        identifier: urn('skill', skill.name),
        displayName: practice.fullName,
        type: 'application/ai-skill+md',
        url: absolute(base, skill.path),
        description: skill.description,
        tags: [practice.specialty.en, practice.address.addressLocality, practice.address.addressRegion],
        capabilities: ['EmergencyTriage', 'OpeningHours', 'PatientQuestions', 'AppointmentHandOff'],
        representativeQueries: queries(site),
      },
      {
        identifier: urn('api', 'practice'),
        displayName: `${practice.name} API`,
        type: 'application/vnd.oai.openapi+json',
        url: absolute(base, FILES.openApi),
        description: `Read-only API of ${practice.fullName}: profile, hours, treatments, questions with answers, posts. No key.`,
        capabilities: ['getPractice', 'listServices', 'listFaq', 'listPosts', 'answerQuestion'],
        representativeQueries: [
          `Opening hours of ${practice.name} as JSON`,
          `Treatments of ${practice.name} with the date of their last review`,
          `Answer a patient's question from the texts of ${practice.name}`,
        ],
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Two to five example questions. */
function queries({ practice, services, faq }: Site): string[] {
  const asked = faq[0]?.questions[0]?.question;
  const treatment = services[0]?.shortTitle;
  return [
    `When is ${practice.name} open?`,
    locationQuestion(practice.name),
    ...(treatment ? [treatmentQuestion(practice.name, treatment)] : []),
    ...(asked ? [asked] : []),
  ];
}
