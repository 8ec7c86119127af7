import { z } from 'zod';
import { PROVINCES } from '../check/provinces.ts';
import { subscriber } from '../check/telephone.ts';
import { DAYS, type Day } from '../entries/openingHours.ts';
import { practiceSchema } from '../entries/practice.ts';
import { serviceSchema } from '../entries/service.ts';
import { foldTurkish } from '../site/fold.ts';
import { slugOf } from '../site/slug.ts';
import { fill, readTemplate, templatesIn } from './template.ts';
import type { Draft } from './write.ts';

/** What a practice of a specialty is called. The last letter of `visit`, what patients come for first, is an e: texts set suffixes behind it. */
type Specialty = Readonly<Record<'specialty' | 'english' | 'schemaType' | 'schemaSpecialty', string>> & {
  readonly visit?: string;
  readonly services?: string;
};
const CHOICES = readTemplate('specialties.yaml').data as Readonly<Record<string, Specialty>>;
const WAYS = readTemplate('ways.yaml').data as Readonly<Record<'message' | 'telephone', object>>;
/** The template of the page of each main service. */
const SERVICE = 'services/service.md';

/** Days by their short and long names. */
const DAY_NAMES = new Map(
  (readTemplate('days.yaml').data as string[][]).flatMap((names, index) => names.map((name) => [name, index] as const)),
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

/** A text that `read` makes a value of; undefined where it is none. */
const readAs = <T>(read: (text: string) => T | undefined, error: string) =>
  z
    .string()
    .refine(read, error)
    .transform((text) => read(text)!);

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
  coordinates: readAs(placeOf, 'must be two numbers such as "39.9208, 32.8541"').describe(
    'latitude and longitude of the door, such as 39.9208, 32.8541 (a map shows them on a right click)',
  ),
  phone: readAs(e164Of, 'must be a Turkish number, such as "0312 445 12 34"').describe('telephone'),
  hours: z
    .array(readAs(hoursOf, 'must be days and times, such as "Pzt-Cum 09:00-12:00 13:00-18:00"'))
    .min(1)
    .max(7)
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
    .refine((names) => new Set(names.map((name) => slugOf(name))).size === names.length, 'is given already')
    .describe('main services, at most 30 characters each'),
});

/** The first content of a practice: facts as they were given, texts that are true of every practice, to-dos for the rest. */
export function practiceDrafts(answers: Readonly<Record<string, unknown>>, today: string): Draft[] {
  const { hours, messages, service, ...given } = practiceForm.parse(answers);
  const { visit = 'muayene', services, ...specialty } = CHOICES[given.specialty]!;
  const open = hours.flat();
  const off = DAYS.filter((day) => !open.some(({ days }) => days.includes(day)));
  const values = {
    ...given,
    ...specialty,
    visit,
    services,
    ...messages,
    ...WAYS[messages ? 'message' : 'telephone'],
    today,
    field: specialty.specialty.toLocaleLowerCase('tr'),
    Visit: visit[0]!.toLocaleUpperCase('tr') + visit.slice(1),
    openingHours: [...open, ...(off.length > 0 ? [{ days: off, closed: true }] : [])],
    securityContact: given.email ? `mailto:${given.email}` : `${given.url}/iletisim`,
    // A day that every year has.
    securityExpires: `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('-02-29', '-02-28')}`,
  };
  return [
    ...templatesIn('practice')
      .filter((file) => file !== SERVICE)
      .map((file) => fill(file, `practice/${file}`, values)),
    ...service.map((name, index) =>
      fill(`services/${slugOf(name)}.md`, `practice/${SERVICE}`, { ...values, service: name, order: index + 1 }),
    ),
  ];
}
