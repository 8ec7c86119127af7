import { z } from 'zod';
import { uri } from './commonSchemas.ts';
import { type ProblemCode, PROBLEMS } from './edge/problemCodes.ts';

/** src/api/README.md, "Problems". Apart from `problemCodes.ts`, since the edge function does without zod. */
export const problemDetailsSchema = z
  .strictObject({
    type: uri.describe('address of the explanation of this error, of the form `{base_url}/developers#error-<code>`'),
    title: z.string().describe('English title of the HTTP status'),
    status: z.int().min(400).max(599).describe('HTTP status'),
    detail: z.string().describe('what is wrong with this request'),
    instance: z.string().describe("the request's path and query string, still encoded"),
    code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
    hint: z.string().describe('how to recover'),
    docs: uri.describe('the developer page'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details.' });

export type ProblemDetails = z.infer<typeof problemDetailsSchema>;
