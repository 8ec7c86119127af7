import { describe, expect, it } from 'vitest';
import { createAnswerer } from '#answers/createAnswerer.ts';
import { indexKnowledge } from '#answers/forBuild.ts';
import { pathOf } from '#site/addresses.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import { small as site } from '../sites.ts';

const answer = createAnswerer(indexKnowledge(knowledgeOf(site)));

it('a site practice answers every question of its own, word for word', () => {
  const asked = site.faq.flatMap(({ questions }) => questions);
  expect(asked.length).toBeGreaterThan(2);
  for (const { question, answer: text } of asked)
    expect(answer(question), question).toMatchObject({ matched: true, answer: text });
});

it('a site practice of another specialty, with three questions and hardly a phrasing, answers with what it has', () => {
  for (const question of ['masaj yapıyor musunuz', 'Akupunktur var mı?', 'masaj yaptırmak istiyorum'])
    expect(answer(question), question).toMatchObject({ matched: true, id: 'yapilmayanlar' });
  // The page whose front matter says so.
  for (const question of ['Omzum neden ağrıyor?', 'kolumu kaldırınca omzum sızlıyor'])
    expect(answer(question), question).toMatchObject({
      question: 'Omzum neden ağrıyor?',
      answer: site.pages.find(({ source }) => source === 'symptoms/omuz-agrisi.md')!.description,
      url: `${site.base}${pathOf('symptoms/omuz-agrisi')}`,
    });
  for (const question of ['seans ücreti ne kadar', 'kaç para', 'fiyat listesi'])
    expect(answer(question), question).toMatchObject({ matched: true, answer: site.practice.feesPolicy });
  for (const question of ['dolar kaç lira', 'araba lastiği fiyatı', 'kedim yemek yemiyor', 'katarakt ameliyatı oldum'])
    expect([question, answer(question).matched]).toEqual([question, false]);
});

it.each(['acıkıyorum', 'aklım', 'ödemim geçmiyor', 'ödem', 'gelişim geriliği', 'bunama', 'kapatıyorum'])(
  'a word that only looks like one of hours, place or payment is another word: %s',
  (question) => expect(answer(question)).toMatchObject({ matched: false }),
);

it.each([
  ['masa başında nasıl oturayım', 'posts/masa-basinda-oturmak'],
  ['grup egzersizi ne zaman', 'pages/grup-egzersizi'],
  ['ameliyattan sonra hareket', 'services/ameliyat-sonrasi'],
  ['randevumu ertelemek istiyorum', 'pages/contact'],
])('a page without `answers` is offered, but is no answer: %s', (question, ref) => {
  const { title, description, path } = site.pagesByPath.get(pathOf(ref))!;
  const { matched, related } = answer(question);
  expect(matched).toBe(false);
  expect(related[0]).toEqual({ question: title, answer: description, url: `${site.base}${path}` });
});

it.each(['hava nasıl', 'dolar kaç lira', 'kedim yemek yemiyor', 'peki'])(
  'but not if it shares nothing: %s',
  (question) => {
    expect(
      answer(question).related.filter(
        ({ url }) => site.pagesByPath.get(url.slice(site.base.length))?.kind === 'blog-post',
      ),
    ).toEqual([]);
  },
);

describe('an entry that does not mention the asker’s state does not answer', () => {
  const entry = (key: string, question: string, text: string, ...phrasings: string[]) => {
    return { key, id: key, question, answer: text, url: 'https://practice.example/', phrasings };
  };
  const entries = [
    entry(
      'gunes',
      'Tedavi sırasında güneşe çıkabilir miyim?',
      'Çıkabilirsiniz; öğlen gölgede kalın.',
      'denize girebilir miyim',
      'güneş kremi kullanmalı mıyım',
    ),
    entry(
      'gebelik',
      'Gebelikte hangi krem kullanılabilir?',
      'Gebelikte hiçbir akne ilacına kendiliğinizden başlamayın.',
      'hamileyim krem kullanabilir miyim',
      'gebeyim akne kremi',
    ),
    ...['Sivilceleri sıkmalı mıyım?', 'Benlerim neden kaşınıyor?', 'Saçım neden dökülüyor?', 'Egzama bulaşır mı?'].map(
      (question, at) => entry(`baska-${at}`, question, 'Muayenede bakılır.'),
    ),
  ];
  const ask = createAnswerer(indexKnowledge({ entries }));
  it.each([
    ['yazın güneşe çıkabilir miyim', 'gunes'],
    ['hamileyim akne kremi kullanabilir miyim', 'gebelik'],
    ['çocuğum güneşe çıkabilir mi', undefined],
    ['çocuğuma akne kremi verebilir miyim', undefined],
    ['emziriyorum hangi krem kullanılabilir', undefined],
    ['hamileyim tedavi sırasında güneşe çıkabilir miyim', undefined],
  ])('%s', (question, id) => {
    const found = ask(question);
    expect(found.matched ? found.id : undefined).toBe(id);
    expect(found.matched || found.related.length > 0).toBe(true);
  });
});
