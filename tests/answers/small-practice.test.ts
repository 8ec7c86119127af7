import { describe, expect, it } from 'vitest';
import { createAnswerer } from '../../src/answers/answerer.ts';
import { answersIndex } from '../../src/build/answersIndex.ts';
import { loadSite } from '../../src/content/load.ts';

const site = loadSite('tests/fixtures/practice', {});
const answer = createAnswerer(answersIndex(site));

/** A practice with three FAQ questions and hardly a phrasing. */
describe('a small practice of another specialty', () => {
  it.each(['masaj yapıyor musunuz', 'Akupunktur var mı?', 'masaj yaptırmak istiyorum'])(
    'says of what it does not offer that it does not: %s',
    (question) => expect(answer(question)).toMatchObject({ matched: true, id: 'yapilmayanlar' }),
  );

  it.each(['Omzum neden ağrıyor?', 'kolumu kaldırınca omzum sızlıyor'])(
    'answers with the page whose front matter says so: %s',
    (question) =>
      expect(answer(question)).toMatchObject({
        matched: true,
        question: 'Omzum neden ağrıyor?',
        answer: site.pages.find(({ source }) => source === 'symptoms/omuz-agrisi.md')!.description,
        url: `${site.base}${site.pathOf('symptoms/omuz-agrisi')}`,
      }),
  );

  it.each(['seans ücreti ne kadar', 'kaç para', 'fiyat listesi'])('answers with its policy on fees: %s', (question) =>
    expect(answer(question)).toMatchObject({ matched: true, answer: site.practice.feesPolicy }),
  );

  it.each(['dolar kaç lira', 'araba lastiği fiyatı', 'kedim yemek yemiyor', 'katarakt ameliyatı oldum'])(
    'is silent: %s',
    (question) => expect(answer(question).matched).toBe(false),
  );
});
