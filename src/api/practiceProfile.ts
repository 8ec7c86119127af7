import { z } from 'zod';
import { e164, time } from '#content/schemas/commonFields.ts';
import { DAYS } from '#content/schemas/hoursFields.ts';
import { uri } from './commonSchemas.ts';

const addressSchema = z
  .strictObject({
    streetAddress: z.string(),
    addressLocality: z.string(),
    addressRegion: z.string(),
    postalCode: z.string(),
    addressCountry: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .describe('ISO 3166-1 alpha-2 country code'),
    display: z.string().describe('the address in one line'),
  })
  .meta({ id: 'Address' });

const openingHoursProfileSchema = z
  .strictObject({
    days: z.array(z.enum(DAYS)).min(1),
    opens: time.optional().describe('HH:MM'),
    closes: time.optional().describe('HH:MM'),
    display: z.string().optional().describe('as people read it, with what happens on public holidays'),
    closed: z.boolean().optional().describe('true on days off'),
  })
  .meta({
    id: 'OpeningHours',
    description:
      'Hours of some days, in the time zone of the practice; a day with a break is in several items. ' +
      'Where `closed` is true, the times are absent. ' +
      'Public holidays are not in these times: `display` says what happens on them, `links.contact` has the dates.',
  });

const bookingSchema = z
  .strictObject({
    channel: z.literal('messaging').optional(),
    url: uri.describe('opens a prefilled message').optional(),
    phone: e164.describe('the number that receives the messages; without messages the telephone'),
    instructions: z.string().describe('how to ask for an appointment, in English'),
    emergency: uri.describe('the emergency-treatment page').optional(),
  })
  .meta({
    id: 'Booking',
    description: 'How to make an appointment; `instructions` name every way.',
  });

const publicationSchema = z
  .strictObject({
    title: z.string(),
    authors: z.string(),
    journal: z.string(),
    year: z.int(),
    volumeIssue: z.string(),
    pages: z.string(),
    url: uri,
  })
  .meta({ id: 'Publication' });

const doctorProfileSchema = z
  .strictObject({
    name: z.string(),
    title: z.string(),
    yearsExperience: z.string().describe('in words').optional(),
    education: z.array(z.string()).optional(),
    memberOf: z.array(z.strictObject({ name: z.string(), url: uri })).optional(),
    orcid: uri.describe('the ORCID record').optional(),
    publications: z.array(publicationSchema).optional(),
    profileUrl: uri.describe('the page about the person'),
  })
  .meta({ id: 'Doctor' });

const socialSchema = z
  .strictObject({ instagram: uri.optional(), googleBusinessProfile: uri.optional() })
  .meta({ id: 'Social' });

/** For any practice. In `openapi.json` optional fields are required if this practice has them, and left out if not. */
export const practiceProfileSchema = z
  .strictObject({
    name: z.string().describe('as people call it'),
    fullName: z.string().describe('as it is registered'),
    specialty: z.strictObject({
      tr: z.string().describe('in Turkish'),
      en: z.string().describe('in English'),
      schemaMedicalSpecialty: z.string().describe('a MedicalSpecialty of schema.org'),
    }),
    url: uri.describe('the home page'),
    description: z.string().describe('in one or two sentences'),
    address: addressSchema,
    geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    phone: z.strictObject({
      e164: e164.describe('the telephone'),
      display: z.string().describe('as it is written locally'),
    }),
    email: z.email().optional(),
    openingHours: z.array(openingHoursProfileSchema),
    timezone: z.string().describe('IANA time zone name'),
    booking: bookingSchema,
    areaServed: z.array(z.string()).describe('place names').optional(),
    languages: z.array(z.string()).describe('language codes'),
    paymentAccepted: z.array(z.string()).describe('ways to pay'),
    feesPolicy: z.string().describe('fees are not published; they are given after examination'),
    doctor: doctorProfileSchema,
    sameAs: z.array(uri).describe('the practice elsewhere on the web').optional(),
    social: socialSchema.optional(),
    links: z.strictObject({ about: uri, contact: uri, faq: uri, blog: uri, privacy: uri, llmsTxt: uri }),
  })
  .meta({ id: 'Practice', description: 'The practice: identity, address, hours, booking, doctor.' });

export type PracticeProfile = z.infer<typeof practiceProfileSchema>;
