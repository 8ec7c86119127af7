import { z } from 'zod';
import { uri } from './commonSchemas.ts';

const apiEndpointSchema = z
  .strictObject({ path: z.string(), operationId: z.string(), summary: z.string() })
  .meta({ id: 'ApiEndpoint', description: 'One operation of this API.' });

export const apiIndexSchema = z
  .strictObject({
    name: z.string().describe('of this API'),
    version: z.string().describe('of this API'),
    description: z.string().describe('what it offers'),
    openapi: uri.describe('the OpenAPI document'),
    documentation: uri.describe('the developer page'),
    llmsTxt: uri.describe('the overview for agents'),
    sitemap: uri.describe('every page'),
    markdown: z.string().describe('how to get any page as Markdown'),
    endpoints: z.array(apiEndpointSchema).describe('every operation'),
  })
  .meta({ id: 'ApiIndex', description: 'What this API offers.' });

export type ApiIndex = z.infer<typeof apiIndexSchema>;
