import { z } from 'zod';
import { date, e164, english, reference, reviewer, sentence, slug, url } from './fields.ts';
import { exceptionsSchema, openingHoursSchema, publicHolidaysSchema } from './openingHours.ts';

const publication = z.strictObject({
  title: english,
  authors: english,
  journal: english,
  year: z.int(),
  volumeIssue: english,
  pages: english,
  url,
});

const timezone = english.refine((zone) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}, 'must be an IANA time zone name, such as "Europe/Istanbul"');

/** `practice.yaml`: who the practice is. spec.md 2.2 is built from it. */
export const practiceSchema = z.strictObject({
  url: url.refine((address) => !address.endsWith('/'), 'must have no slash at its end'),
  name: sentence,
  fullName: sentence,
  schemaType: english.describe('schema.org type of the practice, such as MedicalClinic'),
  specialty: z.strictObject({ tr: sentence, en: english, schemaMedicalSpecialty: english }),
  description: z.string().trim().min(110).max(160),
  address: z.strictObject({
    streetAddress: sentence,
    addressLocality: sentence,
    addressRegion: sentence,
    postalCode: sentence,
    addressCountry: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code'),
    display: sentence,
  }),
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  phone: z.strictObject({ e164, display: sentence }),
  email: z.email('must be an e-mail address'),
  openingHours: openingHoursSchema,
  publicHolidays: publicHolidaysSchema,
  exceptions: exceptionsSchema,
  timezone,
  booking: z.strictObject({
    phone: e164.describe('number of the messaging channel'),
    message: sentence.describe('the prefilled message, Turkish'),
    instructions: english.describe('how appointments are made, English, for API clients'),
    emergency: reference.describe('the page for emergencies'),
  }),
  areaServed: z.array(sentence).min(1),
  languages: z.array(z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a language code such as "tr"')).min(1),
  paymentAccepted: z.array(sentence).min(1),
  feesPolicy: sentence,
  doctor: z.strictObject({
    name: sentence,
    title: sentence,
    yearsExperience: sentence,
    education: z.array(sentence).min(1),
    memberOf: z.array(z.strictObject({ name: sentence, url })),
    orcid: url,
    publications: z.array(publication),
  }),
  reviewer: reviewer.optional().describe('name of the person who reviews the medical pages that name nobody else'),
  sameAs: z.array(url),
  social: z.strictObject({ instagram: url, googleBusinessProfile: url }),
  notices: z.strictObject({
    general: sentence.describe('says that this is general information and not a diagnosis'),
    noAnswer: sentence.describe('what a patient reads when the practice has no answer to the question'),
  }),
  security: z.strictObject({ contact: z.union([url, z.string().regex(/^mailto:/)]), expires: date }),
  crawlers: z.strictObject({
    contentSignal: english.describe('Content-Signal of robots.txt, such as "search=yes, ai-input=yes, ai-train=no"'),
  }),
  mark: slug.describe('drawing that is the sign of the practice, square').optional(),
});

export type Practice = z.infer<typeof practiceSchema>;
