import { expect, it } from 'vitest';
import { passagesOf } from '#check/passages.ts';
import { formerStaffWarnings } from '#check/practice/formerStaff.ts';
import { contentWith, parseEntries } from '../../content/folder.ts';

const entries = parseEntries(contentWith({})).entries!;
const found = (text: string, committed?: string) =>
  formerStaffWarnings(
    entries,
    passagesOf({ name: 'posts/bir.md', text: `---\ntitle: Bir\n---\n\n${text}\n` }),
    committed,
  );

it.each([
  ['Fzt. Elena Petrova salı günleri buradadır.', 'Elena Petrova'],
  ['Randevuyu Elena Hanım’dan alın.', 'Elena'],
  ['Öğr. Gör. Elena Kaya yazdı.', 'Elena Kaya'],
  ['Av. Elena Kaya okudu.', 'Elena Kaya'],
  ['Uzm. Dt. Deniz Deneme yazdı.', 'Deniz Deneme'],
])('warns of a person who is not in practice.yaml: %s', (text, name) => {
  expect(found(text)).toMatchObject([{ severity: 'warning', message: expect.stringContaining(`"${name}" is nobody`) }]);
});

it.each([
  'Uzm. Dt. Deniz Örnek yazdı.',
  'Dt. Deniz Örnek Ege Üniversitesini bitirdi.',
  'Deniz Hanım’a sorun.',
  'Bunu doktorunuza sorun.',
])('not of one who is, nor of other words: %s', (text) => expect(found(text)).toEqual([]));

it('whoever has just been taken out of practice.yaml is found by any part of the name', () => {
  const committed = 'doctors:\n  - name: Uzm. Dt. Deniz Örnek\n  - name: Fzt. Elena Petrova\n';
  expect(found('Elena’ya yazın.', committed)).toMatchObject([{ line: 5, column: 1 }]);
  expect(found('Elena’ya yazın.')).toEqual([]);
});
