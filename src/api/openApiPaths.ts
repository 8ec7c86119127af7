import { z } from 'zod';
import type { ZodOpenApiPathItemObject, ZodOpenApiResponseObject } from 'zod-openapi';
import type { Site } from '../site/site.ts';
import { errorFacts, problemBody, type ErrorFacts } from './errorTexts.ts';
import { examples, shortened, type Examples } from './examples.ts';
import { METHOD_NOT_ALLOWED, OPERATIONS, type Operation, type OperationError, type Parameter } from './operations.ts';
import { problemSchema } from './problemSchema.ts';
import { PROBLEMS } from './problems.ts';
import { RESPONSES } from './responses.ts';

/** Describe a header as a component that responses refer to. */
const header = (id: string, description: string) => z.string().meta({ header: { id, description } });

const NO_STORE = header('NoStore', 'no-store');
const ALLOW = header('Allow', 'the accepted methods: GET, HEAD');
const COMPUTED_HEADERS = z.object({ 'Cache-Control': header('Computed', 'private, no-store') });
const STATIC_HEADERS = z.object({
  'Cache-Control': header('Static', '24 hours, then to be revalidated'),
  ETag: header('ETag', 'for If-None-Match'),
});

/** Describe the GET operation of every path. */
export function paths(site: Site): Record<string, ZodOpenApiPathItemObject> {
  const facts = errorFacts(site);
  const exampleOf = examples(site);
  // One object, since the library makes a component of each that has an id.
  const rejected = methodNotAllowed(facts);
  return Object.fromEntries(
    OPERATIONS.map((operation) => [
      operation.path,
      pathItem(operation, exampleOf[operation.operationId], rejected, facts),
    ]),
  );
}

function pathItem(
  { operationId, tag, summary, description, parameters, snapshots, errors }: Operation,
  examples: Examples | undefined,
  rejected: ZodOpenApiResponseObject,
  facts: ErrorFacts,
): ZodOpenApiPathItemObject {
  const isStatic = snapshots.length > 0;
  return {
    get: {
      operationId,
      tags: [tag],
      summary,
      description,
      ...(parameters.length > 0 && { parameters: parameters.map((parameter) => parameterOf(parameter, facts)) }),
      responses: {
        200: {
          description: `${summary}.`,
          headers: isStatic ? STATIC_HEADERS : COMPUTED_HEADERS,
          content: { 'application/json': { schema: RESPONSES[operationId].schema, ...(examples && { examples }) } },
        },
        ...(isStatic && { 304: NOT_MODIFIED }),
        ...Object.fromEntries(errors.map((error) => [PROBLEMS[error.code].status, errorResponse(error, facts)])),
        405: rejected,
      },
    },
  };
}

function parameterOf(
  { name, in: place, required, description, minLength, maxLength, values }: Parameter,
  facts: ErrorFacts,
) {
  return {
    name,
    in: place,
    required,
    description,
    schema: {
      type: 'string' as const,
      ...(minLength !== undefined && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
      ...(values && { enum: [...values(facts)] }),
    },
  };
}

const NOT_MODIFIED: ZodOpenApiResponseObject = {
  id: 'NotModified',
  description: 'Unchanged since the ETag the request named. No body.',
};

const methodNotAllowed = (facts: ErrorFacts): ZodOpenApiResponseObject => ({
  id: 'MethodNotAllowed',
  ...errorResponse(METHOD_NOT_ALLOWED, facts, { Allow: ALLOW }),
});

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
        schema: problemSchema,
        example: shortened(problemBody(text, facts.base, instance)),
      },
    },
  };
}
