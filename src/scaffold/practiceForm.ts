import { z } from 'zod';
import { PROVINCES } from '#check/practice/provinces.ts';
import { isTurkishNumber, subscriber } from '#check/texts/telephoneNumbers.ts';
import { didYouMean } from '#content/explain.ts';
import { PRACTICE_TYPES, SPECIALTIES as SCHEMA_SPECIALTIES } from '#content/schemaOrg.ts';
import { DAYS } from '#content/schemas/hoursFields.ts';
import { practiceSchema } from '#content/schemas/practiceFile.ts';
import { serviceSchema } from '#content/schemas/service.ts';
import { WORDINGS } from '#content/schemas/wording.ts';
import { TODO } from '#content/todo.ts';
import { foldTurkish } from '#turkish/foldTurkish.ts';
import { slugOf } from '#turkish/slugOf.ts';
import { readTemplate } from './template.ts';

/** `visit`: the first appointment. It must end in "e", because the templates add suffixes to it. */
type Specialty = Readonly<Record<'specialty' | 'english' | 'schemaSpecialty', string>> & {
  readonly schemaType?: string;
  readonly visit?: string;
  readonly words?: Readonly<Record<string, string>>;
  readonly also?: readonly string[];
  readonly wording?: string;
  readonly texts?: string;
  readonly emergency?: readonly (string | readonly string[])[];
  readonly sameDay?: readonly string[];
  readonly signs?: readonly object[];
  readonly everyday?: readonly string[];
  readonly more?: object;
  readonly questions?: readonly object[] | undefined;
};
const SPECIALTY_TEMPLATES = readTemplate('specialties.yaml').data as Readonly<Record<string, Specialty>>;
/** Questions that a field hears every day, by specialty. */
const QUESTION_TEMPLATES = readTemplate('questions.yaml').data as Readonly<Record<string, Specialty['questions']>>;

/** Specialties by their short names, whole names, professions and other names. */
const BY_NAME = new Map(
  Object.entries(SPECIALTY_TEMPLATES).flatMap(([key, specialty]) =>
    [key, specialty.specialty, specialty.words?.['professional'] ?? key, ...(specialty.also ?? [])].map(
      (name) => [slugOf(name), { ...specialty, questions: QUESTION_TEMPLATES[key] }] as const,
    ),
  ),
);

/** Find a specialty in the list, in any spelling of its letters. */
const knownSpecialty = (name: string): Specialty | undefined => BY_NAME.get(slugOf(name));

/** Get a specialty from the list, or one in the practice's own words with the emergencies of the nearest listed one. */
export function specialtyOf(
  given: Pick<z.infer<typeof practiceForm>, 'specialty' | (typeof OWN_SPECIALTY_FIELDS)[number]>,
): Specialty {
  const known = knownSpecialty(given.specialty);
  if (known) return known;
  const { specialty, english, schemaType, schemaSpecialty, wording } = given;
  const near = Object.values(SPECIALTY_TEMPLATES).filter(
    (template) => template.emergency && template.schemaSpecialty === schemaSpecialty,
  );
  const nearest = near.find((template) => template.schemaType === schemaType) ?? near[0];
  const source = nearest ? `${nearest.specialty} alanınındır ya da geneldir` : 'yalnızca geneldir';
  return {
    ...nearest,
    specialty,
    english: english!,
    schemaType: schemaType!,
    schemaSpecialty: schemaSpecialty!,
    words: { services: 'Hizmetler' },
    visit: 'görüşme',
    wording: wording!,
    emergency: [
      `${TODO} mesleğinizin kendi acil belirtileri; aşağıdakiler ${source}: tek tek onaylayın ya da silin`,
      ...(nearest?.emergency ?? []),
    ],
  };
}

/** Fields needed only if the specialty is not in the list. */
const OWN_SPECIALTY_FIELDS = ['english', 'schemaType', 'schemaSpecialty', 'wording'] as const;

const DAY_ABBREVIATIONS = ['pzt', 'sal', 'car', 'per', 'cum', 'cmt', 'paz'];
const HOURS = /^([^\d\s]+)((?:\s+\d\d:\d\d-\d\d:\d\d)+)$/;

/** Read a line such as `Pzt-Cum 09:00-12:00 13:00-18:00` as items of `openingHours`; undefined if it is malformed. */
export function parseHours(line: string) {
  const [, named = '', times = ''] = HOURS.exec(line.trim()) ?? [];
  const [from = -1, to = from, ...more] = named.split('-').map((name) => DAY_ABBREVIATIONS.indexOf(foldTurkish(name)));
  if (from < 0 || to < from || more.length > 0) return undefined;
  return times
    .trim()
    .split(/\s+/)
    .map((span) => ({ days: DAYS.slice(from, to + 1), opens: span.slice(0, 5), closes: span.slice(6) }));
}

