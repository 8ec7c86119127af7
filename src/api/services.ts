import { z } from 'zod';
import { date } from '#content/schemas/commonFields.ts';
import { absolute, markdownPath, pathOf } from '#site/addresses.ts';
import type { Site } from '#site/site.ts';
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

type ServiceItem = z.infer<typeof serviceItemSchema>;
type ServiceList = z.infer<typeof serviceListSchema>;

export const serviceList = (site: Site): ServiceList => ({
  items: [
    ...site.services.map((entry) => itemOf(site, 'service', entry, entry)),
    ...site.treatments.map((entry) => itemOf(site, 'page', entry)),
  ],
});

function itemOf(
  { base }: Site,
  kind: ServiceItem['kind'],
  { ref, slug, title, description, lastReviewed }: Site['services' | 'treatments'][number],
  { shortTitle, procedureName }: Pick<ServiceItem, 'shortTitle' | 'procedureName'> = {},
): ServiceItem {
  const path = pathOf(ref);
  const url = absolute(base, path);
  const markdownUrl = absolute(base, markdownPath(path));
  return { kind, slug, path, url, markdownUrl, title, shortTitle, description, procedureName, lastReviewed };
}
