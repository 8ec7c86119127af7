import type { Person } from 'schema-dts';
import type { Doctor } from '../entries/schemas/practice.ts';
import { SINGLE_PAGES } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { SCHOOL } from '../site/words/interface.ts';
import { doctorId, pageUrl, practiceId, ref } from './ids.ts';

export function doctorNode(site: Site, doctor: Doctor): Person {
  const schools = doctor.education.flatMap(schoolIn);
  return {
    '@type': 'Person',
    '@id': doctorId(site, doctor),
    name: doctor.name,
    jobTitle: doctor.title,
    url: pageUrl(site, { path: SINGLE_PAGES['about']! }),
    ...(doctor.languages && { knowsLanguage: doctor.languages }),
    worksFor: ref(practiceId(site)),
    ...(doctor.education.length > 0 && {
      hasCredential: doctor.education.map((name) => ({ '@type': 'EducationalOccupationalCredential' as const, name })),
    }),
    ...(schools.length > 0 && {
      alumniOf: schools.map((name) => ({ '@type': 'EducationalOrganization' as const, name })),
    }),
    ...(doctor.memberOf.length > 0 && {
      memberOf: doctor.memberOf.map(({ name, url }) => ({ '@type': 'Organization' as const, name, url })),
    }),
    ...(doctor.orcid && { sameAs: [doctor.orcid] }),
  };
}

/** Get the school that a line such as `Lisans eğitimi, Örnek Üniversitesi` names, if it names one. */
const schoolIn = (line: string): string[] =>
  line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => SCHOOL.test(part))
    .slice(0, 1);