/** Convert a Turkish telephone number to E.164; undefined if it is not one. */
function parsePhone(number: string): string | undefined {
  const digits = /^[+\d\s().-]+$/.test(number) ? subscriber(number) : '';
  return isTurkishNumber(digits) ? `+90${digits}` : undefined;
}

function parseCoordinates(text: string) {
  const [, latitude, longitude] = /^(-?\d{1,2}\.\d+),\s*(-?\d{1,3}\.\d+)$/.exec(text) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}

const { shape } = practiceSchema;
const { address, booking } = shape;

function parseMessaging(way: string) {
  const whatsapp = parsePhone(way);
  if (whatsapp) return { whatsapp };
  return booking.shape.link.safeParse(way).success ? { link: way } : undefined;
}

/** A text that `parse` converts to a value; an error if it returns undefined. */
const readAs = <T>(parse: (text: string) => T | undefined, error: string) =>
  z
    .string()
    .refine(parse, { error: ({ input }) => `${error}, found ${JSON.stringify(input)}` })
    .transform((text) => parse(text)!);

/** One of several names, in upper or lower case, with or without Turkish letters. */
const choiceOf = (names: readonly string[]) =>
  z
    .string()
    .transform((text) => names.find((name) => foldTurkish(name) === foldTurkish(text)) ?? text)
    .pipe(z.enum(names));

/** The flags of `npm run new -- practice`. */
export const practiceForm = z
  .object({
    name: shape.name.max(40).describe('name of the practice, as patients call it'),
    specialty: shape.specialty.shape.tr
      .max(40)
      .describe(`specialty: ${Object.keys(SPECIALTY_TEMPLATES).join(', ')}; or another one in your own words`),
    english: shape.specialty.shape.en
      .optional()
      .describe('of a specialty in your own words: its name in English, such as Sleep medicine'),
    schemaType: shape.schemaType
      .optional()
      .describe(`of such a specialty: schema.org type of the practice: ${PRACTICE_TYPES.join(', ')}`),
    schemaSpecialty: shape.specialty.shape.schemaMedicalSpecialty
      .optional()
      .describe(`of such a specialty: the nearest one of schema.org: ${SCHEMA_SPECIALTIES.join(', ')}`),
    wording: z
      .enum(WORDINGS)
      .optional()
      .describe(`of such a specialty: the kind of practice, which decides some words: ${WORDINGS.join(', ')}`),
    url: shape.url.describe('address of the future site, such as https://www.ornek.com.tr'),
    doctor: z
      .array(shape.doctors.element.pick({ name: true, title: true }))
      .min(1)
      .describe('doctors, the head of the practice first, such as Uzm. Dr. Ad Soyad | Göz hastalıkları uzmanı'),
    province: choiceOf(PROVINCES.map(({ name }) => name)).describe('province (il)'),
    district: address.shape.addressLocality.describe('district (ilçe)'),
    street: address.shape.streetAddress.describe('street, number, floor'),
    postcode: address.shape.postalCode.describe('postcode'),
    coordinates: readAs(parseCoordinates, 'must be two numbers such as "39.9208, 32.8541"').describe(
      'latitude and longitude of the door, such as 39.9208, 32.8541 (right-click in a map to see them)',
    ),
    phone: readAs(parsePhone, 'must be a Turkish number, such as "0312 445 12 34"').describe('telephone'),
    hours: z
      .array(readAs(parseHours, 'must be open days and times, such as "Pzt-Cum 09:00-12:00 13:00-18:00"'))
      .min(1)
      .describe('opening hours, such as Pzt-Cum 09:00-12:00 13:00-18:00; one line per group of days'),
    messages: readAs(parseMessaging, 'must be a mobile number or an https link')
      .optional()
      .describe(
        'where you receive messages: a WhatsApp number, or an https link of another service with {message} in it',
      ),
    online: booking.shape.online.describe('page of an appointment system, such as https://randevu.example/adiniz'),
    email: shape.email.describe('e-mail'),
    service: z
      .array(serviceSchema.shape.shortTitle)
      .min(1)
      .max(8)
      .refine((names) => new Set(names.map((name) => slugOf(name))).size === names.length, 'lists one service twice')
      .describe('main services, at most 30 characters each'),
  })
  .superRefine((given, context) => {
    const missing = OWN_SPECIALTY_FIELDS.filter((name) => given[name] === undefined).map((name) => `--${name}`);
    if (knownSpecialty(given.specialty) || missing.length === 0) return;
    context.addIssue({
      code: 'custom',
      path: ['specialty'],
      message: `is not in the list${didYouMean(slugOf(given.specialty), [...BY_NAME.keys()])}; if it is another one, give ${missing.join(', ')}, too; --help lists their values`,
    });
  });
