import { z } from 'zod';
import { PROVINCES } from '../check/provinces.ts';
import { subscriber } from '../check/telephone.ts';
import { sentence } from '../entries/fields.ts';
import { DAYS, type Day } from '../entries/openingHours.ts';
import { practiceSchema } from '../entries/practice.ts';
import { PRACTICE_TYPES, SPECIALTIES } from '../entries/schemaOrg.ts';
import { serviceSchema } from '../entries/service.ts';
import { foldTurkish } from '../site/fold.ts';
import { slugOf } from '../site/slug.ts';
import type { Draft } from './draft.ts';
import { fill, readTable, readTemplate, templatesIn } from './template.ts';

const specialty = z.object({
  tr: sentence,
  en: sentence,
  type: z.enum(PRACTICE_TYPES),
  specialty: z.enum(SPECIALTIES),
  /** What patients come for first. Its last letter is an e: the texts set suffixes behind it. */
  visit: z.string().regex(/e$/).default('muayene'),
});
const CHOICES = z.record(z.string(), specialty).parse(readTable('specialties.yaml'));
/** The template of the page of each main service. */
const SERVICE = 'services/service.md';
const WAYS = readTable('ways.yaml') as Readonly<Record<'message' | 'telephone', object>>;

/** Days by their short and long names. */
const DAY_NAMES = new Map(
  (readTable('days.yaml') as string[][]).flatMap((names, index) => names.map((name) => [name, index] as const)),
);

/** A line of hours, such as `Pzt-Cum 09:00-12:00 13:00-18:00`, as items of `openingHours`; undefined where it is none. */
export function hoursOf(line: string): { days: Day[]; opens: string; closes: string }[] | undefined {
  const [, named = '', times = ''] = /^([^\d]+?)\s+([\d:.\s,–-]+)$/u.exec(line.trim()) ?? [];
  const days = named.split(/[\s,]+/).flatMap((range) => {
    const [from = -1, to = from] = range.split(/[-–]/).map((name) => DAY_NAMES.get(foldTurkish(name)) ?? -1);
    return from < 0 || to < from ? [undefined] : DAYS.slice(from, to + 1);
  });
  const intervals = times.split(/[\s,]+/).map((span) => /^(\d\d)[:.](\d\d)[-–](\d\d)[:.](\d\d)$/.exec(span));
  if (!named || days.includes(undefined) || intervals.includes(null)) return undefined;
  return intervals.map((found) => {
    const [, hour, minute, lastHour, lastMinute] = found!;
    return { days: days as Day[], opens: `${hour}:${minute}`, closes: `${lastHour}:${lastMinute}` };
  });
}

/** A Turkish telephone number in E.164, however it is written; undefined where it is none. */
export function e164Of(number: string): string | undefined {
  const digits = /^[+\d\s().-]+$/.test(number) ? subscriber(number) : '';
  return /^(?:[2-58]\d{9}|444\d{4})$/.test(digits) ? `+90${digits}` : undefined;
}

const { shape } = practiceSchema;
const { address, booking } = shape;

/** What `npm run new -- practice` asks. */
export const practiceForm = z.object({
  name: shape.name.max(40, 'must be at most 40 characters').describe('name of the practice, as patients say it'),
  specialty: z.enum(Object.keys(CHOICES)).describe(`specialty: ${Object.keys(CHOICES).join(', ')}`),
  url: shape.url.describe('address the site will have, such as https://www.ornek.com.tr'),
  doctor: z
    .array(shape.doctors.element.pick({ name: true, title: true }))
    .min(1)
    .max(20)
    .describe('doctors, the lead first, such as Uzm. Dr. Ad Soyad | Göz hastalıkları uzmanı'),
  province: z.enum(PROVINCES.map(({ name }) => name)).describe('province (il)'),
  district: address.shape.addressLocality.describe('district (ilçe)'),
  street: address.shape.streetAddress.describe('street, number, floor'),
  postcode: z
    .string()
    .regex(/^\d{5}$/, 'must be five digits')
    .describe('postcode'),
  coordinates: z
    .string()
    .regex(/^-?\d{1,2}\.\d+,\s*-?\d{1,3}\.\d+$/, 'must be two numbers such as "39.9208, 32.8541"')
    .describe('latitude and longitude of the door, such as 39.9208, 32.8541 (a map shows them on a right click)'),
  phone: z.string().refine(e164Of, 'must be a Turkish number, such as "0312 445 12 34"').describe('telephone'),
  hours: z
    .array(z.string().refine(hoursOf, 'must be days and times, such as "Pzt-Cum 09:00-12:00 13:00-18:00"'))
    .min(1)
    .max(7)
    .describe('opening hours, such as Pzt-Cum 09:00-12:00 13:00-18:00; a line for each group of days'),
  messages: z
    .string()
    .refine(
      (way) => e164Of(way) ?? booking.shape.link.safeParse(way).success,
      'must be a mobile number or an https link',
    )
    .optional()
    .describe(
      'where messages are received: a WhatsApp number, or an https link of another service with {message} in it',
    ),
  email: shape.email.describe('e-mail'),
  service: z
    .array(serviceSchema.shape.shortTitle)
    .min(1)
    .max(8)
    .refine((names) => new Set(names.map((name) => slugOf(name))).size === names.length, 'is given already')
    .describe('main services, at most 30 characters each'),
});

/** The first content of a practice: facts as they were given, texts that are true of every practice, to-dos for the rest. */
export function practiceDrafts(answers: Readonly<Record<string, unknown>>, today: string): Draft[] {
  const { coordinates, district, doctor, hours, messages, phone, service, url, ...given } = practiceForm.parse(answers);
  const [latitude, longitude] = coordinates.split(',').map(Number);
  const { tr, en, type, specialty, visit } = CHOICES[given.specialty]!;
  const open = hours.flatMap((line) => hoursOf(line)!);
  const off = DAYS.filter((day) => !open.some(({ days }) => days.includes(day)));
  const whatsapp = messages && e164Of(messages);
  const year = Number(today.slice(0, 4)) + 1;
  const values = {
    ...given,
    ...WAYS[messages ? 'message' : 'telephone'],
    today,
    url,
    specialty: tr,
    english: en,
    field: tr.toLocaleLowerCase('tr'),
    schemaType: type,
    schemaSpecialty: specialty,
    place: district,
    visit,
    Visit: visit[0]!.toLocaleUpperCase('tr') + visit.slice(1),
    geo: { latitude, longitude },
    phone: e164Of(phone),
    email: given.email,
    openingHours: [...open, ...(off.length > 0 ? [{ days: off, closed: true }] : [])],
    whatsapp: whatsapp || undefined,
    link: whatsapp ? undefined : messages,
    doctors: doctor,
    securityContact: given.email ? `mailto:${given.email}` : `${url}/iletisim`,
    // A day that every year has.
    securityExpires: `${year}${today.slice(4).replace('-02-29', '-02-28')}`,
  };
  const template = (file: string) => readTemplate(`practice/${file}`);
  return [
    ...templatesIn('practice')
      .filter((file) => file !== SERVICE)
      .map((file) => fill(file, template(file), values)),
    ...service.map((name, index) =>
      fill(`services/${slugOf(name)}.md`, template(SERVICE), { ...values, service: name, order: index + 1 }),
    ),
  ];
}
