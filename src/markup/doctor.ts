import type { Person } from 'schema-dts';
import type { Doctor } from '../entries/practice.ts';
import { SINGLE_PAGES } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { doctorId, pageUrl, practiceId, ref } from './ids.ts';

/** One of the practice's doctors. */
export function doctorNode(site: Site, doctor: Doctor): Person {
  return {
    '@type': 'Person',
    '@id': doctorId(site, doctor),
    name: doctor.name,
    jobTitle: doctor.title,
    url: pageUrl(site, { path: SINGLE_PAGES['about']! }),
    worksFor: ref(practiceId(site)),
    ...(doctor.memberOf.length > 0 && {
      memberOf: doctor.memberOf.map(({ name, url }) => ({ '@type': 'Organization' as const, name, url })),
    }),
    ...(doctor.orcid && { sameAs: [doctor.orcid] }),
  };
}
