import { prose } from '../../site/define.ts';
import type { Block } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { errorsOf, OPERATIONS, type Operation, type OperationId, type Parameter } from '../operations.ts';
import { problemAnchor, PROBLEMS } from '../problems.ts';
import { excerpt, isShortened } from './excerpt.ts';
import { curl, EXAMPLES, trial, type Example } from './requests.ts';
import { table } from '../../site/table.ts';

type Described = Operation & { readonly operationId: OperationId };

/** Every operation: an overview, then each with parameters, request, response and errors. */
export function operations(site: Site): Block[] {
  const rows = OPERATIONS.map(({ path, operationId, summary }) => [
    `[\`GET ${path}\`](#${operationId.toLowerCase()})`,
    `${summary}.`,
  ]);
  const overview = prose(['## Operations', table(['Request', 'What it answers'], rows)].join('\n\n'));
  return [overview, ...OPERATIONS.flatMap((operation) => described(operation, site))];
}

function described(operation: Described, site: Site): Block[] {
  const shown = EXAMPLES[operation.operationId](site);
  return [
    prose(
      [
        `### ${operation.operationId}`,
        `\`GET ${operation.path}\``,
        operation.description,
        ...parameters(operation),
      ].join('\n\n'),
    ),
    trial(operation, site),
    prose([...shown.map((example) => swap(site.base, example)), facts(operation)].join('\n\n')),
  ];
}

function parameters({ parameters: all }: Operation): string[] {
  if (all.length === 0) return [];
  const rows = all.map((parameter) => [
    `\`${parameter.name}\``,
    `${parameter.in}, ${parameter.required ? 'required' : 'optional'}`,
    `${parameter.description}${length(parameter)}`,
  ]);
  return [table(['Parameter', 'Where', 'Meaning'], rows)];
}

const length = ({ minLength, maxLength }: Parameter) =>
  maxLength === undefined ? '' : ` ${minLength ?? 0} to ${maxLength} characters (Unicode code points).`;

function swap(base: string, example: Example): string {
  const response = excerpt(example.response);
  const said = isShortened(response) ? 'Response, shortened where a comment says so:' : 'Response:';
  return [
    example.title ? `${example.title}:` : 'Request:',
    fence('sh', curl(base, example)),
    said,
    fence('jsonc', response),
  ].join('\n\n');
}

function facts(operation: Operation): string {
  const { success, snapshots } = operation;
  const errors = errorsOf(operation).map(
    ({ code, when }) => `[${PROBLEMS[code].status} \`${code}\`](#${problemAnchor(code)}): ${when}`,
  );
  return [
    `200: [${success}](#${success.toLowerCase()}), \`application/json\`.`,
    ...(snapshots.length > 0
      ? ['304: unchanged since the `ETag` that `If-None-Match` names.', `The same bytes stand at ${codes(snapshots)}.`]
      : []),
    ...errors,
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}

const codes = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(' and ');

export const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
