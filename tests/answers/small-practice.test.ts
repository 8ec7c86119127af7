import { expect, it } from 'vitest';
import { createAnswerer } from '../../src/answers/answerer.ts';
import { answersIndex } from '../../src/build/answersIndex.ts';
import { loadSite } from '../../src/content/load.ts';

const site = loadSite('tests/fixtures/practice', {});
const answer = createAnswerer(answersIndex(site));

it('a small practice of another specialty, with three questions and hardly a phrasing, answers from what it has', () => {
  for (const question of ['masaj yapıyor musunuz', 'Akupunktur var mı?', 'masaj yaptırmak istiyorum'])
    expect(answer(question), question).toMatchObject({ matched: true, id: 'yapilmayanlar' });
  // The page whose front matter says so.
  for (const question of ['Omzum neden ağrıyor?', 'kolumu kaldırınca omzum sızlıyor'])
    expect(answer(question), question).toMatchObject({
      question: 'Omzum neden ağrıyor?',
      answer: site.pages.find(({ source }) => source === 'symptoms/omuz-agrisi.md')!.description,
      url: `${site.base}${site.pathOf('symptoms/omuz-agrisi')}`,
    });
  for (const question of ['seans ücreti ne kadar', 'kaç para', 'fiyat listesi'])
    expect(answer(question), question).toMatchObject({ matched: true, answer: site.practice.feesPolicy });
  for (const question of ['dolar kaç lira', 'araba lastiği fiyatı', 'kedim yemek yemiyor', 'katarakt ameliyatı oldum'])
    expect([question, answer(question).matched]).toEqual([question, false]);
});
