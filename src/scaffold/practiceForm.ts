import { z } from 'zod';
import { PROVINCES } from '../check/provinces.ts';
import { subscriber } from '../check/telephone.ts';
import { nearest } from '../entries/explain.ts';
import { DAYS } from '../entries/openingHours.ts';
import { WORDINGS } from '../entries/wording.ts';
import { practiceSchema } from '../entries/practice.ts';
import { serviceSchema } from '../entries/service.ts';
import { foldTurkish } from '../turkish/fold.ts';
import { slugOf } from '../site/slug.ts';
import { readTemplate } from './template.ts';

/** What a practice of a specialty is called. The last letter of `visit`, what patients come for first, is an e: texts set suffixes behind it. */
type Specialty = Readonly<Record<'specialty' | 'english' | 'schemaType' | 'schemaSpecialty', string>> & {
  readonly visit?: string;
  readonly services?: string;
  readonly wording?: string;
};
export const SPECIALTIES = readTemplate('specialties.yaml').data as Readonly<Record<string, Specialty>>;

/** The specialty of a name of the list, in whatever letters it is typed; undefined where the list has none. */
const knownSpecialty = (name: string): Specialty | undefined => SPECIALTIES[slugOf(name)];

/** A specialty that the list has, or one in a practice's own words. */
export const specialtyOf = (
  given: Pick<z.infer<typeof practiceForm>, 'specialty' | 'wording' | (typeof OF_OWN_SPECIALTY)[number]>,
): Specialty =>
  knownSpecialty(given.specialty) ?? {
    specialty: given.specialty,
    english: given.english!,
    schemaType: given.schemaType!,
    schemaSpecialty: given.schemaSpecialty!,
    services: 'Hizmetler',
    visit: 'görüşme',
    wording: given.wording ?? 'medical',
  };

/** What only a specialty that the list has not is asked for. */
export const OF_OWN_SPECIALTY = ['english', 'schemaType', 'schemaSpecialty'] as const;

/** Whether a field is needless: what it asks is known of the specialty. */
export const isKnown = (field: string, specialty: string | undefined): boolean =>
  [...OF_OWN_SPECIALTY, 'wording'].includes(field) &&
  specialty !== undefined &&
  knownSpecialty(specialty) !== undefined;

const DAY_NAMES = ['pzt', 'sal', 'car', 'per', 'cum', 'cmt', 'paz'];
const HOURS = /^([^\d\s]+)((?:\s+\d\d:\d\d-\d\d:\d\d)+)$/;

/** A line of hours, such as `Pzt-Cum 09:00-12:00 13:00-18:00`, as items of `openingHours`; undefined if it cannot be read. */
export function hoursOf(line: string) {
  const [, named = '', times = ''] = HOURS.exec(line.trim()) ?? [];
  const [from = -1, to = from] = named.split('-').map((name) => DAY_NAMES.indexOf(foldTurkish(name)));
  if (from < 0 || to < from) return undefined;
  return times
    .trim()
    .split(/\s+/)
    .map((span) => ({ days: DAYS.slice(from, to + 1), opens: span.slice(0, 5), closes: span.slice(6) }));
}

/** A Turkish telephone number in E.164, however it is written; undefined if it is not one. */
function e164Of(number: string): string | undefined {
  const digits = /^[+\d\s().-]+$/.test(number) ? subscriber(number) : '';
  return /^(?:[2-58]\d{9}|444\d{4})$/.test(digits) ? `+90${digits}` : undefined;
}

function placeOf(text: string) {
  const [, latitude, longitude] = /^(-?\d{1,2}\.\d+),\s*(-?\d{1,3}\.\d+)$/.exec(text) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}

const { shape } = practiceSchema;
const { address, booking } = shape;

function wayOf(way: string) {
  const whatsapp = e164Of(way);
  if (whatsapp) return { whatsapp };
  return booking.shape.link.safeParse(way).success ? { link: way } : undefined;
}

/** A text that `read` turns into a value; undefined if it cannot. */
const readAs = <T>(read: (text: string) => T | undefined, error: string) =>
  z
    .string()
    .refine(read, error)
    .transform((text) => read(text)!);

/** One of several names, in whatever letters it is typed. */
const choiceOf = (names: readonly string[]) =>
  z
    .string()
    .transform((text) => names.find((name) => foldTurkish(name) === foldTurkish(text)) ?? text)
    .pipe(z.enum(names));

/** What `npm run new -- practice` asks. */
export const practiceForm = z
  .object({
    name: shape.name.max(40, 'must be at most 40 characters').describe('name of the practice, as patients say it'),
    specialty: shape.specialty.shape.tr
      .max(40, 'must be at most 40 characters')
      .describe(`specialty: ${Object.keys(SPECIALTIES).join(', ')}; or any other in your own words`),
    english: shape.specialty.shape.en
      .optional()
      .describe('name of another specialty in English, such as Sleep medicine'),
    schemaType: shape.schemaType
      .optional()
      .describe('what schema.org calls a practice of another specialty, such as MedicalClinic or MedicalBusiness'),
    schemaSpecialty: shape.specialty.shape.schemaMedicalSpecialty
      .optional()
      .describe('what schema.org calls another specialty, such as SpeechPathology or PublicHealth'),
    wording: z.enum(WORDINGS).optional().describe('kind of practice whose words pages use'),
    url: shape.url.describe('address the site will have, such as https://www.ornek.com.tr'),
    doctor: z
      .array(shape.doctors.element.pick({ name: true, title: true }))
      .min(1)
      .describe('doctors, the lead first, such as Uzm. Dr. Ad Soyad | Göz hastalıkları uzmanı'),
    province: choiceOf(PROVINCES.map(({ name }) => name)).describe('province (il)'),
    district: address.shape.addressLocality.describe('district (ilçe)'),
    street: address.shape.streetAddress.describe('street, number, floor'),
    postcode: address.shape.postalCode.describe('postcode'),
    coordinates: readAs(placeOf, 'must be two numbers such as "39.9208, 32.8541"').describe(
      'latitude and longitude of the door, such as 39.9208, 32.8541 (a map shows them on a right click)',
    ),
    phone: readAs(e164Of, 'must be a Turkish number, such as "0312 445 12 34"').describe('telephone'),
    hours: z
      .array(readAs(hoursOf, 'must be days and times, such as "Pzt-Cum 09:00-12:00 13:00-18:00"'))
      .min(1)
      .describe('opening hours, such as Pzt-Cum 09:00-12:00 13:00-18:00; a line for each group of days'),
    messages: readAs(wayOf, 'must be a mobile number or an https link')
      .optional()
      .describe(
        'where messages are received: a WhatsApp number, or an https link of another service with {message} in it',
      ),
    email: shape.email.describe('e-mail'),
    service: z
      .array(serviceSchema.shape.shortTitle)
      .min(1)
      .max(8)
      .refine((names) => new Set(names.map((name) => slugOf(name))).size === names.length, 'names one of them twice')
      .describe('main services, at most 30 characters each'),
  })
  .superRefine((given, context) => {
    if (knownSpecialty(given.specialty)) return;
    for (const name of OF_OWN_SPECIALTY)
      if (given[name] === undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is needed for a specialty that the list has not${nearest(given.specialty, Object.keys(SPECIALTIES))}`,
        });
  });
