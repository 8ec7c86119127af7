import type { ContactPoint, MedicalSpecialty, OpeningHoursSpecification, Person, Physician } from 'schema-dts';
import type { Doctor, Practice } from '#content/schemas/practiceFile.ts';
import { hoursGroups } from '#hours/hoursTexts.ts';
import { specialDays } from '#hours/specialDays.ts';
import { withLastMinute } from '#hours/week.ts';
import { absolute, ICONS, PAGE_PATHS } from '#site/addresses.ts';
import { mapUrl, messageUrl, messagingPhone, pagesElsewhere, socialProfiles } from '#site/practice/contactWays.ts';
import type { Site } from '#site/site.ts';
import { SCHOOL } from '#site/words/interfaceWords.ts';
import { doctorId, pageUrl, practiceId, ref } from './nodeIds.ts';

/** Describe the practice under the schema.org type that its content names. */
export function practiceNode(site: Site): Physician {
  const { practice, base } = site;
  const { display: _, ...postalAddress } = practice.address;
  const { geo } = practice;
  const elsewhere = [...new Set([...pagesElsewhere(practice), ...socialProfiles(practice).map(({ href }) => href)])];
  const special = specialHours(practice);
  return {
    // Every type that the content may name is a medical practice.
    '@type': practice.schemaType as 'Physician',
    '@id': practiceId(site),
    name: practice.name,
    legalName: practice.fullName,
    description: practice.description,
    url: absolute(base, '/'),
    image: `${base}${ICONS.large}`,
    telephone: practice.phone.e164,
    ...(practice.email && { email: practice.email }),
    address: { '@type': 'PostalAddress', ...postalAddress },
    geo: { '@type': 'GeoCoordinates', ...geo },
    hasMap: mapUrl(practice),
    openingHoursSpecification: weeklyHours(practice),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    contactPoint: contactPoint(practice),
    medicalSpecialty: practice.specialty.schemaMedicalSpecialty as MedicalSpecialty & string,
    ...(practice.areaServed.length > 0 && {
      areaServed: practice.areaServed.map((name) => ({ '@type': 'Place' as const, name })),
    }),
    knowsLanguage: practice.languages,
    paymentAccepted: practice.paymentAccepted.join(', '),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    employee: practice.doctors.map((doctor) => ref(doctorId(site, doctor))),
  };
}

/** Name the practice only. */
export const practiceReference = (site: Site): Physician => ({
  '@type': site.practice.schemaType as 'Physician',
  '@id': practiceId(site),
  name: site.practice.name,
  url: absolute(site.base, '/'),
});

/** Search engines read this as closed. */
const CLOSED = { opens: '00:00', closes: '00:00' } as const;

const OPENING_HOURS = { '@type': 'OpeningHoursSpecification' } as const;

/** The hours of the week, and closed on public holidays. Days off are left out: schema.org has no term for them. */
const weeklyHours = (practice: Practice): OpeningHoursSpecification[] => [
  ...hoursGroups(practice).flatMap(({ days, intervals }) =>
    intervals.map((interval) => ({ ...OPENING_HOURS, dayOfWeek: [...days], ...withLastMinute(interval) })),
  ),
  ...(practice.publicHolidays === 'closed'
    ? [{ ...OPENING_HOURS, dayOfWeek: 'PublicHolidays' as const, ...CLOSED }]
    : []),
];

/**
 * Days with other hours. Public holidays and their half days come by date: readers of schema.org rarely know those of a
 * country.
 */
const specialHours = (practice: Practice): OpeningHoursSpecification[] =>
  specialDays(practice).flatMap(({ from, to, days, hours }) =>
    (hours.length > 0 ? hours : [CLOSED]).map((interval) => ({
      ...OPENING_HOURS,
      ...(days && { dayOfWeek: [...days] }),
      validFrom: from,
      validThrough: to,
      ...withLastMinute(interval),
    })),
  );

function contactPoint(practice: Practice): ContactPoint {
  const url = messageUrl(practice);
  return {
    '@type': 'ContactPoint',
    contactType: 'appointments',
    telephone: messagingPhone(practice),
    ...(url && { url }),
    ...(practice.email && { email: practice.email }),
    availableLanguage: practice.languages,
  };
}

export function doctorNode(site: Site, doctor: Doctor): Person {
  const schools = doctor.education.flatMap(schoolIn);
  return {
    '@type': 'Person',
    '@id': doctorId(site, doctor),
    name: doctor.name,
    jobTitle: doctor.title,
    url: pageUrl(site, { path: PAGE_PATHS.about }),
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
    .filter((part) => SCHOOL.test(part.toLocaleLowerCase('tr')))
    .slice(0, 1);
