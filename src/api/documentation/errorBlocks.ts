import { parseMarkdown } from '#markdown/text.ts';
import type { Block, BlockOf, ReferenceEntry } from '#site/block.ts';
import { prose } from '#site/blockMakers.ts';
import type { Site } from '#site/site.ts';
import { errorFacts } from '../errorTexts.ts';
import { METHOD_NOT_ALLOWED, type OperationError, OPERATIONS } from '../operations.ts';
import { problemBody } from '../problemBody.ts';
import { problemAnchor, type ProblemCode, PROBLEMS } from '../problemCodes.ts';

/**
 * Explain every error under the anchor that the `type` of its problem documents names: src/api/README.md, "Problems".
 */
export const errorBlocks = (site: Site): Block[] => [
  { type: 'reference', entries: (Object.keys(PROBLEMS) as ProblemCode[]).map((code) => errorEntry(code, site)) },
];

function errorEntry(code: ProblemCode, site: Site): ReferenceEntry {
  const { status, title, when, hint } = PROBLEMS[code];
  const occurrences = OPERATIONS.flatMap(({ operationId, errors: own }) =>
    [...own, METHOD_NOT_ALLOWED].filter((error) => error.code === code).map((error) => ({ ...error, operationId })),
  );
  const where = occurrences.map(({ operationId }) => `[${operationId}](#${operationId.toLowerCase()})`);
  const everywhere = where.length >= OPERATIONS.length ? 'every operation' : [...new Set(where)].join(', ');
  return {
    id: problemAnchor(code),
    title: `${status} ${title}`,
    // So that the anchor is in the Markdown too.
    code: problemAnchor(code),
    inContents: title,
    blocks: [
      prose(parseMarkdown(`${when}\n\nFrom ${everywhere}. To recover: ${hint.replaceAll('{base}', '')}`)),
      ...occurrences.slice(0, 1).map(({ example }) => exampleResponse(example(errorFacts(site)), site.base)),
    ],
  };
}

const exampleResponse = (
  { instance, ...text }: ReturnType<OperationError['example']>,
  base: string,
): BlockOf<'code'> => ({
  type: 'code',
  language: 'jsonc',
  text: JSON.stringify(problemBody(text, base, instance), null, 2),
  title: `Response to ${text.code === 'method_not_allowed' ? 'POST' : 'GET'} ${instance}`,
  isFolded: true,
});
