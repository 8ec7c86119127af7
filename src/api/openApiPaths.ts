import { z } from 'zod';
import type { ZodOpenApiPathItemObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { answerResponseSchema } from './answers.ts';
import { apiIndexSchema } from './catalog.ts';
import { problemOf, type ErrorFacts } from './errorTexts.ts';
import { shortened, type Examples } from './examples.ts';
import { faqListSchema } from './faq.ts';
import {
  METHOD_NOT_ALLOWED,
  OPERATIONS,
  type Operation,
  type OperationError,
  type Parameter,
  type SuccessName,
} from './operations.ts';
import { pageListSchema } from './pages.ts';
import { postListSchema, postSchema } from './posts.ts';
import { practiceSchema } from './practiceSchema.ts';
import { problemSchema } from './problemSchema.ts';
import { PROBLEMS } from './problems.ts';
import { serviceListSchema } from './services.ts';

/** The schema of every success response by its name. */
export const SUCCESS = {
  ApiIndex: apiIndexSchema,
  Practice: practiceSchema,
  ServiceList: serviceListSchema,
  PageList: pageListSchema,
  FaqList: faqListSchema,
  PostList: postListSchema,
  Post: postSchema,
  AnswerResponse: answerResponseSchema,
} as const satisfies Record<SuccessName, z.ZodType>;

/** A header as a component, which the responses refer to. */
const header = (id: string, description: string) => z.string().meta({ header: { id, description } });

const NO_STORE = header('NoStore', 'no-store');
const ALLOW = header('Allow', 'the accepted methods: GET, HEAD');
const COMPUTED_HEADERS = z.object({ 'Cache-Control': header('Computed', 'private, no-store') });
const STATIC_HEADERS = z.object({
  'Cache-Control': header('Static', '24 hours, then to be revalidated'),
  ETag: header('ETag', 'for If-None-Match'),
});

/** The paths of the document: the GET operation of each. */
export function paths(
  examples: Readonly<Record<SuccessName, Examples>>,
  facts: ErrorFacts,
): Record<string, ZodOpenApiPathItemObject> {
  // One object, since the library makes a component of each that has an id.
  const rejected = methodNotAllowed(facts);
  return Object.fromEntries(
    OPERATIONS.map((operation) => [operation.path, pathItem(operation, examples[operation.success], rejected, facts)]),
  );
}

function pathItem(
  operation: Operation & { readonly success: SuccessName },
  examples: Examples,
  rejected: ZodOpenApiResponseObject,
  facts: ErrorFacts,
): ZodOpenApiPathItemObject {
  const { operationId, tag, summary, description, parameters, success, snapshots } = operation;
  const isStatic = snapshots.length > 0;
  // An alias answers the payload of another operation, whose example stands there.
  const shown = operation.aliasOf === undefined && { examples };
  return {
    get: {
      operationId,
      tags: [tag],
      summary,
      description,
      ...(parameters.length > 0 && { parameters: parameters.map((parameter) => parameterOf(parameter, facts)) }),
      responses: {
        200: {
          description: 'The response.',
          headers: isStatic ? STATIC_HEADERS : COMPUTED_HEADERS,
          content: { 'application/json': { schema: SUCCESS[success], ...shown } },
        },
        ...(isStatic && { 304: NOT_MODIFIED }),
        ...Object.fromEntries(
          operation.errors.map((error) => [PROBLEMS[error.code].status, errorResponse(error, facts)]),
        ),
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

/** Components: responses that operations share. */
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
      'application/problem+json': { schema: problemSchema, example: shortened(problemOf(text, facts.base, instance)) },
    },
  };
}
