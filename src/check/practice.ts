import { closest } from 'fastest-levenshtein';
import type { Entry } from '../entries/entries.ts';
import { lastDay } from '../entries/schemas/openingHours.ts';
import type { Practice } from '../entries/schemas/practice.ts';
import type { Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import { colourWarnings } from '../styles/derivePalette.ts';
import { fontBytes } from '../styles/fontFiles.ts';
import { findFont } from '../styles/fontPackage.ts';
import { isReserved, orcidFault, ownershipFaults } from './ownership.ts';
import { problemOfField } from './passages.ts';
import { kilometresTo, provinceOf, PROVINCES } from './provinces.ts';
import { subscriber } from './telephone.ts';

type Finding = readonly [path: readonly (string | number)[], message: string];

/** Reject facts of practice.yaml that contradict each other, or that belong to somebody else. */
export const practiceProblems = (practice: Entry<Practice>, source: SourceFile): Problem[] =>
  problemsAt(source, 'error', [
    ...phoneFaults(practice),
    ...addressFaults(practice),
    ...practice.doctors.flatMap(({ orcid }, index) => faultAt(['doctors', index, 'orcid'], orcid && orcidFault(orcid))),
    ...ownershipFaults(practice),
    ...fontFaults(practice),
  ]);

/** Warn about improbable or outdated facts of practice.yaml. `today` is `YYYY-MM-DD`. */
export const practiceWarnings = (practice: Entry<Practice>, source: SourceFile, today: string): Problem[] =>
  problemsAt(source, 'warning', [
    ...channelDoubts(practice),
    ...emailDoubts(practice),
    ...lookDoubts(practice),
    ...practice.exceptions.flatMap((exception, index): Finding[] => {
      const day = lastDay(exception);
      return day < today ? [[['exceptions', index], `ended on ${day}; remove it, or set next year's date`]] : [];
    }),
  ]);

const problemsAt = (source: SourceFile, severity: Problem['severity'], findings: readonly Finding[]): Problem[] =>
  findings.map(([path, message]) => problemOfField(source.name, source, path, message, severity));

const faultAt = (path: Finding[0], message: string | undefined): Finding[] => (message ? [[path, message]] : []);

function phoneFaults({ phone, booking }: Practice): Finding[] {
  const errors: Finding[] = [];
  if (subscriber(phone.display) !== subscriber(phone.e164))
    errors.push([['phone', 'display'], `is another number than phone.e164 (${phone.e164}); the two must agree`]);
  const numbers = { 'phone.e164': phone.e164, 'booking.whatsapp': booking.whatsapp };
  for (const [path, number] of Object.entries(numbers))
    if (number?.startsWith('+90') && !/^\+90(?:[2-58]\d{9}|444\d{4})$/.test(number))
      errors.push([
        path.split('.'),
        `${number} is not a Turkish number: write ten digits after +90, without a zero before them, such as "+905321234567"`,
      ]);
  return errors;
}

/** No place is farther from its province's capital. */
const MAX_KILOMETRES = 200;

function addressFaults({ address, geo }: Practice): Finding[] {
  const { addressCountry, addressRegion, display, postalCode } = address;
  if (addressCountry !== 'TR') return [];
  const province = provinceOf(addressRegion);
  if (!province) {
    const names = PROVINCES.map(({ name }) => name);
    const found = JSON.stringify(addressRegion);
    const message = `is not a Turkish province, found ${found}; the nearest is "${closest(addressRegion, names)}"`;
    return [[['address', 'addressRegion'], message]];
  }
  const errors: Finding[] = [];
  const owner = PROVINCES.find(({ plate }) => plate === postalCode.slice(0, 2));
  if (!/^\d{5}$/.test(postalCode))
    errors.push([['address', 'postalCode'], `must be five digits, found ${JSON.stringify(postalCode)}`]);
  else if (owner !== province)
    errors.push([
      ['address', 'postalCode'],
      `${postalCode} is ${owner ? `a postcode of ${owner.name}` : 'not a Turkish postcode'}; those of ${province.name} begin with ${province.plate}`,
    ]);
  const shown = /(?<!\d)\d{5}(?!\d)/.exec(display)?.[0];
  if (shown && shown !== postalCode)
    errors.push([['address', 'display'], `shows ${shown}, but address.postalCode is ${postalCode}`]);
  const lower = (text: string) => text.toLocaleLowerCase('tr');
  for (const name of ['addressLocality', 'addressRegion'] as const)
    if (!lower(display).includes(lower(address[name])))
      errors.push([['address', 'display'], `does not name "${address[name]}", the value of address.${name}`]);
  const kilometres = Math.round(kilometresTo(province, geo));
  if (kilometres > MAX_KILOMETRES) {
    const swapped = { latitude: geo.longitude, longitude: geo.latitude };
    const message =
      kilometresTo(province, swapped) <= MAX_KILOMETRES
        ? 'latitude and longitude are swapped: the latitude of Turkey is 36 to 42, its longitude 26 to 45'
        : `lies ${kilometres} km from ${province.name}; correct the coordinates or the address`;
    errors.push([['geo'], message]);
  }
  return errors;
}

/** In Türkiye, a mobile number (5xx) receives messages without further setup; a landline may not. */
function channelDoubts({ booking: { whatsapp }, url }: Practice): Finding[] {
  if (isReserved(url) || !whatsapp?.startsWith('+90') || whatsapp.startsWith('+905')) return [];
  const message = `${whatsapp} is a landline; make sure that it receives WhatsApp messages, or write a mobile number, or remove the field`;
  return [[['booking', 'whatsapp'], message]];
}

const MAIL_PROVIDERS =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|yandex|proton|protonmail)\.\w{2,3}(?:\.tr)?$/;

function emailDoubts({ email, url }: Practice): Finding[] {
  const domain = email?.split('@')[1]?.toLowerCase();
  const host = new URL(url).hostname.replace(/^www\./, '');
  if (!domain || MAIL_PROVIDERS.test(domain) || `.${host}`.endsWith(`.${domain}`) || domain.endsWith(`.${host}`))
    return [];
  return [[['email'], `is at ${domain}, while the site is at ${host}; is one of them mistyped?`]];
}

function fontFaults({ font }: Practice): Finding[] {
  const found = font && findFont(font);
  return faultAt(['font'], typeof found === 'string' ? found : undefined);
}

/** Bytes: three times the weight of the standard font. */
const FONT_BUDGET = 60_000;

function lookDoubts({ colour, font }: Practice): Finding[] {
  const found = font === undefined ? undefined : findFont(font);
  const bytes = typeof found === 'object' ? fontBytes(found) : 0;
  const message = `is ${Math.round(bytes / 1000)} kB on every page, more than ${FONT_BUDGET / 1000}; a lighter family shows sooner on a phone`;
  return [
    ...(colour === undefined ? [] : colourWarnings(colour)).map((warning): Finding => [['colour'], warning]),
    ...faultAt(['font'], bytes > FONT_BUDGET ? message : undefined),
  ];
}
