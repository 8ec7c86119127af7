import { prose } from '../../site/define.ts';
import type { Block, Entry } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { errorsOf, OPERATIONS, type OperationError } from '../operations.ts';
import { errorFacts } from '../errorFacts.ts';
import { problemOf } from '../errorTexts.ts';
import { problemAnchor, PROBLEMS, type ProblemCode } from '../problems.ts';

const CODES = Object.keys(PROBLEMS) as ProblemCode[];

/** Every error under the anchor that the `type` of its problem documents names: src/api/README.md, "Errors". */
export function errors(site: Site): Block[] {
  return [
    prose(
      [
        '## Errors',
        'An error of the API is a [Problem](#problem): RFC 9457 problem details, `application/problem+json`. Branch on `code`; `hint` says how ' +
          'to recover, `instance` repeats the request. A question without an answer is no error.',
      ].join('\n\n'),
    ),
    { type: 'reference', entries: CODES.map((code) => entry(code, site)) },
  ];
}

function entry(code: ProblemCode, site: Site): Entry {
  const { status, title, when, hint } = PROBLEMS[code];
  const occurrences = OPERATIONS.flatMap((operation) =>
    errorsOf(operation)
      .filter((error) => error.code === code)
      .map((error) => ({ ...error, operationId: operation.operationId })),
  );
  const where = occurrences.map(({ operationId }) => `[${operationId}](#${operationId.toLowerCase()})`);
  const everywhere = where.length >= OPERATIONS.length ? 'every operation' : [...new Set(where)].join(', ');
  return {
    id: problemAnchor(code),
    title: `${status} ${title}`,
    // The anchor itself, so that it is in the Markdown too.
    code: problemAnchor(code),
    inContents: title,
    blocks: [
      prose(`${when}\n\nFrom ${everywhere}. To recover: ${hint.replaceAll('{base}', '')}`),
      ...occurrences.slice(0, 1).map(({ example }) => shown(example(errorFacts(site)), site.base)),
    ],
  };
}

/** A request, and the very body that it is answered. */
const shown = ({ instance, ...text }: ReturnType<OperationError['example']>, base: string): Block => ({
  type: 'code',
  language: 'jsonc',
  text: JSON.stringify(problemOf(text, base, instance), null, 2),
  title: `Response to ${text.code === 'method_not_allowed' ? 'POST' : 'GET'} ${instance}`,
  folded: true,
});
