import { prose } from '../../site/define.ts';
import type { Block, BlockOf, Entry } from '../../site/block.ts';
import type { Site } from '../../site/site.ts';
import { table } from '../../site/text/markdownTable.ts';
import { OPERATIONS, type Operation, type Parameter } from '../operations.ts';
import { problemAnchor, PROBLEMS, type ProblemCode } from '../problems.ts';
import { responseName } from '../responses.ts';
import { excerpt, isShortened } from './excerpt.ts';
import { curl, exampleRequests, requestBlock, type Example } from './requests.ts';

/** Document every operation with its parameters, requests, responses and errors. */
export const operations = (site: Site): Block[] => [
  {
    type: 'reference',
    entries: OPERATIONS.filter(({ aliasOf }) => !aliasOf).map((operation) => operationEntry(operation, site)),
  },
];

function operationEntry(operation: Operation, site: Site): Entry {
  const { operationId, path, summary, description } = operation;
  const alias = OPERATIONS.find(({ aliasOf }) => aliasOf === operationId);
  return {
    id: operationId.toLowerCase(),
    title: summary,
    code: `GET ${path}`,
    inContents: summary,
    blocks: [
      prose(
        [
          `\`${operationId}\`: ${description}`,
          ...(alias ? [`\`GET ${alias.path}\` (\`${alias.operationId}\`) answers the same.`] : []),
          ...parameterTable(operation),
        ].join('\n\n'),
      ),
      requestBlock(operation, site),
      ...exampleRequests(operationId, site).map((example) => exchange(site.base, example)),
      prose(outcomes(operation)),
    ],
  };
}

function parameterTable({ parameters }: Operation): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map((parameter) => [
    `\`${parameter.name}\``,
    `${parameter.in}, ${parameter.required ? 'required' : 'optional'}`,
    `${parameter.description}${lengthOf(parameter)}`,
  ]);
  return [table(['Parameter', 'Where', 'Meaning'], rows)];
}

const lengthOf = ({ minLength, maxLength }: Parameter) =>
  maxLength === undefined ? '' : ` ${minLength ?? 0} to ${maxLength} characters (Unicode code points).`;

/** Make a block of a request and its response. */
export function exchange(base: string, example: Example): BlockOf<'exchange'> {
  const response = excerpt(example.response);
  return {
    type: 'exchange',
    title: example.title ?? 'Request',
    request: curl(base, example),
    response,
    responseTitle: isShortened(response) ? 'Response, shortened where a comment says so' : 'Response',
  };
}

/** List the success and the errors of an operation, except those that every operation has. */
function outcomes({ operationId, snapshots, errors }: Operation): string {
  const name = responseName(operationId);
  const files = snapshots.map((path) => `\`${path}\``).join(' and ');
  return [
    `- 200: [${name}](#${name.toLowerCase()}).${files && ` The same bytes stand at ${files}.`}`,
    ...errors.map(({ code, when }) => `- ${errorLink(code)}: ${when}`),
  ].join('\n');
}

const errorLink = (code: ProblemCode) => `[${PROBLEMS[code].status} \`${code}\`](#${problemAnchor(code)})`;
