import type { Entry } from '#content/entries.ts';
import { didYouMean } from '#content/explain.ts';
import type { Finding } from '#content/finding.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import { colourWarnings, redWarnings } from '#styles/derivePalette.ts';
import { findingOfField } from '../passages.ts';
import { dialProblem } from '../texts/telephoneLinks.ts';
import { isTurkishNumber, shortNumberProblem, subscriber } from '../texts/telephoneNumbers.ts';
import { type FieldFinding, hoursExceptionFindings } from './hoursExceptions.ts';
import { kilometresTo, PROVINCES } from './provinces.ts';

/**
 * Reject facts of practice.yaml that contradict each other or cannot be right; warn about doubtful ones and a colour
 * that reads badly.
 */
export const practiceFactFindings = (practice: Entry<Practice>, source: ContentFile): Finding[] =>
  [
    ...phoneFindings(practice),
    ...postalAddressFindings(practice),
    ...orcidFindings(practice),
    ...onlineWarnings(practice),
    ...languageWarnings(practice),
    ...hoursExceptionFindings(practice),
    ...colourFindings(practice),
  ].map(([path, message, severity]) => findingOfField([source], source.name, path, message, severity));

function colourFindings({ colour, accent }: Practice): FieldFinding[] {
  if (accent !== undefined && colour === undefined)
    return [[['accent'], 'is a second colour; write the first, of links and buttons, in "colour"']];
  return [
    ...(colour === undefined ? [] : colourWarnings(colour)).map((text): FieldFinding => [['colour'], text, 'warning']),
    ...(accent === undefined ? [] : redWarnings(accent)).map((text): FieldFinding => [['accent'], text, 'warning']),
  ];
}

function phoneFindings({ address, phone, booking, whileClosed }: Practice): FieldFinding[] {
  const errors: FieldFinding[] = [];
  if (subscriber(phone.display) !== subscriber(phone.e164))
    errors.push([['phone', 'display'], `is a different number from phone.e164 (${phone.e164}); the two must agree`]);
  const help = whileClosed?.help;
  const problem = help && dialProblem(help.label, help.call);
  if (problem) errors.push([['whileClosed', 'help', 'label'], problem]);
  const unknown = help && address.addressCountry === 'TR' ? shortNumberProblem(help.call) : undefined;
  if (unknown) errors.push([['whileClosed', 'help', 'call'], unknown]);
  const numbers = { 'phone.e164': phone.e164, 'booking.whatsapp': booking.whatsapp };
  for (const [path, number] of Object.entries(numbers))
    if (number?.startsWith('+90') && !isTurkishNumber(number.slice('+90'.length)))
      errors.push([
        path.split('.'),
        `${number} is not a Turkish number: write ten digits after +90, without a zero before them, such as "+905321234567"`,
      ]);
  return errors;
}

/** No place is farther from its province's capital. */
const MAX_KILOMETRES = 200;

function postalAddressFindings({ address, geo }: Practice): FieldFinding[] {
  const { addressCountry, addressRegion, display, postalCode } = address;
  if (addressCountry !== 'TR') return [];
  const errors: FieldFinding[] = [];
  const reject = (field: keyof typeof address, message: string) => errors.push([['address', field], message]);
  const lower = (text: string) => text.toLocaleLowerCase('tr').replaceAll('â', 'a');
  const plate = PROVINCES.findIndex(({ name }) => lower(name) === lower(addressRegion)) + 1;
  if (plate === 0) {
    const names = PROVINCES.map(({ name }) => name);
    reject('addressRegion', `is not a Turkish province${didYouMean(addressRegion, names)}`);
    return errors;
  }
  const owner = PROVINCES[Number(postalCode.slice(0, 2)) - 1];
  const prefix = String(plate).padStart(2, '0');
  if (!/^\d{5}$/.test(postalCode)) reject('postalCode', `must be five digits, found ${JSON.stringify(postalCode)}`);
  else if (!postalCode.startsWith(prefix))
    reject(
      'postalCode',
      `${postalCode} is ${owner ? `a postcode of ${owner.name}` : 'not a Turkish postcode'}; those of ${PROVINCES[plate - 1]!.name} begin with ${prefix}`,
    );
  const shown = /(?<!\d)\d{5}(?!\d)/.exec(display)?.[0];
  if (shown && shown !== postalCode) reject('display', `shows ${shown}, but address.postalCode is ${postalCode}`);
  for (const name of ['addressLocality', 'addressRegion'] as const)
    if (!lower(display).includes(lower(address[name])))
      reject('display', `does not name "${address[name]}", the value of address.${name}`);
  const kilometres = Math.round(kilometresTo(plate, geo));
  if (kilometres > MAX_KILOMETRES) {
    const swapped = { latitude: geo.longitude, longitude: geo.latitude };
    const message =
      kilometresTo(plate, swapped) <= MAX_KILOMETRES
        ? 'latitude and longitude are swapped: the latitude of Turkey is 36 to 42, its longitude 26 to 45'
        : `is ${kilometres} km from ${PROVINCES[plate - 1]!.name}; correct the coordinates or the address`;
    errors.push([['geo'], message]);
  }
  return errors;
}

/** Agents read `instructions`, and nothing else of the appointment system. */
const onlineWarnings = ({ booking: { online, instructions } }: Practice): FieldFinding[] =>
  online === undefined || instructions.includes(online)
    ? []
    : [[['booking', 'instructions'], `does not name ${online}, where appointments are made online; add it`, 'warning']];

function languageWarnings({ languages, doctors }: Practice): FieldFinding[] {
  const spoken = doctors.flatMap((doctor) => doctor.languages ?? []);
  const unnamed = spoken.filter((language) => !languages.includes(language));
  const warnings = unnamed.map((language): FieldFinding => {
    const message = `lacks ${JSON.stringify(language)}, which somebody in doctors speaks; add it, or remove "languages"`;
    return [['languages'], message, 'warning'];
  });
  if (doctors.some((doctor) => doctor.languages === undefined)) return warnings;
  const unspoken = languages.flatMap((language, index): FieldFinding[] =>
    language === 'tr' || spoken.includes(language)
      ? []
      : [[['languages', index], `nobody in doctors speaks ${JSON.stringify(language)}; remove it`, 'warning']],
  );
  return [...warnings, ...unspoken];
}

const orcidFindings = ({ doctors }: Practice): FieldFinding[] =>
  doctors.flatMap(({ orcid }, index): FieldFinding[] =>
    orcid === undefined || isOrcid(orcid)
      ? []
      : [
          [
            ['doctors', index, 'orcid'],
            'is not the address of an ORCID iD, such as "https://orcid.org/0000-0002-1825-0097"; ' +
              'check for a mistyped or swapped digit',
          ],
        ],
  );

/** Tell whether an address is that of an ORCID iD; its last digit is a check digit (ISO 7064 MOD 11-2). */
function isOrcid(address: string): boolean {
  const id = /^https:\/\/orcid\.org\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/.exec(address)?.[1]?.replaceAll('-', '');
  if (!id) return false;
  const sum = [...id.slice(0, -1)].reduce((total, digit) => (total + Number(digit)) * 2, 0);
  return '0123456789X'.indexOf(id.at(-1)!) === (12 - (sum % 11)) % 11;
}
