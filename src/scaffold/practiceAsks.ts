import { z } from 'zod';
import { PROVINCES } from '../check/provinces.ts';
import { sentence, title, url } from '../entries/fields.ts';
import { DAYS, type Day } from '../entries/openingHours.ts';
import { foldTurkish } from '../site/fold.ts';
import { ask, type Ask } from './ask.ts';
import { SPECIALTY_CHOICES } from './specialties.ts';

const NAMES: Readonly<Record<string, Day>> = Object.fromEntries(
  [
    ['pzt', 'pazartesi', 'mon'],
    ['sal', 'sali', 'tue'],
    ['car', 'carsamba', 'wed'],
    ['per', 'persembe', 'thu'],
    ['cum', 'cuma', 'fri'],
    ['cmt', 'cumartesi', 'sat'],
    ['paz', 'pazar', 'sun'],
  ].flatMap((names, index) => [...names, DAYS[index]!.toLowerCase()].map((name) => [name, DAYS[index]!])),
);

/** A line of hours, such as `Pzt-Cum 09:00-12:00 13:00-18:00`, as items of `openingHours`; undefined where it is none. */
export function hoursOf(line: string): { days: Day[]; opens: string; closes: string }[] | undefined {
  const [, named = '', times = ''] = /^([^\d]+?)\s+([\d:.\s,–-]+)$/u.exec(line.trim()) ?? [];
  const days = named.split(/[\s,]+/).flatMap((range) => {
    const [from, to] = range.split(/[-–]/).map((name) => DAYS.indexOf(NAMES[foldTurkish(name)] as Day));
    return from === undefined || from < 0 || (to ?? from) < from ? [undefined] : DAYS.slice(from, (to ?? from) + 1);
  });
  const intervals = times.split(/[\s,]+/).map((span) => {
    const [, opens, closes] = /^(\d\d[:.]\d\d)[-–](\d\d[:.]\d\d)$/.exec(span) ?? [];
    return { opens: opens?.replace('.', ':'), closes: closes?.replace('.', ':') };
  });
  if (!named || days.some((day) => !day) || intervals.some(({ opens, closes }) => !opens || !closes)) return undefined;
  return intervals.map(({ opens, closes }) => ({ days: days as Day[], opens: opens!, closes: closes! }));
}

/** A Turkish telephone number in E.164, however it is written; undefined where it is none. */
export function e164Of(number: string): string | undefined {
  const digits = number.replaceAll(/[\s().-]/g, '').replace(/^(?:\+90|0090|0)/, '');
  return /^[2-58]\d{9}$/.test(digits) || /^444\d{4}$/.test(digits) ? `+90${digits}` : undefined;
}

const phone = z.string().refine((value) => e164Of(value), 'must be a Turkish number, such as "0312 445 12 34"');
const line = (value: string) => z.string().trim().min(1, `must not be empty, such as "${value}"`);

/** What `npm run new -- practice` asks. */
export const PRACTICE_ASKS: readonly Ask[] = [
  ask('name', 'name of the practice, as patients say it', title.max(40, 'must be at most 40 characters'), {
    prose: false,
  }),
  ask(
    'specialty',
    `specialty: ${Object.keys(SPECIALTY_CHOICES).join(', ')}`,
    z.enum(Object.keys(SPECIALTY_CHOICES) as [string]),
  ),
  ask(
    'url',
    'address the site will have, such as https://www.ornek.com.tr',
    url.refine((v) => !v.endsWith('/'), 'must have no slash at its end'),
  ),
  ask(
    'doctor',
    'doctors, the lead first, such as Uzm. Dr. Ad Soyad | Göz hastalıkları uzmanı',
    line('Dr. Ad Soyad | Hekim'),
    {
      list: { min: 1, max: 20 },
      parts: ['name', 'title'].map((part) => ask(part, part, line('Dr. Ad Soyad'), { prose: false })),
      prose: false,
    },
  ),
  ask('province', 'province (il)', z.enum(PROVINCES.map(({ name }) => name) as [string])),
  ask('district', 'district (ilçe)', line('Çankaya'), { prose: false }),
  ask('street', 'street, number, floor', line('Atatürk Caddesi No 1, Kat 2'), { prose: false }),
  ask('postcode', 'postcode', z.string().regex(/^\d{5}$/, 'must be five digits')),
  ask(
    'coordinates',
    'latitude and longitude of the door, such as 39.9208, 32.8541 (a map shows them on a right click)',
    z.string().regex(/^-?\d{1,2}\.\d+,\s*-?\d{1,3}\.\d+$/, 'must be two numbers such as "39.9208, 32.8541"'),
  ),
  ask('phone', 'telephone', phone, { prose: false }),
  ask(
    'hours',
    'opening hours, such as Pzt-Cum 09:00-12:00 13:00-18:00; a line for each group of days',
    z.string().refine((v) => hoursOf(v), 'must be days and times, such as "Pzt-Cum 09:00-12:00 13:00-18:00"'),
    {
      list: { min: 1, max: 7 },
      prose: false,
    },
  ),
  ask(
    'messages',
    'where messages are received: a WhatsApp number, or an https link of another service with {message} in it',
    z
      .string()
      .refine(
        (v) => e164Of(v) ?? z.url({ protocol: /^https$/ }).safeParse(v.replace('{message}', 'x')).success,
        'must be a mobile number or an https link',
      ),
    { optional: true, prose: false },
  ),
  ask('email', 'e-mail', z.email('must be an e-mail address'), { optional: true }),
  ask('service', 'main services, at most 30 characters each', sentence.max(30, 'must be at most 30 characters'), {
    list: { min: 1, max: 8 },
  }),
];
