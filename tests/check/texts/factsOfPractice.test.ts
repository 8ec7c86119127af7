import { expect, it } from 'vitest';
import { checkTexts } from '#check/checkTexts.ts';
import type { OpeningHours } from '#content/schemas/hoursFields.ts';
import { passage } from '../passage.ts';

const openingHours: OpeningHours = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:30' },
  { days: ['Saturday'], opens: '10:00', closes: '15:00' },
  { days: ['Sunday'], closed: true },
];
const practice = { numbers: ['+902320000012'], isInvented: true, email: 'bilgi@practice.example', openingHours };

const found = (text: string) =>
  checkTexts({ name: 'posts/bir.md', text }, practice, [passage(text)]).findings.map(
    ({ severity, message }) => `${severity}: ${message}`,
  );

it.each([
  ['Pazar günleri de açığız.', 'Sunday: closed'],
  ['Hafta içi 20.00’ye kadar açığız.', 'Monday: 09:00–18:30'],
  ['Cumartesi 17.00’ye kadar çalışıyoruz.', 'Saturday: 10:00–15:00'],
  ['Pazartesi kapalıyız.', 'Monday: 09:00–18:30'],
  ['Kliniğimiz her gün açıktır.', 'Sunday: closed'],
  ['[yol tarifi](tel:112)', 'dials 112'],
  ['[Bize yazın](mailto:eski@gmail.com)', 'writes to eski@gmail.com'],
  ['[Haritada açın](https://bit.ly/3abcde)', 'hides where it leads'],
  ['[Yol tarifi](https://www.saglik.gov.tr@kurum.example/)', 'leads to kurum.example, which the name before "@" hides'],
  ['[www.saglik.gov.tr](https://kurum.example/)', 'shows saglik.gov.tr, but leads to kurum.example'],
])('warns of what practice.yaml or a link contradicts: %s', (text, message) =>
  expect(found(text)).toEqual([expect.stringMatching(`warning: .*${message}`)]),
);

it.each([
  'Hafta içi 18.30’a kadar açığız.',
  'Pazar kapalıyız.',
  'Pazar açık mısınız?',
  'Bayramda pazar günü de açığız.',
  'Pazar günleri dışında her gün açığız.',
  'Cumartesi açığız, pazar kapalıyız.',
  'Pazar günü açık diş hastanesini 184’e sorun.',
  'Randevu için hafta içi 18.00’e kadar arayın.',
  'Hemen [arayın](tel:112).',
  '[0232 000 00 12](tel:+902320000012)',
  '[Bize yazın](mailto:Bilgi@practice.example?subject=Randevu)',
  '[Harita](https://maps.example/t.co)',
])('but not of what agrees, or is of other days: %s', (text) => expect(found(text)).toEqual([]));
