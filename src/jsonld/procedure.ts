import type { MedicalProcedure } from 'schema-dts';
import type { Service, Treatment } from '../entries/service.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { pageUrl } from './ids.ts';

/** What is done on a service's, a treatment's or a technique's page. */
export function procedureNode(site: Site, page: Page): MedicalProcedure | undefined {
  const found =
    page.kind === 'service'
      ? site.services.find(({ slug }) => slug === page.slug)
      : site.treatments.find(({ slug }) => page.kind === 'page' && slug === page.slug);
  if (!found && page.kind !== 'technique') return undefined;
  return {
    '@type': 'MedicalProcedure',
    '@id': `${pageUrl(site, page)}#procedure`,
    name: found ? nameOf(found) : page.title,
    description: page.description,
    ...(found &&
      found.steps.length > 0 && { howPerformed: found.steps.map(({ title, text }) => `${title}: ${text}`).join(' ') }),
    ...(found && found.aftercare.length > 0 && { followup: found.aftercare.join(' ') }),
  };
}

const nameOf = (entry: Service | Treatment): string =>
  'procedureName' in entry ? entry.procedureName : entry.shortTitle;
