import { z } from 'zod';
import { groupedNumber } from '../groupedNumber.ts';
import { PRACTICE_TYPES, SPECIALTIES } from '../schemaOrg.ts';
import {
  date,
  description,
  e164,
  english,
  line,
  nameOf,
  reference,
  reviewer,
  sentence,
  uniqueList,
  url,
} from './commonFields.ts';
import { doctorSchema, languages } from './doctor.ts';
import { exceptionsSchema, openingHoursSchema, publicHolidaysSchema } from './hoursFields.ts';
import { wordingSchema, wordsSchema } from './wording.ts';

/** `display` defaults to `e164`; a number without spaces is grouped. */
const phone = z
  .strictObject({
    e164,
    display: line.describe('the number as people write it; by default derived from e164').optional(),
  })
  .transform(({ e164: number, display }) => ({ e164: number, display: groupedNumber(display ?? number) }));

/** Needs no escaping in HTML and Markdown, and has the message after the host. */
const MESSAGE_LINK = /^https:\/\/[^\s\\/?#@{}<>"'()[\]]+(?:[/?#](?:[^\s\\{}<>"'()[\]]|\{message\})*)?$/;

const messageLink = z
  .string()
  .refine(
    (link) => MESSAGE_LINK.test(link) && URL.canParse(link.replaceAll('{message}', 'x')),
    'must be an https address that opens a message, such as "https://t.me/klinik?text={message}"',
  )
  .describe('messaging service other than WhatsApp; "{message}" is replaced with the message');

/** The ways to an appointment, in their usual order. */
export const WAYS = ['online', 'telephone', 'message'] as const;
export type Way = (typeof WAYS)[number];

/** Browsers of the floor know no time zones by their offset. */
const isOffset = (zone: string): boolean => /^[+-]/.test(zone);

const timezone = english.refine((zone) => {
  if (isOffset(zone)) return false;
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
  .describe('an SVG in drawings/, or a PNG or WebP in photos/');

const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour in six digits, such as "#7a1f5c"');

const fontName = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be the name at the end of the address of its page at fontsource.org, such as "source-serif-4", or that of ' +
      'your files in fonts/',
  );

/** What editors change most often comes first, as in the form at `/admin/`. */
const written = z.strictObject({
  name: line,
  fullName: line,
  openingHours: openingHoursSchema,
  exceptions: exceptionsSchema,
  publicHolidays: publicHolidaysSchema,
  phone,
  booking: z.strictObject({
    whatsapp: e164.describe('number that receives WhatsApp messages').optional(),
    link: messageLink.optional(),
    online: url.describe('page of an appointment system').optional(),
    message: sentence.describe('the prefilled message, in Turkish'),
    preferred: z
      .union([z.enum(WAYS), uniqueList(z.enum(WAYS)).min(1)], `must be one or several of ${WAYS.join(', ')}`)
      .transform((ways) => [ways].flat())
      .default([])
      .describe(
        'which way comes first, as a filled button, or several in order; by default online, telephone, message',
      ),
    instructions: english.describe('how to make an appointment, in English, for API clients'),
    wait: sentence.max(110).describe('how soon patients are seen, with and without pain').optional(),
    cost: sentence.max(130).describe('when patients learn the cost; no amounts').optional(),
    emergency: reference
      .optional()
      .describe('page about emergencies; without one, pages say nothing of emergencies but what they name themselves'),
  }),
  notices: z.strictObject({
    general: sentence.describe('says that this is general information, not a diagnosis'),
    noAnswer: sentence.describe('shown when there is no answer to a question'),
    treatment: sentence
      .optional()
      .describe(
        'shown behind "general" at the foot of every page, such as a sentence that the law requires where treatments are described',
      ),
    banner: z
      .strictObject({
        text: line.max(160),
        to: reference.optional().describe('page that the text leads to'),
        until: date.describe('the last day on which it is shown'),
        where: z
          .enum(['home', 'all'])
          .default('home')
          .describe('"home", or "all" for every page but those about emergencies'),
      })
      .optional()
      .describe('news at the top of pages until a day, such as a campaign or a move'),
  }),
  whileClosed: z
    .strictObject({
      to: reference,
      label: sentence,
      help: z
        .strictObject({
          call: z.string().regex(/^\+?\d{3,15}$/, 'must be a number to call, digits only, such as "184"'),
          label: sentence.describe('text of the button, a few words with the number'),
          text: sentence.describe('where to turn then; shown on every card of same-day signs, at any hour'),
        })
        .optional()
        .describe('whom to call while the practice is closed, when it cannot wait but is not a case for 112'),
      inEnglish: english
        .max(240)
        .optional()
        .describe(
          'what helps against pain until then, in English; shown above the answer to English questions about pain',
        ),
    })
    .describe('page that says what to do until the practice opens')
    .optional(),
  doctors: z.array(doctorSchema).min(1).describe("the practice's dentists or doctors; the first is its lead"),
  url: url.refine(
    (address) => /^https?:\/\/[^/?#@]+$/.test(address),
    'must be the address of a whole host, without a path or slash after it',
  ),
  schemaType: z.enum(PRACTICE_TYPES).describe('schema.org type of the practice, such as MedicalClinic'),
  specialty: z.strictObject({ tr: line, en: english, schemaMedicalSpecialty: z.enum(SPECIALTIES) }),
  description,
  address: z.strictObject({
    streetAddress: line,
    addressLocality: line,
    addressRegion: line,
    postalCode: line,
    addressCountry: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code'),
    display: line,
  }),
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  access: sentence.max(90).describe('how to get there and in, beside the address: stop, floor, lift, step').optional(),
  email: z.email('must be an e-mail address').optional(),
  timezone,
  ask: z.boolean().default(true).describe('"false" removes the question box and its page; the API still answers'),
  exampleQuestions: z
    .array(sentence)
    .min(1)
    .max(3)
    .describe('example questions below the question box, a few words each')
    .optional(),
  wording: wordingSchema,
  words: wordsSchema,
  emergencyBar: z
    .enum(['closed', 'urgent'])
    .optional()
    .describe(
      'where the bar on phones shows 112: ' +
        '"closed", the default, on the home page and pages about complaints while the practice is closed, ' +
        '"urgent" only on pages about emergencies',
    ),
  sheetField: sentence.max(30).describe('what to fill in by hand on the take-home sheet, besides the date').optional(),
  areaServed: z.array(sentence).default([]),
  languages: languages
    .default([])
    .describe('languages spoken, such as [tr, en]; by default those of the doctors, or Turkish'),
  paymentAccepted: z.array(sentence).min(1),
  feesPolicy: sentence,
  reviewer: reviewer.optional().describe('name of the default reviewer of medical pages'),
  reviewers: z
    .array(z.strictObject({ name: reviewer, title: line.describe('specialty, shown after the name') }))
    .default([])
    .describe('people outside the practice who review a page that names them together with the default reviewer'),
  publicNumbers: z
    .array(e164)
    .default([])
    .describe('telephone numbers of others that texts may name, such as that of an authority'),
  sameAs: z.array(url).default([]),
  social: z
    .strictObject({
      instagram: url.optional(),
      youtube: url.optional(),
      facebook: url.optional(),
      linkedin: url.optional(),
      googleBusinessProfile: url.optional(),
    })
    .prefault({}),
  security: z.strictObject({ contact: z.union([url, z.string().regex(/^mailto:\S+$/)]), expires: date }),
  crawlers: z.strictObject({
    // Sent in a header of every page: a line break, or a character beyond Latin-1, would break the site.
    contentSignal: z
      .string()
      .regex(
        /^[a-z-]+=(?:yes|no)(?:, ?[a-z-]+=(?:yes|no))*$/,
        'must be signals with yes or no, such as "search=yes, ai-input=yes, ai-train=no"',
      )
      .describe('Content-Signal of robots.txt, such as "search=yes, ai-input=yes, ai-train=no"'),
  }),
  mark: nameOf('drawing').describe('drawing of the square logo').optional(),
  logo: z
    .strictObject({
      file: logoFile,
      dark: logoFile.describe('the logo for dark pages').optional(),
    })
    .optional()
    .describe('wide logo at the top of pages, instead of the square one and the name'),
  colour: colour
    .describe("the practice's colour in quotes, such as '#7a1f5c'; the other colours are derived from it")
    .optional(),
  accent: colour
    .describe('a second colour, for tints, lines and drawings; text and buttons keep to "colour"')
    .optional(),
  font: fontName
    .describe(
      'an installed font family of fontsource.org, such as "lora" (npm install @fontsource-variable/lora), or your files in fonts/',
    )
    .optional(),
  headingFont: fontName.describe('the font of headings, if it is another').optional(),
});

/** `practice.yaml` */
export const practiceSchema = written.overwrite(({ languages: stated, ...practice }) => {
  const ofPeople = practice.doctors.flatMap(({ languages: own }) => own ?? []);
  return { ...practice, languages: stated.length > 0 ? stated : [...new Set(['tr', ...ofPeople])] };
});

export type Practice = z.infer<typeof practiceSchema>;
export type Doctor = Practice['doctors'][number];
