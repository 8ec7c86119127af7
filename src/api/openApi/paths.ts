import { z } from 'zod';
import type { ZodOpenApiPathItemObject, ZodOpenApiResponseObject } from 'zod-openapi';
import type { Site } from '#site/site.ts';
import { type ErrorFacts, errorFacts } from '../edge/errorTexts.ts';
import { problemBody } from '../edge/problemBody.ts';
import { PROBLEMS } from '../edge/problemCodes.ts';
import { openApiExamples, shortenedExample } from '../examples.ts';
import { METHOD_NOT_ALLOWED, type Operation, type OperationError, OPERATIONS } from '../operations.ts';
import { problemDetailsSchema } from '../problemDetails.ts';
import { RESPONSES } from '../responses.ts';

/** Describe a header as a component that responses refer to. */
const header = (id: string, description: string) => z.string().meta({ header: { id, description } });

const NO_STORE = header('NoStore', 'no-store');
const ALLOW = header('Allow', 'the accepted methods: GET, HEAD');
const COMPUTED_HEADERS = z.object({ 'Cache-Control': header('Computed', 'private, no-store') });
const STATIC_HEADERS = z.object({
  'Cache-Control': header('Static', '24 hours, then to be revalidated'),
  ETag: header('ETag', 'for If-None-Match'),
});
const NOT_MODIFIED: ZodOpenApiResponseObject = {
  id: 'NotModified',
  description: 'Unchanged since the ETag the request named. No body.',
};

/** Describe the GET operation of every path. */
export function paths(site: Site): Record<string, ZodOpenApiPathItemObject> {
  const facts = errorFacts(site);
  // One object, since the library makes a component of each that has an id.
  const rejected = { id: 'MethodNotAllowed', ...errorResponse(METHOD_NOT_ALLOWED, facts, { Allow: ALLOW }) };
  return Object.fromEntries(
    OPERATIONS.map((operation) => [operation.path, pathItem(operation, site, facts, rejected)]),
  );
}

function pathItem(
  { operationId, tag, summary, description, parameters, snapshots, errors }: Operation,
  site: Site,
  facts: ErrorFacts,
  rejected: ZodOpenApiResponseObject,
): ZodOpenApiPathItemObject {
  const isStatic = snapshots.length > 0;
  const examples = openApiExamples(operationId, site);
  const content = { schema: RESPONSES[operationId].schema, ...(Object.keys(examples).length > 0 && { examples }) };
  return {
    get: {
      operationId,
      tags: [tag],
      summary,
      description,
      ...(parameters.length > 0 && {
        parameters: parameters.map((parameter) => ({ ...parameter, schema: parameter.schema(facts) })),
      }),
      responses: {
        200: {
          description: `${summary}.`,
          headers: isStatic ? STATIC_HEADERS : COMPUTED_HEADERS,
          content: { 'application/json': content },
        },
        ...(isStatic && { 304: NOT_MODIFIED }),
        ...Object.fromEntries(errors.map((error) => [PROBLEMS[error.code].status, errorResponse(error, facts)])),
        405: rejected,
      },
    },
  };
}

function errorResponse(
  { when, example }: OperationError,
  facts: ErrorFacts,
  headers: Record<string, z.ZodType> = {},
): ZodOpenApiResponseObject {
  const { instance, ...text } = example(facts);
  return {
    description: when,
    headers: z.object({ ...headers, 'Cache-Control': NO_STORE }),
    content: {
      'application/problem+json': {
        schema: problemDetailsSchema,
        example: shortenedExample(problemBody(text, facts.base, instance)),
      },
    },
  };
}
