import { prose } from '../site/define.ts';
import type { Block } from '../site/page.ts';
import type { Documentation } from '../site/pages/developers.ts';
import type { Site } from '../site/site.ts';
import { CHANGES } from './changes.ts';
import { citing, forAgents, headers, LIMITS, markdownPages, VERSIONS } from './documentation/conventions.ts';
import { errors } from './documentation/errors.ts';
import { exchange, operations } from './documentation/operations.ts';
import { EXAMPLES, trial } from './documentation/requests.ts';
import { schemas } from './documentation/schemas.ts';
import { API_VERSION } from './operations.ts';

/** The developers page: what the API offers, from the same tables and schemas as `openapi.json`. */
export const documentation: Documentation = {
  title: 'API for developers and AI agents',
  description:
    'Read-only JSON API and Markdown pages of this practice: every operation with a real request and response, its errors, caching, limits and how to cite.',
  lastModified: CHANGES[0].date,
  blocks: (site) => [
    ...overview(site),
    prose(forAgents(site)),
    ...operations(site),
    ...errors(site),
    ...schemas(site),
    ...markdownPages(site),
    ...headers(site),
    prose([LIMITS, VERSIONS, citing(site)].join('\n\n')),
  ],
};

function overview(site: Site): Block[] {
  const { base, practice } = site;
  const [asked] = EXAMPLES.answerQuestion(site);
  return [
    prose(
      `Everything ${practice.name} publishes is also data: a JSON API, every page as Markdown, and answers to patients' ` +
        'questions. There is no key, no account and nothing to write. Ask it something:',
    ),
    trial({ operationId: 'answerQuestion', path: '/api/v1/answers' }, site),
    {
      ...exchange(base, asked!),
      title: 'The same as a command',
      response: beginningOf(asked!.response),
    },
    prose(
      [
        `- **API root:** [${base}/api/v1](/api/v1)`,
        `- **Description:** [openapi.json](/openapi.json), OpenAPI 3.1, version ${API_VERSION}. For agents: [llms.txt](/llms.txt).`,
        '- **Format:** `application/json` in UTF-8; errors are `application/problem+json`.',
        '- **Access:** no authentication, GET and HEAD only, from any origin, no rate limit ([Limits](#limits)).',
        '- **Language:** values in Turkish; field names, errors and this page in English.',
      ].join('\n'),
    ),
  ];
}

/** The first members of an answer, whole. */
function beginningOf(response: object): string {
  const { query, matched, question, ...others } = response as Record<string, unknown>;
  const shown = JSON.stringify({ query, matched, question }, null, 2);
  return shown.replace(/\n}$/, `\n  // … ${Object.keys(others).length} more fields\n}`);
}
