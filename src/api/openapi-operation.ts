import { z } from 'zod';
import type { ZodOpenApiPathItemObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { answerResponseSchema } from './answers.ts';
import { apiIndexSchema } from './catalog.ts';
import { problemOf, type ErrorFacts } from './errorTexts.ts';
import type { Examples } from './examples.ts';
import { faqListSchema } from './faq.ts';
import {
  errorsOf,
  UNKNOWN_PARAMETERS,
  type Operation,
  type OperationError,
  type Parameter,
  type SuccessName,
} from './operations.ts';
import { pageListSchema } from './pages.ts';
import { postListSchema, postSchema } from './posts.ts';
import { practiceSchema } from './practice-schema.ts';
import { problemSchema } from './problem-schema.ts';
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

const header = (description: string) => z.string().meta({ description });

const COMPUTED_HEADERS = z.object({ 'Cache-Control': header('one hour') });
const STATIC_HEADERS = z.object({
  'Cache-Control': header('24 hours, then to be revalidated'),
  ETag: header('for If-None-Match'),
});

/** One path of the document: the GET operation there. */
export function pathItem(
  operation: Operation & { readonly success: SuccessName },
  examples: Examples,
  facts: ErrorFacts,
): ZodOpenApiPathItemObject {
  const { operationId, tag, summary, description, parameters, success, snapshots } = operation;
  const isStatic = snapshots.length > 0;
  return {
    get: {
      operationId,
      tags: [tag],
      summary,
      description: `${description} ${UNKNOWN_PARAMETERS}`,
      ...(parameters.length > 0 && { parameters: parameters.map(parameterOf) }),
      responses: {
        200: {
          description: 'The response.',
          headers: isStatic ? STATIC_HEADERS : COMPUTED_HEADERS,
          content: { 'application/json': { schema: SUCCESS[success], examples } },
        },
        ...(isStatic && { 304: { description: 'Unchanged since the ETag the request named. No body.' } }),
        ...Object.fromEntries(errorsOf(operation).map((error) => [PROBLEMS[error.code].status, errorOf(error, facts)])),
      },
    },
  };
}

function parameterOf({ name, in: place, required, description, minLength, maxLength }: Parameter) {
  return {
    name,
    in: place,
    required,
    description,
    schema: {
      type: 'string' as const,
      ...(minLength !== undefined && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
    },
  };
}

function errorOf({ code, when, example }: OperationError, facts: ErrorFacts): ZodOpenApiResponseObject {
  const { instance, ...text } = example(facts);
  return {
    description: when,
    headers: z.object({
      'Cache-Control': header('no-store'),
      ...(code === 'method_not_allowed' && { Allow: header('the accepted methods: GET, HEAD') }),
    }),
    content: { 'application/problem+json': { schema: problemSchema, example: problemOf(text, facts.base, instance) } },
  };
}
