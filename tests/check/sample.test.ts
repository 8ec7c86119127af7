import { expect, it } from 'vitest';
import { contentWith } from '../entries/folder.ts';
import { practiceProblems } from '../../src/check/sample.ts';
import { parseEntries } from '../../src/entries/entries.ts';

function problemsWith(change: (text: string) => string) {
  const files = contentWith({ 'practice.yaml': change });
  const source = files.find(({ name }) => name === 'practice.yaml')!;
  return practiceProblems(parseEntries(files).entries!.singles['practice.yaml'], source);
}

it.each([
  ['phone.display', (t: string) => t.replace('0232 000 00 12', '0232 000 00 13')],
  [
    'phone.e164',
    (t: string) => t.replaceAll('+902320000012', '+902324451234').replace('0232 000 00 12', '0232 445 12 34'),
  ],
  ['email', (t: string) => t.replace('iletisim@lodos-endodonti.example', 'iletisim@lodos-endodonti.com')],
  ['doctors[0].orcid', (t: string) => t.replace('0000-0002-1825-0097', '0000-0001-2345-6789')],
  ['doctors[0].publications[0].url', (t: string) => t.replace('10.5555/lodos.2021.101', '10.1016/j.joen.2021.101')],
  ['social.instagram', (t: string) => t.replace(/instagram: .*/, 'instagram: https://instagram.com/lodos')],
])('refuses in an invented practice a real %s', (field, change) => {
  expect(problemsWith(change).map((problem) => problem.field)).toContain(field);
});

it('lets a practice with an address of its own have numbers that ring', () => {
  const real = (t: string) =>
    t
      .replace('https://lodos-endodonti.example', 'https://lodos-endodonti.com.tr')
      .replaceAll('+902320000012', '+902324451234')
      .replace('0232 000 00 12', '0232 445 12 34');
  expect(problemsWith(real)).toEqual([]);
});
