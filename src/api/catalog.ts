import { absolute, DEVELOPERS, FILES } from '#site/addresses.ts';
import type { Site } from '#site/site.ts';
import { API_VERSION } from './changes.ts';
import { OPERATIONS } from './operations.ts';
import type { ApiIndex } from './schemas/apiIndex.ts';

export function catalog({ base, practice }: Site): ApiIndex {
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
