import { z } from 'zod';
import { absolute, DEVELOPERS, FILES } from '#site/addresses.ts';
import type { Site } from '#site/site.ts';
import { API_VERSION } from './changes.ts';
import { uri } from './commonSchemas.ts';
import { OPERATIONS } from './operations.ts';

const apiEndpointSchema = z
  .strictObject({ path: z.string(), operationId: z.string(), summary: z.string() })
  .meta({ id: 'ApiEndpoint', description: 'One operation of this API.' });

export const apiIndexSchema = z
  .strictObject({
    name: z.string().describe('of this API'),
    version: z.string().describe('of this API'),
    description: z.string().describe('what it offers'),
    openapi: uri.describe('the OpenAPI document'),
    documentation: uri.describe('the developer page'),
    llmsTxt: uri.describe('the overview for agents'),
    sitemap: uri.describe('every page'),
    markdown: z.string().describe('how to get any page as Markdown'),
    endpoints: z.array(apiEndpointSchema).describe('every operation'),
  })
  .meta({ id: 'ApiIndex', description: 'What this API offers.' });

type ApiIndex = z.infer<typeof apiIndexSchema>;

export function apiIndex({ base, practice }: Site): ApiIndex {
  return {
    name: `${practice.name} API`,
    version: API_VERSION,
    description: `Public, read-only information about ${practice.fullName}. Values are in Turkish, field names in English.`,
    openapi: absolute(base, FILES.openApi),
    documentation: absolute(base, DEVELOPERS),
    llmsTxt: absolute(base, FILES.llms),
    sitemap: absolute(base, FILES.sitemap),
    markdown:
      'Every HTML page is also Markdown: send "Accept: text/markdown" to its address, or append ".md" to its path ' +
      '(the home page is /index.md). The footer names the address to cite after "Source:".',
    endpoints: OPERATIONS.map(({ path, operationId, summary }) => ({ path, operationId, summary })),
  };
}
