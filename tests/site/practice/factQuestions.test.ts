import { expect, it } from 'vitest';
import { createAnswerer } from '../../../src/answers/answerer.ts';
import { indexSite } from '../../../src/answers/index/indexSite.ts';
import { contentOf, loadContent } from '../../../src/content/load.ts';

const { files } = loadContent('tests/fixtures/practice');

/** The small practice of the tests with two professionals, and without the questions that it answers itself. */
const site = contentOf(
  files.map((file) =>
    file.name === 'practice.yaml'
      ? {
          ...file,
          text: file.text
            .replace('languages: [tr]', 'languages: [tr, en, de]')
            .replace(
              /^timezone:/m,
              `exceptions:
  - { from: 2026-12-11, to: 2026-12-13, closed: true, reason: Kongre }
  - { from: 2026-12-31, hours: [{ opens: '10:00', closes: '12:00' }] }
timezone:`,
            )
            .replace('title: Fizyoterapist\n', 'title: Fizyoterapist\n    languages: [tr, de]\n')
            .replace(
              /^doctors:\n/m,
              'doctors:\n  - { name: Fzt. Su Örnek, title: Fizyoterapist, languages: [tr, en] }\n',
            ),
        }
      : file.name.startsWith('faq/')
        ? { ...file, text: file.text.replaceAll(/^.*(?:açık mısınız|çalışma saat).*\n/gim, '') }
        : file,
  ),
).site!;
const answer = createAnswerer(indexSite(site));

it.each(['pazar günü açık mısınız', 'çalışma saatleriniz ne', 'kaçta kapanıyorsunuz', 'are you open on sunday'])(
  'states the hours themselves: %s',
  (question) => {
    expect(answer(question)).toMatchObject({ matched: true, answer: expect.stringContaining('Salı–Cuma 10.00–19.00') });
  },
);

it.each([
  '12 aralıkta açık mısınız',
  '12 Aralık cumartesi açık mısınız',
  '31 aralıkta açık mısınız',
  'aralık ayında kapalı mısınız',
  'bu cumartesi açık mısınız',
  'are you open on 12 december',
])('states days that have other hours: %s', (question) => {
  expect(answer(question)).toMatchObject({
    matched: true,
    answer: expect.stringMatching(
      /- 11 Aralık 2026 – 13 Aralık 2026 \(Kongre\): Kapalı\n- 31 Aralık 2026: 10\.00–12\.00/,
    ),
  });
});

it.each(['do you speak English?', 'ingilizce biliyor musunuz', 'almanca konuşan var mı', 'hangi dilleri biliyorsunuz'])(
  'states the languages of every professional: %s',
  (question) => {
    expect(answer(question)).toMatchObject({
      matched: true,
      answer:
        'Konuştuğumuz diller: Türkçe, İngilizce, Almanca. Fzt. Su Örnek: Türkçe, İngilizce. Fzt. Ada Numune: Türkçe, Almanca.',
    });
  },
);

it('also in English', () => {
  expect(site.answersInEnglish['konusulan-diller']).toMatch(/^We speak Turkish, English, and German\./);
});

it('leaves a question to the content if the content asks it', () => {
  const own = contentOf(files).site!.curated.map(({ key }) => key);
  const faq = files.filter(({ name }) => name.startsWith('faq/')).map(({ text }) => text);
  expect(own.includes('ne-zaman-acik')).toBe(!/çalışma saat|açık mısınız|açıksınız|kaçta aç/i.test(faq.join()));
});
