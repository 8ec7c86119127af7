import type { MedicalSymptom } from 'schema-dts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { pageUrl } from './ids.ts';

export const symptomNode = (site: Site, page: Page): MedicalSymptom => ({
  '@type': 'MedicalSymptom',
  '@id': `${pageUrl(site, page)}#symptom`,
  name: page.title,
  description: page.description,
});
