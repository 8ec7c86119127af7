import type { WebSite } from 'schema-dts';
import type { Site } from '../site/site.ts';
import { practiceId, ref, websiteId } from './ids.ts';

export const websiteNode = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(site),
  url: site.base,
  name: site.practice.name,
  inLanguage: 'tr',
  publisher: ref(practiceId(site)),
});
