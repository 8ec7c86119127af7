import { absolute, markdownPath } from '#site/addresses.ts';
import type { Site } from '#site/site.ts';
import type { ServiceItem, ServiceList } from './schemas/serviceList.ts';

export const services = (site: Site): ServiceList => ({
  items: [
    ...site.services.map((entry) => itemOf(site, 'service', entry, entry)),
    ...site.treatments.map((entry) => itemOf(site, 'page', entry)),
  ],
});

function itemOf(
  { base, pathOf }: Site,
  kind: ServiceItem['kind'],
  { ref, slug, title, description, lastReviewed }: Site['services' | 'treatments'][number],
  { shortTitle, procedureName }: Pick<ServiceItem, 'shortTitle' | 'procedureName'> = {},
): ServiceItem {
  const path = pathOf(ref);
  const url = absolute(base, path);
  const markdownUrl = absolute(base, markdownPath(path));
  return { kind, slug, path, url, markdownUrl, title, shortTitle, description, procedureName, lastReviewed };
}
