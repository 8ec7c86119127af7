import type { ContactPoint, MedicalSpecialty, OpeningHoursSpecification, Physician } from 'schema-dts';
import { lastDay } from '../entries/schemas/openingHours.ts';
import type { Practice } from '../entries/schemas/practice.ts';
import { mapUrl, messageUrl, messagingPhone, pagesElsewhere } from '../site/practice/contact.ts';
import { closedRanges, halfDayHours } from '../site/hours/holidays.ts';
import { hoursGroups, sortedExceptions } from '../site/hours/hours.ts';
import { absolute, ICONS } from '../site/addresses.ts';
import { isForAnimals } from '../site/emergency/emergency.ts';
import type { Site } from '../site/site.ts';
import { doctorId, practiceId, ref } from './ids.ts';

/** Describe the practice under the schema.org type that its content names. */
export function practiceNode(site: Site): Physician {
  const { practice, base } = site;
  const { address, geo } = practice;
  const elsewhere = pagesElsewhere(practice);
  const special = [...exceptionalHours(practice), ...holidays(practice), ...halfDays(practice)];
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
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.streetAddress,
      addressLocality: address.addressLocality,
      addressRegion: address.addressRegion,
      postalCode: address.postalCode,
      addressCountry: address.addressCountry,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    hasMap: mapUrl(practice),
    openingHoursSpecification: [...weeklyHours(practice), ...publicHolidays(practice)],
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    contactPoint: contactPoint(practice),
    // schema.org knows no specialty of animals.
    ...(!isForAnimals(practice) && {
      medicalSpecialty: practice.specialty.schemaMedicalSpecialty as MedicalSpecialty & string,
    }),
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

/** Days off are left out: schema.org has no term for them. */
const weeklyHours = (practice: Practice): OpeningHoursSpecification[] =>
  hoursGroups(practice).flatMap(({ days, intervals }) =>
    intervals.map((interval) => ({ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: [...days], ...interval })),
  );

/** Search engines read this as closed. */
const CLOSED = { opens: '00:00', closes: '00:00' } as const;

const publicHolidays = (practice: Practice): OpeningHoursSpecification[] =>
  practice.publicHolidays === 'closed'
    ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'PublicHolidays', ...CLOSED }]
    : [];

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

const exceptionalHours = (practice: Practice): OpeningHoursSpecification[] =>
  sortedExceptions(practice).flatMap((exception) =>
    (exception.hours ?? [CLOSED]).map((interval) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: exception.from,
      validThrough: lastDay(exception),
      ...interval,
    })),
  );

/** Public holidays by date: readers of schema.org rarely know those of a country. */
const holidays = (practice: Practice): OpeningHoursSpecification[] =>
  closedRanges(practice).map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: from,
    validThrough: to,
    ...CLOSED,
  }));

/** Days on which the practice closes early for a holiday; schema.org has no other term for them. */
const halfDays = (practice: Practice): OpeningHoursSpecification[] =>
  halfDayHours(practice).flatMap(({ day, hours }) =>
    hours.map((interval) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: day,
      validThrough: day,
      ...interval,
    })),
  );
