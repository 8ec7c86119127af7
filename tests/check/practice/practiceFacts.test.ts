import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lintTexts, UNKNOWN_PRACTICE } from '#check/lintTexts.ts';
import { practiceFactProblems } from '#check/practice/practiceFacts.ts';
import { type Entry, readEntry } from '#content/entries.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';

type Change = (text: string) => string;

const PRACTICE = readFileSync('content/practice.yaml', 'utf8');

/** Check practice.yaml after a change. */
function problemsWith(change: Change): string[] {
  const file = { name: 'practice.yaml', text: change(PRACTICE) };
  const { entry, problems } = readEntry(file);
  const practice = entry as Entry<Practice> | undefined;
  const found = practice ? practiceFactProblems(practice, file) : problems;
  return found.map(({ severity, field, message }) => `${severity} ${field}: ${message}`);
}

const put =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);

/** Turn the sample into a real practice, with its own address and numbers. */
const real: Change = (text) =>
  text
    .replace('https://lodos-endodonti.example', 'https://lodos-endodonti.com.tr')
    .replaceAll(/\+902320000012/g, '+905324451234')
    .replace('0232 000 00 12', '0532 445 12 34')
    .replaceAll('@lodos-endodonti.example', '@lodos-endodonti.com.tr')
    .replace(/ {4}memberOf:\n(?: {6}.*\n)+/, '')
    .replace(/ {4}orcid: .*\n {4}publications:\n(?: {6}.*\n)+/, '')
    .replace(/sameAs:\n(?: {2}.*\n)+social:\n(?: {2}.*\n)+/, '');

it('accepts the sample', () => {
  expect(problemsWith((text) => text)).toEqual([]);
});

it.each(['search=yes, ai-train=hayır', '"search=yes\\nX-Robots-Tag: none"', 'yes', 'search=yes,', 'search=maybe'])(
  'rejects a Content-Signal that is no valid header or has no meaning: %s',
  (signal) => {
    const found = problemsWith(put('search=yes, ai-input=yes, ai-train=no', signal));
    expect(found).toEqual([expect.stringContaining('error crawlers.contentSignal: must be signals with yes or no')]);
  },
);

it.each([
  ['https://{message}.ornek.example/', 'must be an https'],
  ['https://t.example/x)[y](javascript:alert)?t={message}', 'must be an https'],
  ['https://t.example/@klinik?text={message}', undefined],
])('takes a link of which the message is a part, and that is safe in Markdown: %s', (link, says) => {
  const found = problemsWith(put('\nbooking:\n', `\nbooking:\n  link: "${link}"\n`));
  expect(found).toEqual(says ? [expect.stringContaining(`error booking.link: ${says}`)] : []);
});

it.each([
  ['url', put(/\nurl: .*/, '\nurl: https://lodos-endodonti.example/klinik'), 'without a path'],
  ['social.instagram', put('instagram: https://', 'instagram: https://a:b@'), 'a user name'],
  ['name', put(/\nname: .*/, '\nname: "Lodos\\nEvil: 1"'), 'one line'],
  ['whileClosed.help.call', (text) => text.replaceAll(/\b184\b/g, '900'), 'no public number'],
  ['timezone', put(/\ntimezone: .*/, "\ntimezone: '+03:00'"), 'IANA time zone name'],
])('rejects the %s if it would break what is made of it', (field, change, says) => {
  expect(problemsWith(change)).toEqual([expect.stringMatching(new RegExp(`^error ${field}: .*${says}`))]);
});

it('rejects a security contact of two lines', () => {
  const found = problemsWith(put(/contact: mailto:\S+/, 'contact: "mailto:a@b.example\\nContact: mailto:c@d.example"'));
  expect(found.join()).toContain('error security.contact: ');
});

it('finds every fact of the sample in a practice with an address of its own, and none in the sample', () => {
  const text = PRACTICE.replace(/^url: .*/m, 'url: https://lodos-endodonti.com.tr');
  const found = lintTexts({ name: 'practice.yaml', text }, { ...UNKNOWN_PRACTICE, isInvented: false }).problems;
  expect(found.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      ...['phone.e164', 'booking.whatsapp', 'email', 'security.contact', 'sameAs[0]', 'social.instagram'],
      ...['doctors[0].orcid', 'doctors[0].memberOf[0].url', 'doctors[0].publications[1].url'],
    ]),
  );
  expect(lintTexts({ name: 'practice.yaml', text }, UNKNOWN_PRACTICE).problems).toEqual([]);
});

