import { prose } from '../../site/define.ts';
import type { Block } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { errorsOf, OPERATIONS, UNKNOWN_PARAMETERS, type Operation, type Parameter } from '../operations.ts';
import type { OperationId } from '../routes.ts';
import { problemAnchor, PROBLEMS } from '../problems.ts';
import { excerpt, isShortened } from './excerpt.ts';
import { curl, EXAMPLES, trial, type Example } from './requests.ts';
import { table } from '../../site/table.ts';

type Described = Operation & { readonly operationId: OperationId };

/** Every operation with its parameters, request, response and errors. */
export function operations(site: Site): Block[] {
  return [
    prose('## Operations\n\nAll are GET requests, and HEAD with them; none has a body.'),
    ...OPERATIONS.flatMap((operation) => described(operation, site)),
  ];
}

function described(operation: Described, site: Site): Block[] {
  const { operationId, path, summary, description } = operation;
  const shown = EXAMPLES[operationId](site);
  return [
    { type: 'subhead', id: operationId.toLowerCase(), text: summary },
    prose([`\`GET ${path}\` (\`${operationId}\`)`, description, ...parameters(operation)].join('\n\n')),
    trial(operation, site),
    ...shown.flatMap((example) => swap(site.base, example)),
    prose(facts(operation)),
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

/** A request, and the response to it. */
function swap(base: string, example: Example): Block[] {
  const response = excerpt(example.response);
  return [
    { type: 'code', language: 'sh', text: curl(base, example), title: example.title ?? 'Request' },
    {
      type: 'code',
      language: 'jsonc',
      text: response,
      title: isShortened(response) ? 'Response, shortened where a comment says so' : 'Response',
      folded: true,
    },
  ];
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
    UNKNOWN_PARAMETERS,
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}

const codes = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(' and ');

export const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
