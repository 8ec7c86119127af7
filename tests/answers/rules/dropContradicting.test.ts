import { expect, it } from 'vitest';
import { dropContradicting } from '#answers/rules/dropContradicting.ts';

const entry = (question: string, answer: string) => ({ question, answer, url: 'https://practice.example/sss' });
type Entry = ReturnType<typeof entry>;

/** Ask a question that the engine answers with an entry. */
const asked = (question: string, found: Entry, related: readonly Entry[] = [], isVerbatim = false) =>
  dropContradicting(
    question,
    { id: 'x', matched: true, confidence: 0.9, isRanked: true, ...found, related },
    isVerbatim,
  );

const without = entry('Ateşim var ama şişlik yok, ne yapmalıyım?', 'Aynı gün gelin, büyürse 112’yi arayın.');
const begins = entry('Yanağım şişti, ne yapmalıyım?', 'Ateşiniz yoksa aynı gün gelin. Ateş varsa 112’yi arayın.');
const blow = entry('Darbe alan diş düzelir mi?', 'Aynı gün gelin.');
const about = entry('Yanağım şişti, ne yapmalıyım?', 'Aynı gün gelin.');
const after = entry('Kanal tedavisinden sonra diş etinde hafif şişlik normal mi?', 'Çoğu kez kendiliğinden iner.');

it.each([
  ['Şişlik ve ateş var', without],
  ['swelling and fever', without],
  ['yanağım şişmedi ama ağrıyor', about],
  ['dişim ağrıyor, yüzümde şişlik yok', about],
  ['my tooth hurts but my cheek is not swollen', about],
  ['dişim ağrıyor, şişlik ateş yok', begins],
  ['diş etimde şişlik var', after],
])('neither answers nor is related: %s', (question, found) => {
  expect(asked(question, found)).toMatchObject({ matched: false, related: [] });
  expect(asked(question, about, [found]).related).toEqual([]);
});

it.each<readonly [string, Entry]>([
  ['Ateşim var ama şişlik yok', without],
  ['yanağım şişti ateşim yok', begins],
  ['dişime top çarptı kırık yok', blow],
  ['dudağımda elektrik çarpar gibi ağrı var', entry('Uyuşma geçtikten sonra dudak yanar mı?', 'Bizi arayın.')],
  ['çarpmadan sonra dişim uzadı', blow],
  ['yüzüm şiş, ateş yok, nefesim rahat', begins],
  ['kanal tedavisinden sonra diş etimde şişlik var', after],
  ...[
    'sistemik hastalığım yok',
    'sistitim yok',
    'şişman değilim',
    'su şişesi yok',
    'Şişli’de değilim',
    'my sister is not here',
  ].map((start) => [`${start}, yanağım apseli`, about] as const),
  ['çarpık dişim yok, dişim kırık', blow],
])('answers if that is the case asked about: %s', (question, found) =>
  expect(asked(question, found)).toMatchObject({ matched: true }),
);

it('an entry whose answer begins with the opposite case may only be related', () =>
  expect(asked('Geçen yıl yanağım şişmişti, ateşim de vardı', begins, [without])).toMatchObject({
    matched: false,
    related: [begins],
  }));

it('an entry asked word for word may be on signs after a treatment, but not on the opposite case', () => {
  expect(asked('diş etimde şişlik var', after, [after], true)).toMatchObject({ matched: true, related: [] });
  expect(asked('Şişlik ve ateş var', without, [], true)).toMatchObject({ matched: false });
});
