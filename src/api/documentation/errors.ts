import type { Site } from '../../site/site.ts';
import { errorsOf, OPERATIONS, type OperationError } from '../operations.ts';
import { errorFacts } from '../errorFacts.ts';
import { problemOf } from '../errorTexts.ts';
import { problemAnchor, PROBLEMS, type ProblemCode } from '../problems.ts';
import { fence } from './operations.ts';
import { table } from '../../site/table.ts';

const CODES = Object.keys(PROBLEMS) as ProblemCode[];

/** Every error under the anchor that the `type` of its problem documents names: src/api/README.md, "Problems". */
export function errors(site: Site): string {
  const rows = CODES.map((code) => [
    `[${code}](#${problemAnchor(code)})`,
    String(PROBLEMS[code].status),
    PROBLEMS[code].when,
  ]);
  return [
    '## Errors',
    'An error of the API is a [Problem](#problem): RFC 9457 problem details, `application/problem+json`. Branch on `code`; `hint` says how ' +
      'to recover, `instance` repeats the request. A question without an answer is no error.',
    table(['Code', 'Status', 'When'], rows),
    ...CODES.map((code) => section(code, site)),
  ].join('\n\n');
}

function section(code: ProblemCode, site: Site): string {
  const { status, title, when, hint } = PROBLEMS[code];
  const occurrences = OPERATIONS.flatMap((operation) =>
    errorsOf(operation)
      .filter((error) => error.code === code)
      .map((error) => ({ ...error, operationId: operation.operationId })),
  );
  const where = occurrences.map(({ operationId }) => `[${operationId}](#${operationId.toLowerCase()})`);
  const everywhere = where.length >= OPERATIONS.length ? 'every operation' : [...new Set(where)].join(', ');
  return [
    // The heading is the anchor itself, so that it stands in the Markdown too.
    `### ${problemAnchor(code)}`,
    `**${status} ${title}.** ${when}`,
    `From ${everywhere}. To recover: ${hint.replaceAll('{base}', '')}`,
    ...occurrences.slice(0, 1).map(({ example }) => shown(example(errorFacts(site)), site.base)),
  ].join('\n\n');
}

/** A request, and the very body that it is answered. */
const shown = ({ instance, ...text }: ReturnType<OperationError['example']>, base: string): string =>
  [
    `To \`${text.code === 'method_not_allowed' ? 'POST' : 'GET'} ${instance}\`:`,
    fence('json', JSON.stringify(problemOf(text, base, instance), null, 2)),
  ].join('\n\n');
