import { z } from 'zod';
import {
  date,
  description,
  drawing,
  e164,
  english,
  photo,
  reference,
  reviewer,
  sentence,
  slug,
  url,
} from './fields.ts';
import { exceptionsSchema, openingHoursSchema, publicHolidaysSchema } from './openingHours.ts';
import { PRACTICE_TYPES, SPECIALTIES } from './schemaOrg.ts';
import { wordingSchema, wordsSchema } from './wording.ts';
import { groupedNumber } from './telephone.ts';

const publication = z.strictObject({
  title: english,
  authors: english,
  journal: english,
  year: z.int(),
  volumeIssue: english,
  pages: english,
  url,
});

const languages = z.array(z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a language code such as "tr"')).min(1);

/** One of the practice's dentists or doctors. What somebody does not have is left out. */
const doctor = z.strictObject({
  name: sentence,
  title: sentence,
  yearsExperience: sentence.describe('in words').optional(),
  introduction: sentence.describe('a sentence for the home page').optional(),
  languages: languages.optional(),
  portrait: drawing.optional(),
  photo: photo.optional(),
  education: z.array(sentence).default([]),
  memberOf: z.array(z.strictObject({ name: sentence, url })).default([]),
  orcid: url.optional(),
  publications: z.array(publication).default([]),
});

/** The number, and how it is written locally; by default and where it is one row of digits, in groups. */
const phone = z
  .strictObject({ e164, display: sentence.describe('as people read it; by default made of e164').optional() })
  .transform(({ e164: number, display }) => ({ e164: number, display: groupedNumber(display ?? number) }));

const messageLink = z
  .string()
  .refine(
    (link) => z.url({ protocol: /^https$/ }).safeParse(link.replaceAll('{message}', 'x')).success,
    'must be an https address that opens a message, such as "https://t.me/klinik?text={message}"',
  )
  .describe('messaging service other than WhatsApp; "{message}" is replaced by the message');

const timezone = english.refine((zone) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}, 'must be an IANA time zone name, such as "Europe/Istanbul"');

const logoFile = z
  .string()
  .regex(
    /^(?:drawings\/[a-z0-9-]+\.svg|photos\/[\w-]+\.(?:png|webp))$/,
    'must be a file of drawings/ or photos/, such as "drawings/logo.svg" or "photos/logo.png"',
  )
  .describe('SVG of drawings/, or PNG or WebP of photos/');

/** `practice.yaml`: who the practice is. The API's practice profile is built from it. */
export const practiceSchema = z.strictObject({
  url: url.refine((address) => !address.endsWith('/'), 'must have no slash at its end'),
  name: sentence,
  fullName: sentence,
  schemaType: z.enum(PRACTICE_TYPES).describe('schema.org type of the practice, such as MedicalClinic'),
  specialty: z.strictObject({ tr: sentence, en: english, schemaMedicalSpecialty: z.enum(SPECIALTIES) }),
  description,
  address: z.strictObject({
    streetAddress: sentence,
    addressLocality: sentence,
    addressRegion: sentence,
    postalCode: sentence,
    addressCountry: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code'),
    display: sentence,
  }),
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  access: sentence
    .max(90, 'must be at most 90 characters')
    .describe('how one gets in, beside the address: floor, lift, step')
    .optional(),
  phone,
  email: z.email('must be an e-mail address').optional(),
  openingHours: openingHoursSchema,
  publicHolidays: publicHolidaysSchema,
  exceptions: exceptionsSchema,
  timezone,
  booking: z.strictObject({
    whatsapp: e164.describe('number that receives WhatsApp messages').optional(),
    link: messageLink.optional(),
    message: sentence.describe('the prefilled message, Turkish'),
    instructions: english.describe('how appointments are made, English, for API clients'),
    wait: sentence
      .max(110, 'must be at most 110 characters')
      .describe('how soon one is seen, in pain and without')
      .optional(),
    cost: sentence
      .max(130, 'must be at most 130 characters')
      .describe('when patients hear what it costs; no amount')
      .optional(),
    emergency: reference.describe('the page for emergencies'),
  }),
  whileClosed: z
    .strictObject({
      to: reference,
      label: sentence,
      help: z
        .strictObject({
          call: z.string().regex(/^\+?\d{3,15}$/, 'must be a number to call, digits only, such as "184"'),
          label: sentence.describe('on the button, a few words with the number'),
          text: sentence.describe('where to turn then; on every card of signs of the same day, at any hour'),
        })
        .optional()
        .describe('whom to call, while the practice is closed, about what cannot wait and is not for 112'),
      inEnglish: english
        .max(240, 'must be at most 240 characters')
        .optional()
        .describe(
          'what helps pain until then, in English: above the answer to a question in English that tells of pain',
        ),
    })
    .describe('page that says what to do until the practice opens')
    .optional(),
  exampleQuestions: z
    .array(sentence)
    .min(1)
    .max(3)
    .describe('questions that show below the field of the question box what to ask, a few words each')
    .optional(),
  wording: wordingSchema,
  words: wordsSchema,
  emergencyBar: z
    .enum(['closed', 'urgent'])
    .default('closed')
    .describe(
      'where the bar of a phone shows 112: "closed" on every page while nobody answers, "urgent" on pages about emergencies only',
    ),
  servicesHeading: sentence
    .max(30, 'must be at most 30 characters')
    .describe('what services are called in headings and menus, where they are no treatments')
    .optional(),
  sheetField: sentence
    .max(30, 'must be at most 30 characters')
    .describe('what is filled in by hand on the sheet to take home, besides the day')
    .optional(),
  areaServed: z.array(sentence).default([]),
  languages,
  paymentAccepted: z.array(sentence).min(1),
  feesPolicy: sentence,
  doctors: z.array(doctor).min(1).describe("the practice's dentists or doctors; the first is its lead"),
  reviewer: reviewer.optional().describe('name of the person who reviews the medical pages that name nobody else'),
  sameAs: z.array(url).default([]),
  social: z.strictObject({ instagram: url.optional(), googleBusinessProfile: url.optional() }).prefault({}),
  notices: z.strictObject({
    general: sentence.describe('says that this is general information and not a diagnosis'),
    noAnswer: sentence.describe('what a patient reads when the practice has no answer to the question'),
  }),
  security: z.strictObject({ contact: z.union([url, z.string().regex(/^mailto:\S+$/)]), expires: date }),
  crawlers: z.strictObject({
    // It is a header of every page: another line, or a letter beyond Latin-1, would stop the site.
    contentSignal: z
      .string()
      .regex(
        /^[a-z-]+=(?:yes|no)(?:, ?[a-z-]+=(?:yes|no))*$/,
        'must be signals with yes or no, such as "search=yes, ai-input=yes, ai-train=no"',
      )
      .describe('Content-Signal of robots.txt, such as "search=yes, ai-input=yes, ai-train=no"'),
  }),
  mark: slug.meta({ target: 'drawing' }).describe('drawing that is the logo of the practice, square').optional(),
  logo: z
    .strictObject({
      file: logoFile,
      dark: logoFile.describe('the same for dark pages').optional(),
    })
    .optional()
    .describe('wide logo in the place of sign and name at the top of pages'),
  colour: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'must be a colour in six digits, such as "#7a1f5c"')
    .describe("the practice's colour in quotes, such as '#7a1f5c'; all other colours are made of it")
    .optional(),
  font: slug
    .describe('family of fontsource.org that is installed, such as "lora"; npm install @fontsource-variable/lora')
    .optional(),
});

export type Practice = z.infer<typeof practiceSchema>;
export type Doctor = Practice['doctors'][number];
