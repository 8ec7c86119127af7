import { prose } from '../../site/define.ts';
import type { Block, Entry } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { METHOD_NOT_ALLOWED, OPERATIONS, UNKNOWN_PARAMETERS, type Operation, type Parameter } from '../operations.ts';
import type { OperationId } from '../routes.ts';
import { problemAnchor, PROBLEMS, type ProblemCode } from '../problems.ts';
import { excerpt, isShortened } from './excerpt.ts';
import { curl, EXAMPLES, trial, type Example } from './requests.ts';
import { table } from '../../site/table.ts';

type Described = Operation & { readonly operationId: OperationId };

const ALL: readonly Described[] = OPERATIONS;

/** Every operation with its parameters, request, response and errors; what holds for all of them is said before. */
export function operations(site: Site): Block[] {
  return [
    prose(`## Operations\n\n${forAll()}`),
    {
      type: 'reference',
      entries: ALL.filter(({ aliasOf }) => !aliasOf).map((one) => described(one, site)),
    },
  ];
}

function forAll(): string {
  const computed = ALL.filter(({ snapshots }) => snapshots.length === 0).map(({ operationId }) => operationId);
  return list([
    'All are GET requests, and HEAD with them; none has a body. A success is a 200 with `application/json`.',
    `304: unchanged since the \`ETag\` that \`If-None-Match\` names; of all but ${codes(computed)}.`,
    `${error(METHOD_NOT_ALLOWED.code)}: ${METHOD_NOT_ALLOWED.when}`,
    UNKNOWN_PARAMETERS.replace(' here', ' with an operation'),
  ]);
}

function described(operation: Described, site: Site): Entry {
  const { operationId, path, summary, description } = operation;
  const alias = ALL.find(({ aliasOf }) => aliasOf === operationId);
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
          ...parameters(operation),
        ].join('\n\n'),
      ),
      trial(operation, site),
      ...EXAMPLES[operationId](site).map((example) => exchange(site.base, example)),
      prose(facts(operation)),
    ],
  };
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
export function exchange(base: string, example: Example): Extract<Block, { type: 'exchange' }> {
  const response = excerpt(example.response);
  return {
    type: 'exchange',
    title: example.title ?? 'Request',
    request: curl(base, example),
    response,
    responseTitle: isShortened(response) ? 'Response, shortened where a comment says so' : 'Response',
  };
}

/** What is answered, without what holds for every operation. */
function facts({ success, snapshots, errors }: Operation): string {
  return list([
    `200: [${success}](#${success.toLowerCase()}).${snapshots.length > 0 ? ` The same bytes stand at ${codes(snapshots)}.` : ''}`,
    ...errors.map(({ code, when }) => `${error(code)}: ${when}`),
  ]);
}

const error = (code: ProblemCode) => `[${PROBLEMS[code].status} \`${code}\`](#${problemAnchor(code)})`;

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const codes = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(' and ');

export const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
