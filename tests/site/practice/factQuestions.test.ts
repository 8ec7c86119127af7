import { expect, it } from 'vitest';
import { indexKnowledge } from '#answers/forBuild.ts';
import { createAnswerer } from '#answers/forRequests.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import { contentWith, SMALL } from '../../content/folder.ts';
import { contentOf } from '../../load.ts';
import { sample, small } from '../../sites.ts';

/** The small practice of the tests with these changes, and without the questions that it answers itself. */
function siteWith(changes: Parameters<typeof contentWith>[0]) {
  const files = contentWith(changes, SMALL).map((file) =>
    file.name.startsWith('faq/')
      ? { ...file, text: file.text.replaceAll(/^.*(?:açık mısınız|çalışma saat).*\n/gim, '') }
      : file,
  );
  return contentOf(files).site!;
}

const site = siteWith({
  'practice.yaml': (text) =>
    text
      .replace('languages: [tr]', 'languages: [tr, en, de]')
      .replace(
        /^timezone:/m,
        `exceptions:
  - { from: 2026-12-11, to: 2026-12-13, closed: true, reason: Kongre }
  - { from: 2026-12-31, hours: [{ opens: '10:00', closes: '12:00' }] }
timezone:`,
      )
      .replace('title: Fizyoterapist\n', 'title: Fizyoterapist\n    languages: [tr, de]\n')
      .replace(/^doctors:\n/m, 'doctors:\n  - { name: Fzt. Su Örnek, title: Fizyoterapist, languages: [tr, en] }\n'),
});
const answer = createAnswerer(indexKnowledge(knowledgeOf(site)));

it.each(['pazar günü açık mısınız', 'çalışma saatleriniz ne', 'kaçta kapanıyorsunuz', 'are you open on sunday'])(
  'states the hours themselves: %s',
  (question) => {
    expect(answer(question)).toMatchObject({ matched: true, answer: expect.stringContaining('Salı–Cuma 10.00–19.00') });
  },
);

it.each([
  ['12 aralıkta açık mısınız', 'Hayır, 12 Aralık 2026 Cumartesi günü (Kongre) kapalıyız.'],
  ['12 Aralık cumartesi açık mısınız', 'Hayır, 12 Aralık 2026 Cumartesi günü (Kongre) kapalıyız.'],
  ['31 aralıkta açık mısınız', 'Evet, 31 Aralık 2026 Perşembe günü açığız: 10.00–12.00.'],
  ['bu cumartesi açık mısınız', 'Hayır, 12 Aralık 2026 Cumartesi günü (Kongre) kapalıyız.'],
  ['are you open on 12 december', 'Hayır, 12 Aralık 2026 Cumartesi günü (Kongre) kapalıyız.'],
  ['aralık ayında kapalı mısınız', '- 11 Aralık 2026 – 13 Aralık 2026 (Kongre): Kapalı\n- 31 Aralık 2026: 10.00–12.00'],
])('states days that have other hours: %s', (question, beginning) => {
  const found = createAnswerer(indexKnowledge(knowledgeOf(site)), () => new Date('2026-12-07T09:00:00Z'))(question);
  expect(found.matched && found.answer.slice(0, beginning.length)).toBe(beginning);
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

it('does not say that only Turkish is spoken', () => {
  expect(createAnswerer(indexKnowledge(knowledgeOf(small)))('arapça bilen doktor var mı')).toMatchObject({
    answer: 'Türkçe konuşuyoruz. Başka bir dile ihtiyacınız varsa gelmeden önce sorun.',
    inEnglish: 'We speak Turkish. If you need another language, please ask before you come.',
  });
});

it('also in English', () => {
  expect(answer('do you speak English?')).toMatchObject({
    inEnglish: expect.stringMatching(/^We speak Turkish, English, and German\./),
  });
});

it.each([
  ['çalışma saatleriniz', 'ne-zaman-acik'],
  ['kaçta kapanıyorsunuz', 'ne-zaman-acik'],
  ['adresiniz nerede', 'nerede'],
  ['randevu almak istiyorum', 'randevu'],
  ['randevu nasıl alıcam', 'randevu'],
  ['hangi tedavileri yapıyorsunuz', 'neler-yapiyoruz'],
  ['doktor kimdir', 'kim-bakiyor'],
  ['kaç yıllık hekim', 'kim-bakiyor'],
])('a narrower question does not silence a fact: %s', (question, id) => {
  const narrow = [
    'Konyaaltı şubesi hangi saatlerde açık?',
    'Yaz dönemi çalışma saatleriniz nedir?',
    'Konyaaltı şubesi nerede?',
  ];
  const other = siteWith({
    'answers/entries.yaml': `entries:\n${narrow.map((text, at) => `  - key: dar-${at}\n    question: ${text}\n    answer: Bu yaz böyledir.\n    page: pages/contact\n    phrasings: [konyaaltı çalışma saatleri ${at}]\n`).join('')}`,
  });
  expect(createAnswerer(indexKnowledge(knowledgeOf(other)))(question)).toMatchObject({ matched: true, id });
});

it('leaves a question to the content if the content asks it', () => {
  const own = small;
  const keys = own.otherAnswers.map(({ key }) => key);
  const asks = own.faq.flatMap(({ questions }) => questions).map(({ question }) => question);
  expect(keys.includes('nerede')).toBe(!asks.some((question) => /^Klinik nerede/.test(question)));
  const asked = sample.otherAnswers.map(({ key }) => key);
  for (const key of [
    'ne-zaman-acik',
    'nerede',
    'randevu',
    'neler-yapiyoruz',
    'konusulan-diller',
    'kim-bakiyor',
    'odeme',
  ])
    expect(asked).not.toContain(key);
});
