import { parseMarkdown } from '#markdown/text.ts';
import { table } from '#site/alternate/writeMarkdown.ts';
import type { Block, ReferenceEntry } from '#site/block.ts';
import { prose } from '#site/blockMakers.ts';
import type { Site } from '#site/site.ts';
import { errorFacts } from '../errorTexts.ts';
import { examplesOf } from '../examples.ts';
import { type Operation, OPERATIONS } from '../operations.ts';
import { problemAnchor, type ProblemCode, PROBLEMS } from '../problemCodes.ts';
import { RESPONSES } from '../responses.ts';
import { exampleBlocks } from './exampleBlocks.ts';

/** Document every operation with its parameters, requests, responses and errors. */
export const operationBlocks = (site: Site): Block[] => [
  {
    type: 'reference',
    entries: OPERATIONS.filter(({ aliasOf }) => !aliasOf).map((operation) => operationEntry(operation, site)),
  },
];

function operationEntry(operation: Operation, site: Site): ReferenceEntry {
  const { operationId, path, summary, description } = operation;
  const examples = examplesOf(operationId, site);
  const alias = OPERATIONS.find(({ aliasOf }) => aliasOf === operationId);
  return {
    id: operationId.toLowerCase(),
    title: summary,
    code: `GET ${path}`,
    inContents: summary,
    blocks: [
      prose(
        parseMarkdown(
          [
            `\`${operationId}\`: ${description}`,
            ...(alias ? [`\`GET ${alias.path}\` (\`${alias.operationId}\`) answers the same.`] : []),
            ...parameterTable(operation, site),
          ].join('\n\n'),
        ),
      ),
      ...examples.flatMap((example) =>
        exampleBlocks(site.base, examples.length > 1 ? example.summary : 'Request', example),
      ),
      prose(parseMarkdown(outcomes(operation))),
    ],
  };
}

function parameterTable({ parameters }: Operation, site: Site): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, in: place, required, description, schema }) => {
    const { minLength = 0, maxLength } = schema(errorFacts(site));
    const length = maxLength === undefined ? '' : ` ${minLength} to ${maxLength} characters (Unicode code points).`;
    return [`\`${name}\``, `${place}, ${required ? 'required' : 'optional'}`, description + length];
  });
  return [table(['Parameter', 'Where', 'Meaning'], rows)];
}

/** List the success and the errors of an operation, except those that every operation has. */
function outcomes({ operationId, snapshots, errors }: Operation): string {
  const name = RESPONSES[operationId].schema.meta()!.id!;
  const files = snapshots.map((path) => `\`${path}\``).join(' and ');
  return [
    `- 200: [${name}](#${name.toLowerCase()}).${files && ` The same bytes stand at ${files}.`}`,
    ...errors.map(({ code, when }) => `- ${errorLink(code)}: ${when}`),
  ].join('\n');
}

const errorLink = (code: ProblemCode) => `[${PROBLEMS[code].status} \`${code}\`](#${problemAnchor(code)})`;