describe('a real practice', () => {
  it('can have real numbers and addresses', () => {
    expect(problemsWith(real)).toEqual([]);
  });

  it.each([
    ['booking.whatsapp: +902324451234 is a landline', put("whatsapp: '+905324451234'", "whatsapp: '+902324451234'")],
    ['email: is at lodos-endodonti.com, while the site', put(/^email: .*/m, 'email: iletisim@lodos-endodonti.com')],
  ])('gets the warning: %s', (says, change) => {
    expect(problemsWith((text) => change(real(text)))).toEqual([expect.stringContaining(`warning ${says}`)]);
  });

  it.each(['randevu@gmail.com', 'randevu@posta.lodos-endodonti.com.tr'])('can have the e-mail %s', (email) => {
    expect(problemsWith((text) => real(text).replace(/^email: .*/m, `email: ${email}`))).toEqual([]);
  });
});

it('locates what is left of an invented practice in other texts', () => {
  const text = '---\ntitle: Bir\n---\n\nBkz. [Oda](https://oda.example/uyeler), ORCID 0000-0002-1825-0097.\n';
  const found = lintTexts({ name: 'pages/about.md', text }, { ...UNKNOWN_PRACTICE, isInvented: false }).problems;
  expect(found).toMatchObject([
    { severity: 'error', field: 'body', line: 5, column: 12 },
    { severity: 'error', field: 'body', line: 5, column: 47 },
  ]);
});

it.each([
  ['schemaType: must be one of .*did you mean "Dermatology"', put('schemaType: Dentist', 'schemaType: Dermatologist')],
  ['specialty.schemaMedicalSpecialty: must be one of', put('Specialty: Dentistry', 'Specialty: Teeth')],
  ['phone.display: is a different number', put('0232 000 00 12', '0232 000 00 13')],
  ['booking.whatsapp: .* is not a Turkish number', put("whatsapp: '+902320000012'", "whatsapp: '+901230000012'")],
  ['address.addressRegion: .*nearest is "İzmir"', put('addressRegion: İzmir', 'addressRegion: İzmr')],
  [
    'address.postalCode: 06220 is a postcode of Ankara; those of İzmir begin with 35',
    (t: string) => t.replaceAll('35220', '06220'),
  ],
  ['address.postalCode: must be five digits', (t: string) => t.replaceAll('35220', '3522')],
  ['address.display: shows 35220', put("'35220'", "'35210'")],
  ['address.display: does not name "Konak"', put('35220 Konak/İzmir', '35220 İzmir')],
  ['geo: is \\d+ km from İzmir', put('latitude: 38.4370', 'latitude: 9.9')],
  ['geo: latitude and longitude are swapped', put(/latitude: .*\n.*/, 'latitude: 27.1428\n  longitude: 38.4370')],
  ['doctors\\[0\\].orcid: .*mistyped or swapped digit', put('0000-0002-1825-0097', '0000-0002-1825-0079')],
])('rejects: %s', (says, change) => {
  expect(problemsWith(change)).toEqual([expect.stringMatching(new RegExp(`^error ${says}`, 's'))]);
});

it('lists a text that is still to be written as a warning', () => {
  const text = '---\ntitle: Bir\n---\n\nEkibimiz. YAZILACAK: ekibi iki cümleyle tanıtın.\n';
  expect(lintTexts({ name: 'pages/about.md', text }, UNKNOWN_PRACTICE).problems).toMatchObject([
    { severity: 'warning', field: 'body', line: 5, column: 11, message: 'to do: ekibi iki cümleyle tanıtın.' },
  ]);
});

it.each([
  ['colour: purple', 'error colour: must be a colour in six digits'],
  ['colour: #7a1f5c', 'error colour: must be a text (put it in quotes)'],
  ["colour: '#ffd400'", 'warning colour: #ffd400 has a contrast of 1'],
  ['font: Bitter', 'error font: must be the name at the end of the address of its page at fontsource.org'],
])('judges "%s"', (line, says) => {
  expect(problemsWith((text) => `${text}${line}\n`)).toEqual(says ? [expect.stringContaining(says)] : []);
});

describe('hours of other days', () => {
  const HOURS = "hours: [{ opens: '10:00', closes: '16:00' }]";
  it.each([
    ['from: 2027-06-01, to: 2027-09-15', 'warning exceptions[0]: leaves Sunday closed, as always; name the weekdays'],
    ['from: 2027-06-01, to: 2027-09-15, everyYear: true, days: [Monday, Saturday]', undefined],
    [
      'from: 2027-06-05, to: 2027-06-06, days: [Monday]',
      'error exceptions[0]: is for no day: its weekdays are not among',
    ],
    ['from: 2027-06-06, to: 2027-06-06, everyYear: true, days: [Sunday]', undefined],
    ['from: 2027-10-28, to: 2027-10-30', 'warning exceptions[0]: leaves 2027-10-29 closed, a public holiday; to open'],
    ['from: 2027-10-29', undefined],
  ])('say what they leave closed: %s', (dates, says) => {
    const found = problemsWith((text) => `${text}\nexceptions:\n  - { ${dates}, ${HOURS} }\n`);
    expect(found).toEqual(says ? [expect.stringContaining(says)] : []);
  });
});
