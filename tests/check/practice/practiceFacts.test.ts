import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkTexts, UNKNOWN_PRACTICE } from '#check/checkTexts.ts';
import { practiceFactFindings } from '#check/practice/practiceFacts.ts';
import { type Entry, readEntry } from '#content/entries.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { applyChange, type Change } from '../../content/change.ts';
import { readTable } from '../../readTable.ts';

const TABLE = readTable<{ wrong: (Change & { says: string })[]; right: Change[] }>('check/practice/practiceFacts.yaml');

const PRACTICE = readFileSync('content/practice.yaml', 'utf8');

/** Check practice.yaml after a change. */
function findingsWith(change: (text: string) => string): string[] {
  const file = { name: 'practice.yaml', text: change(PRACTICE) };
  const { entry, findings } = readEntry(file);
  const practice = entry as Entry<Practice> | undefined;
  const found = practice ? practiceFactFindings(practice, file) : findings;
  return found.map(({ severity, field, message }) => `${severity} ${field}: ${message}`);
}

/** Turn the sample into a real practice, with its own address and numbers. */
const real = (text: string) =>
  text
    .replace('https://lodos-endodonti.example', 'https://lodos-endodonti.com.tr')
    .replaceAll(/\+902320000012/g, '+905324451234')
    .replace('0232 000 00 12', '0532 445 12 34')
    .replaceAll('@lodos-endodonti.example', '@lodos-endodonti.com.tr')
    .replace(/ {4}memberOf:\n(?: {6}.*\n)+/, '')
    .replace(/ {4}orcid: .*\n {4}publications:\n(?: {6}.*\n)+/, '')
    .replace(/sameAs:\n(?: {2}.*\n)+social:\n(?: {2}.*\n)+/, '');

it('accepts the sample', () => {
  expect(findingsWith((text) => text)).toEqual([]);
});

it.each(TABLE.wrong)('rejects or warns: $says', ({ says, ...change }) => {
  expect(findingsWith((text) => applyChange(change, text))).toEqual([
    expect.stringMatching(new RegExp(`^${says}`, 's')),
  ]);
});

it.each([
  ['whileClosed\\.help\\.call: .*no public number', /\b184\b/g, '900'],
  ['address\\.postalCode: 06220 is a postcode of Ankara; those of İzmir begin with 35', /35220/g, '06220'],
  ['address\\.postalCode: must be five digits', /35220/g, '3522'],
])('rejects: %s', (says, from, to) => {
  expect(findingsWith((text) => text.replaceAll(from, to))).toEqual([
    expect.stringMatching(new RegExp(`^error ${says}`)),
  ]);
});

it.each(TABLE.right)('accepts %o', (change) => {
  expect(findingsWith((text) => applyChange(change, text))).toEqual([]);
});

it('finds every fact of the sample in a practice with an address of its own, and none in the sample', () => {
  const text = PRACTICE.replace(/^url: .*/m, 'url: https://lodos-endodonti.com.tr');
  const found = checkTexts({ name: 'practice.yaml', text }, { ...UNKNOWN_PRACTICE, isInvented: false }).findings;
  expect(found.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      ...['phone.e164', 'booking.whatsapp', 'email', 'security.contact', 'sameAs[0]', 'social.instagram'],
      ...['doctors[0].orcid', 'doctors[0].memberOf[0].url', 'doctors[0].publications[1].url'],
    ]),
  );
  expect(checkTexts({ name: 'practice.yaml', text }, UNKNOWN_PRACTICE).findings).toEqual([]);
});

it('a real practice can have real numbers and addresses', () => {
  expect(findingsWith(real)).toEqual([]);
});

it('locates what is left of an invented practice in other texts', () => {
  const text = '---\ntitle: Bir\n---\n\nBkz. [Oda](https://oda.example/uyeler), ORCID 0000-0002-1825-0097.\n';
  const found = checkTexts({ name: 'pages/about.md', text }, { ...UNKNOWN_PRACTICE, isInvented: false }).findings;
  expect(found).toMatchObject([
    { severity: 'error', field: 'body', line: 5, column: 12 },
    { severity: 'error', field: 'body', line: 5, column: 47 },
  ]);
});

it('lists a text that is still to be written as a warning', () => {
  const text = '---\ntitle: Bir\n---\n\nEkibimiz. YAZILACAK: ekibi iki cümleyle tanıtın.\n';
  expect(checkTexts({ name: 'pages/about.md', text }, UNKNOWN_PRACTICE).findings).toMatchObject([
    { severity: 'warning', field: 'body', line: 5, column: 11, message: 'to do: ekibi iki cümleyle tanıtın.' },
  ]);
});
