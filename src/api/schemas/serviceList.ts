import { z } from 'zod';
import { date } from '#content/schemas/commonFields.ts';
import { sitePath, uri } from './commonSchemas.ts';

const serviceItemSchema = z
  .strictObject({
    kind: z.enum(['service', 'page']),
    slug: z.string().describe('last segment of the path'),
    path: sitePath,
    url: uri.describe('canonical address'),
    markdownUrl: uri.describe('the same page as Markdown'),
    title: z.string(),
    shortTitle: z.string().optional().describe('of services'),
    description: z.string(),
    procedureName: z.string().optional().describe('of services'),
    lastReviewed: date.describe('when it was last checked for being right'),
  })
  .meta({ id: 'ServiceItem', description: 'A service, or a standalone treatment page.' });

export const serviceListSchema = z
  .strictObject({ items: z.array(serviceItemSchema) })
  .meta({ id: 'ServiceList', description: 'The services, then the standalone treatment pages.' });

export type ServiceItem = z.infer<typeof serviceItemSchema>;
export type ServiceList = z.infer<typeof serviceListSchema>;
