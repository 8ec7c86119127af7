import type { Entry } from '../entries/entries.ts';
import { lastDay } from '../entries/openingHours.ts';
import type { Practice } from '../entries/practice.ts';
import { fieldName, type Problem } from '../entries/problem.ts';
import { locate, type SourceFile } from '../entries/source.ts';
import { closest } from 'fastest-levenshtein';
import { colourWarnings } from '../styles/derivePalette.ts';
import { fontBytes } from '../styles/fontFiles.ts';
import { findFont } from '../styles/fontPackage.ts';
import { orcidFault } from './orcid.ts';
import { kilometresTo, provinceOf, PROVINCES } from './provinces.ts';
import { isReserved, ownershipFaults } from './sample.ts';
import { subscriber } from './telephone.ts';

interface Finding {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What cannot be true of a practice: facts of practice.yaml that contradict each other or somebody else's. */
export const practiceProblems = (practice: Entry<Practice>, source: SourceFile): Problem[] =>
  placed('error', practice.file, source, [
    ...phoneFaults(practice),
    ...addressFaults(practice),
    ...practice.doctors.flatMap(({ orcid }, index) => {
      const message = orcid && orcidFault(orcid);
      return message ? [{ path: ['doctors', index, 'orcid'], message }] : [];
    }),
    ...ownershipFaults(practice),
    ...fontFaults(practice),
  ]);

/** What is unlikely of a practice, or was true once: `today` is `YYYY-MM-DD`. */
export const practiceWarnings = (practice: Entry<Practice>, source: SourceFile, today: string): Problem[] =>
  placed('warning', practice.file, source, [
    ...channelDoubts(practice),
    ...emailDoubts(practice),
    ...lookDoubts(practice),
    ...practice.exceptions.flatMap((exception, index) =>
      lastDay(exception) < today
        ? [
            {
              path: ['exceptions', index],
              message: `ended on ${lastDay(exception)}; remove it, or set next year's date`,
            },
          ]
        : [],
    ),
  ]);

const placed = (
  severity: Problem['severity'],
  file: string,
  source: SourceFile,
  errors: readonly Finding[],
): Problem[] =>
  errors.map(({ path, message }) => ({ severity, file, ...locate(source, path), field: fieldName(path), message }));

function phoneFaults({ phone, booking }: Practice): Finding[] {
  const errors: Finding[] = [];
  if (subscriber(phone.display) !== subscriber(phone.e164))
    errors.push({
      path: ['phone', 'display'],
      message: `is another number than phone.e164 (${phone.e164}); the two must agree`,
    });
  const numbers = { 'phone.e164': phone.e164, 'booking.whatsapp': booking.whatsapp };
  for (const [name, number] of Object.entries(numbers))
    if (number?.startsWith('+90') && !/^\+90[2-58]\d{9}$/.test(number) && !/^\+90444\d{4}$/.test(number))
      errors.push({
        path: name.split('.'),
        message: `${number} is no Turkish number: after +90 come ten digits, such as "+905321234567", and no zero before them`,
      });
  return errors;
}

function addressFaults({ address, geo }: Practice): Finding[] {
  if (address.addressCountry !== 'TR') return [];
  const errors: Finding[] = [];
  const province = provinceOf(address.addressRegion);
  const { postalCode } = address;
  if (!province) {
    const near = closest(
      address.addressRegion,
      PROVINCES.map(({ name }) => name),
    );
    return [
      {
        path: ['address', 'addressRegion'],
        message: `is no province of Turkey, found ${JSON.stringify(address.addressRegion)}; the nearest is "${near}"`,
      },
    ];
  }
  const of = PROVINCES.find(({ plate }) => plate === postalCode.slice(0, 2));
  if (!/^\d{5}$/.test(postalCode))
    errors.push({
      path: ['address', 'postalCode'],
      message: `must be five digits, found ${JSON.stringify(postalCode)}`,
    });
  else if (of !== province)
    errors.push({
      path: ['address', 'postalCode'],
      message: `${postalCode} is ${of ? `a postcode of ${of.name}` : 'no Turkish postcode'}; those of ${province.name} begin with ${province.plate}`,
    });
  const other = /(?<!\d)\d{5}(?!\d)/.exec(address.display)?.[0];
  if (other && other !== postalCode)
    errors.push({ path: ['address', 'display'], message: `shows ${other}, but address.postalCode is ${postalCode}` });
  const small = (text: string) => text.toLocaleLowerCase('tr');
  for (const name of ['addressLocality', 'addressRegion'] as const)
    if (!small(address.display).includes(small(address[name])))
      errors.push({
        path: ['address', 'display'],
        message: `does not name "${address[name]}", which address.${name} says`,
      });
  const kilometres = Math.round(kilometresTo(province, geo));
  if (kilometres > 200) {
    const swapped = kilometresTo(province, { latitude: geo.longitude, longitude: geo.latitude }) <= 200;
    errors.push({
      path: ['geo'],
      message: swapped
        ? 'latitude and longitude are swapped: the latitude of Turkey is 36 to 42, its longitude 26 to 45'
        : `lies ${kilometres} km from ${province.name}; correct the coordinates or the address`,
    });
  }
  return errors;
}

/** In Türkiye only mobile numbers (5xx) receive messages without more ado. */
function channelDoubts({ booking: { whatsapp }, url }: Practice): Finding[] {
  if (isReserved(url) || !whatsapp?.startsWith('+90') || whatsapp.startsWith('+905')) return [];
  const message = `${whatsapp} is a landline; make sure that it receives WhatsApp messages, or write a mobile number, or remove the field`;
  return [{ path: ['booking', 'whatsapp'], message }];
}

/** Providers whose addresses are nobody's site. */
const MAIL_PROVIDERS =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|yandex|proton|protonmail)\.\w{2,3}(?:\.tr)?$/;

function emailDoubts({ email, url }: Practice): Finding[] {
  const domain = email?.split('@')[1]?.toLowerCase();
  const host = new URL(url).hostname.replace(/^www\./, '');
  if (!domain || MAIL_PROVIDERS.test(domain) || domain === host || host.endsWith(`.${domain}`)) return [];
  if (domain.endsWith(`.${host}`)) return [];
  return [{ path: ['email'], message: `is at ${domain}, while the site is at ${host}; is one of them mistyped?` }];
}

function fontFaults({ font }: Practice): Finding[] {
  const found = font === undefined ? undefined : findFont(font);
  return typeof found === 'string' ? [{ path: ['font'], message: found }] : [];
}

/** What the font of every page may weigh, in bytes: three times the standard one. */
const FONT_BUDGET = 60_000;

function lookDoubts({ colour, font }: Practice): Finding[] {
  const found = font === undefined ? undefined : findFont(font);
  const bytes = typeof found === 'object' ? fontBytes(found) : 0;
  return [
    ...(colour === undefined ? [] : colourWarnings(colour)).map((message) => ({ path: ['colour'], message })),
    ...(bytes > FONT_BUDGET
      ? [
          {
            path: ['font'],
            message: `is ${Math.round(bytes / 1000)} kB on every page, more than ${FONT_BUDGET / 1000}; a lighter family shows sooner on a phone`,
          },
        ]
      : []),
  ];
}
