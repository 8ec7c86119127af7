import type { Person } from 'schema-dts';
import { SINGLE_PAGES } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { doctorId, pageUrl, practiceId, ref } from './ids.ts';

/** The practice's doctor: author of the posts, reviewer of the pages. */
export function doctorNode(site: Site): Person {
  const { doctor } = site.practice;
  return {
    '@type': 'Person',
    '@id': doctorId(site),
    name: doctor.name,
    jobTitle: doctor.title,
    url: pageUrl(site, { path: SINGLE_PAGES['about']! }),
    worksFor: ref(practiceId(site)),
    memberOf: doctor.memberOf.map(({ name, url }) => ({ '@type': 'Organization', name, url })),
    sameAs: [doctor.orcid],
  };
}
