import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OperationId } from '#api/edge/operationRoutes.ts';

interface Finding {
  /** JSON pointer (RFC 6901) into the value. */
  readonly pointer: string;
  readonly message: string;
}

interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly operationId?: string } }>>;
}

const validators = new WeakMap<object, Ajv2020>();

/**
 * Check a value against the schema that an OpenAPI document gives the operation's success response. The build checks
 * with zod; this is a second, independent reader of what it publishes.
 * @throws if the document does not describe the operation.
 */
export function validateAgainstOpenApi(document: object, operationId: OperationId, value: unknown): readonly Finding[] {
  const validate = validatorOf(document).getSchema(
    `openapi.json#${responsePointer(document as Document, operationId)}`,
  );
  if (!validate) throw new Error(`openapi.json gives no JSON schema for the success response of ${operationId}`);
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map(errorOf);
}

function validatorOf(document: object): Ajv2020 {
  const known = validators.get(document);
  if (known) return known;
  // Not strict: the document around the schemas is no JSON Schema, nor is `example` inside them.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi.json', false, false);
  validators.set(document, ajv);
  return ajv;
}

/** Point to the schema in URI fragment form (RFC 6901, 6). */
function responsePointer({ paths }: Document, operationId: OperationId): string {
  const path = Object.keys(paths).find((key) => paths[key]?.get?.operationId === operationId);
  if (path === undefined) throw new Error(`openapi.json has no operation ${operationId}`);
  return ['', 'paths', path, 'get', 'responses', '200', 'content', 'application/json', 'schema']
    .map((token) => encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
}

function errorOf({ instancePath, message, params, keyword }: ErrorObject): Finding {
  const extra = keyword === 'additionalProperties' ? `: "${params['additionalProperty']}"` : '';
  const allowed = keyword === 'enum' ? `: ${(params['allowedValues'] as unknown[]).join(', ')}` : '';
  return { pointer: instancePath, message: `${message ?? keyword}${extra}${allowed}` };
}
